// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "swift-viper",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "viper", targets: ["viper"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
    .library(name: "CurrencyConverter", targets: ["CurrencyConverter"]),
    .library(name: "ReferenceGraph", targets: ["ReferenceGraph"]),
    .library(name: "TestingLeakChecks", targets: ["TestingLeakChecks"]),
    .library(name: "XCTestLeakChecks", targets: ["XCTestLeakChecks"]),
    .library(name: "SpySupport", targets: ["SpySupport"]),
    .library(name: "NavigationMocks", targets: ["NavigationMocks"]),
    .library(name: "CurrencyConverterMocks", targets: ["CurrencyConverterMocks"]),
  ],
  targets: [
    // The house
    .target(name: "Navigation"),
    .target(name: "HTTPTransport"),
    .target(name: "CurrencyConverter", dependencies: ["HTTPTransport", "Navigation"]),
    .executableTarget(name: "viper", dependencies: ["CurrencyConverter"]),

    // The instruments
    .target(name: "ReferenceGraph"),
    .target(name: "TestingLeakChecks", dependencies: ["ReferenceGraph"]),
    .target(name: "XCTestLeakChecks", dependencies: ["ReferenceGraph"]),
    .executableTarget(name: "Benchmarks", dependencies: ["CurrencyConverter"]),

    // The doubles
    .target(name: "SpySupport", path: "Mocks/SpySupport"),
    .target(name: "NavigationMocks", dependencies: ["Navigation", "SpySupport"], path: "Mocks/NavigationMocks"),
    .target(
      name: "CurrencyConverterMocks",
      dependencies: ["CurrencyConverter", "Navigation", "SpySupport"],
      path: "Mocks/CurrencyConverterMocks"),

    // The proof
    .target(name: "TestSupport", dependencies: ["SpySupport"], path: "Tests/Support", exclude: ["Loopback"]),
    .target(name: "Loopback", dependencies: ["SpySupport"], path: "Tests/Support/Loopback"),
    .testTarget(name: "LoopbackTests", dependencies: ["Loopback", "SpySupport"]),
    .testTarget(
      name: "HTTPTransportTests",
      dependencies: ["HTTPTransport", "Loopback", "SpySupport", "TestSupport", "TestingLeakChecks"]),
    .testTarget(
      name: "NavigationTests",
      dependencies: ["Navigation", "NavigationMocks", "SpySupport", "TestSupport", "TestingLeakChecks"]),
    .testTarget(
      name: "CurrencyConverterTests",
      dependencies: [
        "CurrencyConverter", "CurrencyConverterMocks", "HTTPTransport", "Loopback", "Navigation", "NavigationMocks",
        "SpySupport", "TestSupport", "TestingLeakChecks", "XCTestLeakChecks",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "SpySupportTests", dependencies: ["SpySupport", "TestSupport"]),
    .testTarget(name: "TestingLeakChecksTests", dependencies: ["TestingLeakChecks"]),
    .testTarget(name: "XCTestLeakChecksTests", dependencies: ["XCTestLeakChecks"]),
    .testTarget(
      name: "viperTests",
      dependencies: [
        "CurrencyConverter", "CurrencyConverterMocks", "Navigation", "ReferenceGraph", "TestingLeakChecks",
        "XCTestLeakChecks",
        "viper",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

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
