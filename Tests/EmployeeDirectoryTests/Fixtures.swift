import Foundation
import TestSupport

let fixtures = Fixtures(in: .module)
