// swift-tools-version: 6.2

import PackageDescription

/// The same rules as in the package that is measured.
let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A package of its own, so that its dependencies never reach a user of swift-dynamics.
let package = Package(
  name: "swift-dynamics-benchmarks",
  products: [
    .executable(name: "display-link-drift", targets: ["display-link-drift"]),
    .executable(name: "step-cost", targets: ["step-cost"]),
    .executable(name: "run-dynamics", targets: ["run-dynamics"]),
    .executable(name: "run-chipmunk", targets: ["run-chipmunk"]),
    .executable(name: "run-box2d", targets: ["run-box2d"]),
  ],
  dependencies: [
    .package(name: "swift-dynamics", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "Drawing", path: "Sources/Drawing", swiftSettings: commonSettings),
    .executableTarget(
      name: "display-link-drift",
      dependencies: [
        "Drawing",
        .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/DisplayLinkDrift", swiftSettings: commonSettings),

    // What is simulated, as values; knows no engine.
    .target(name: "Scenes", path: "Sources/Scenes", swiftSettings: commonSettings),
    // Reads a scene that was written as text, and times its steps; for programs in C and C++, too.
    .target(
      name: "RunnerKit", path: "Sources/RunnerKit",
      cSettings: [.treatAllWarnings(as: .error)], linkerSettings: [.linkedLibrary("m")]),
    // Counts the allocations of the program that links it.
    .target(
      name: "AllocationCount", path: "Sources/AllocationCount",
      cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "run-dynamics",
      dependencies: [
        "AllocationCount", "RunnerKit",
        .product(name: "Dynamics", package: "swift-dynamics"),
      ],
      path: "Sources/Runners/Dynamics", swiftSettings: commonSettings),
    .executableTarget(
      name: "run-chipmunk", dependencies: ["RunnerKit"], path: "Sources/Runners/Chipmunk",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("chipmunk")]),
    // Does nothing where Box2D is not installed; its source names the library, to a linker that listens.
    .executableTarget(
      name: "run-box2d", dependencies: ["RunnerKit"], path: "Sources/Runners/Box2D",
      cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "step-cost",
      dependencies: [
        "Drawing", "Scenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/StepCost", swiftSettings: commonSettings),
  ]
)
