import Testing
import ViperRules
