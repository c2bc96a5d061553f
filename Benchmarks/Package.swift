// swift-tools-version: 6.2

import PackageDescription

/// The same rules as in the package that is measured.
let houseRules: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A package of its own, so that what it depends on never reaches a user of swift-dynamics.
let package = Package(
  name: "swift-dynamics-benchmarks",
  products: [
    .executable(name: "display-link-drift", targets: ["display-link-drift"])
  ],
  dependencies: [
    .package(name: "swift-dynamics", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Without its default traits: its counts of allocations would need a library of its own.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "display-link-drift",
      dependencies: [
        .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/DisplayLinkDrift", swiftSettings: houseRules),
    // The plugin takes what lies in a folder called Benchmarks for its own.
    .executableTarget(
      name: "StepCost",
      dependencies: [
        .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/StepCost", swiftSettings: houseRules,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
