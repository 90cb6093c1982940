// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "swift-viper",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "viper", targets: ["viper"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "FileStorage", targets: ["FileStorage"]),
    .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
    .library(name: "Questions", targets: ["Questions"]),
    .library(name: "Links", targets: ["Links"]),
    .library(name: "Titles", targets: ["Titles"]),
    .library(name: "Days", targets: ["Days"]),
    .library(name: "CurrencyConverter", targets: ["CurrencyConverter"]),
    .library(name: "TodoList", targets: ["TodoList"]),
    .library(name: "EmployeeDirectory", targets: ["EmployeeDirectory"]),
    .library(name: "TaskPlanner", targets: ["TaskPlanner"]),
    .library(name: "MapSearch", targets: ["MapSearch"]),
    .library(name: "Terminal", targets: ["Terminal"]),
    .library(name: "ReferenceGraph", targets: ["ReferenceGraph"]),
    .library(name: "TestingLeakChecks", targets: ["TestingLeakChecks"]),
    .library(name: "XCTestLeakChecks", targets: ["XCTestLeakChecks"]),
    .library(name: "ViperRules", targets: ["ViperRules"]),
    .library(name: "SpySupport", targets: ["SpySupport"]),
    .library(name: "NavigationMocks", targets: ["NavigationMocks"]),
    .library(name: "LinksMocks", targets: ["LinksMocks"]),
    .library(name: "CurrencyConverterMocks", targets: ["CurrencyConverterMocks"]),
    .library(name: "TodoListMocks", targets: ["TodoListMocks"]),
    .library(name: "EmployeeDirectoryMocks", targets: ["EmployeeDirectoryMocks"]),
    .library(name: "TaskPlannerMocks", targets: ["TaskPlannerMocks"]),
    .library(name: "MapSearchMocks", targets: ["MapSearchMocks"]),
    .library(name: "TerminalMocks", targets: ["TerminalMocks"]),
  ],
  targets: [
    // The house
    .target(name: "Navigation"),
    .target(name: "FileStorage"),
    .target(name: "HTTPTransport"),
    .target(name: "Questions"),
    .target(name: "Links"),
    .target(name: "Titles"),
    .target(name: "Days"),
    .target(
      name: "CurrencyConverter",
      dependencies: ["Days", "FileStorage", "HTTPTransport", "Links", "Navigation", "Questions"]),
    .target(name: "TodoList", dependencies: ["Days", "FileStorage", "Navigation", "Titles"]),
    .target(
      name: "EmployeeDirectory", dependencies: ["FileStorage", "Links", "Navigation", "Questions", "Titles"]),
    .target(name: "TaskPlanner", dependencies: ["Days", "FileStorage", "Navigation", "Titles"]),
    .target(name: "MapSearch", dependencies: ["HTTPTransport", "Navigation", "Questions", "Titles"]),
    .target(
      name: "Terminal",
      dependencies: ["CurrencyConverter", "EmployeeDirectory", "MapSearch", "Navigation", "TaskPlanner", "TodoList"]),
    .executableTarget(
      name: "viper",
      dependencies: [
        "CurrencyConverter", "Days", "EmployeeDirectory", "FileStorage", "HTTPTransport", "Links", "MapSearch",
        "ModuleStates", "Navigation", "ReferenceGraph", "TaskPlanner", "Terminal", "TodoList", "ViperRules",
      ]),

    // The instruments
    .target(name: "ReferenceGraph"),
    .target(name: "ViperRules", dependencies: ["ReferenceGraph"]),
    .target(
      name: "ModuleStates",
      dependencies: [
        "CurrencyConverter", "CurrencyConverterMocks", "EmployeeDirectory", "EmployeeDirectoryMocks", "Links",
        "LinksMocks", "MapSearch", "MapSearchMocks", "Navigation", "NavigationMocks", "Questions", "SpySupport",
        "TaskPlanner", "TaskPlannerMocks", "TodoList", "TodoListMocks", "ViperRules",
      ]),
    .target(name: "TestingLeakChecks", dependencies: ["ReferenceGraph"]),
    .target(name: "XCTestLeakChecks", dependencies: ["ReferenceGraph"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CurrencyConverter", "FileStorage", "HTTPTransport", "Loopback", "MapSearch", "Navigation", "ReferenceGraph",
        "Titles", "TodoList",
      ]),

    // The doubles
    .target(name: "SpySupport", path: "Mocks/SpySupport"),
    .target(name: "NavigationMocks", dependencies: ["Navigation", "SpySupport"], path: "Mocks/NavigationMocks"),
    .target(name: "LinksMocks", dependencies: ["Links", "SpySupport"], path: "Mocks/LinksMocks"),
    .target(
      name: "CurrencyConverterMocks",
      dependencies: [
        "CurrencyConverter", "Days", "Links", "LinksMocks", "Navigation", "NavigationMocks", "SpySupport",
      ],
      path: "Mocks/CurrencyConverterMocks"),
    .target(
      name: "TodoListMocks", dependencies: ["Navigation", "NavigationMocks", "SpySupport", "Titles", "TodoList"],
      path: "Mocks/TodoListMocks"),
    .target(
      name: "EmployeeDirectoryMocks",
      dependencies: [
        "EmployeeDirectory", "Links", "LinksMocks", "Navigation", "NavigationMocks", "SpySupport", "Titles",
      ],
      path: "Mocks/EmployeeDirectoryMocks"),
    .target(
      name: "TaskPlannerMocks",
      dependencies: ["Days", "Navigation", "NavigationMocks", "SpySupport", "TaskPlanner", "Titles"],
      path: "Mocks/TaskPlannerMocks"),
    .target(
      name: "MapSearchMocks", dependencies: ["MapSearch", "Navigation", "NavigationMocks", "SpySupport", "Titles"],
      path: "Mocks/MapSearchMocks"),
    .target(name: "TerminalMocks", dependencies: ["SpySupport", "Terminal"], path: "Mocks/TerminalMocks"),

    // The proof
    .target(
      name: "TestSupport", dependencies: ["SpySupport", "ViperRules"], path: "Tests/Support",
      exclude: ["Loopback", "SaveLoop"]),
    .target(name: "Loopback", dependencies: ["SpySupport"], path: "Tests/Support/Loopback"),
    .executableTarget(name: "SaveLoop", dependencies: ["FileStorage"], path: "Tests/Support/SaveLoop"),
    .testTarget(name: "LoopbackTests", dependencies: ["Loopback", "SpySupport"]),
    .testTarget(
      name: "HTTPTransportTests",
      dependencies: ["HTTPTransport", "Loopback", "SpySupport", "TestSupport", "TestingLeakChecks"]),
    .testTarget(
      name: "NavigationTests",
      dependencies: ["Navigation", "NavigationMocks", "SpySupport", "TestSupport", "TestingLeakChecks"]),
    .testTarget(
      name: "QuestionsTests",
      dependencies: ["Questions", "SpySupport", "TestSupport", "TestingLeakChecks", "ViperRules"]),
    .testTarget(name: "LinksTests", dependencies: ["Links", "TestSupport"]),
    .testTarget(name: "TitlesTests", dependencies: ["Titles"]),
    .testTarget(name: "DaysTests", dependencies: ["Days"]),
    .testTarget(name: "FileStorageTests", dependencies: ["FileStorage", "SaveLoop", "TestSupport"]),
    .testTarget(
      name: "CurrencyConverterTests",
      dependencies: [
        "CurrencyConverter", "CurrencyConverterMocks", "Days", "FileStorage", "HTTPTransport", "Links", "LinksMocks",
        "Loopback", "Navigation", "NavigationMocks", "SpySupport", "TestSupport", "TestingLeakChecks", "ViperRules",
        "XCTestLeakChecks",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TodoListTests",
      dependencies: [
        "FileStorage", "Navigation", "NavigationMocks", "SpySupport", "TestSupport", "TestingLeakChecks", "Titles",
        "TodoList", "TodoListMocks", "XCTestLeakChecks",
      ]),
    .testTarget(
      name: "EmployeeDirectoryTests",
      dependencies: [
        "EmployeeDirectory", "EmployeeDirectoryMocks", "FileStorage", "Links", "LinksMocks", "Navigation",
        "NavigationMocks", "SpySupport", "TestSupport", "TestingLeakChecks", "Titles", "ViperRules", "XCTestLeakChecks",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TaskPlannerTests",
      dependencies: [
        "Days", "FileStorage", "Navigation", "NavigationMocks", "SpySupport", "TaskPlanner", "TaskPlannerMocks",
        "TestSupport", "TestingLeakChecks", "Titles", "ViperRules", "XCTestLeakChecks",
      ]),
    .testTarget(
      name: "MapSearchTests",
      dependencies: [
        "HTTPTransport", "Loopback", "MapSearch", "MapSearchMocks", "Navigation", "NavigationMocks", "SpySupport",
        "TestSupport", "TestingLeakChecks", "Titles", "ViperRules", "XCTestLeakChecks",
      ]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "CurrencyConverter", "CurrencyConverterMocks", "Days", "EmployeeDirectory", "EmployeeDirectoryMocks", "Links",
        "LinksMocks", "MapSearch", "MapSearchMocks", "Navigation", "NavigationMocks", "SpySupport", "TaskPlanner",
        "TaskPlannerMocks", "Terminal", "TerminalMocks", "TestSupport", "TestingLeakChecks", "TodoList",
        "TodoListMocks",
      ],
      resources: [.copy("Transcripts")]),
    .testTarget(name: "ReferenceGraphTests", dependencies: ["ReferenceGraph", "TestSupport"]),
    .testTarget(
      name: "ViperRulesTests",
      dependencies: ["ModuleStates", "ReferenceGraph", "SpySupport", "TestSupport", "TestingLeakChecks", "ViperRules"]),
    .testTarget(
      name: "ModuleStatesTests", dependencies: ["ModuleStates", "ReferenceGraph", "TestSupport", "ViperRules"]),
    .testTarget(name: "SpySupportTests", dependencies: ["SpySupport", "TestSupport", "TestingLeakChecks"]),
    .testTarget(name: "TestingLeakChecksTests", dependencies: ["ReferenceGraph", "TestingLeakChecks"]),
    .testTarget(name: "XCTestLeakChecksTests", dependencies: ["ReferenceGraph", "XCTestLeakChecks"]),
    .testTarget(
      name: "viperTests",
      dependencies: [
        "CurrencyConverter", "CurrencyConverterMocks", "Days", "LinksMocks", "Loopback", "Navigation", "ReferenceGraph",
        "TestSupport", "TestingLeakChecks", "ViperRules", "XCTestLeakChecks", "viper",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Scripts/break builds over and over, and needs few of the tests.
if let tests = Context.environment["VIPER_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
