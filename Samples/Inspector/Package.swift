// swift-tools-version: 6.2

import PackageDescription

let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The products that the stages of the playground use.
let sampleDependencies: [Target.Dependency] = [
  .product(name: "Dynamics", package: "swift-dynamics"),
  .product(name: "DynamicsRecording", package: "swift-dynamics"),
  .product(name: "ArgumentParser", package: "swift-argument-parser"),
]

/// The products for a program that only shows an animator.
let shapeDependencies: [Target.Dependency] = [
  .product(name: "Dynamics", package: "swift-dynamics"),
  .product(name: "DynamicsInspector", package: "swift-dynamics"),
]

/// A separate package, since it requires the trait Inspector.
let package = Package(
  name: "swift-dynamics-inspector",
  dependencies: [
    .package(name: "swift-dynamics", path: "../..", traits: ["Inspector"]),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The stages of the playground, by links to the folders of the other samples.
    .target(
      name: "SampleSupport", dependencies: sampleDependencies, swiftSettings: commonSettings),
    .executableTarget(
      name: "dynamics-inspect",
      dependencies: sampleDependencies + [
        "SampleSupport", .product(name: "DynamicsInspector", package: "swift-dynamics"),
      ],
      path: "Sources/Inspect", exclude: ["Play/Play.swift"], swiftSettings: commonSettings),
    // The program of the article in the documentation.
    .executableTarget(
      name: "toasts", dependencies: shapeDependencies, path: "Sources/Toasts",
      swiftSettings: commonSettings),
    // A page without a browser.
    .target(
      name: "InspectorTestSupport",
      dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")],
      path: "Tests/InspectorTestSupport", swiftSettings: commonSettings),
    .executableTarget(
      name: "inspector-cost",
      dependencies: [
        "InspectorTestSupport", .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "DynamicsInspector", package: "swift-dynamics"),
      ], path: "Tests/Cost", swiftSettings: commonSettings),
    // Live programs with mains of two shapes.
    .executableTarget(
      name: "shape-run-loop", dependencies: shapeDependencies, path: "Tests/Shapes/RunLoop",
      swiftSettings: commonSettings),
    .executableTarget(
      name: "shape-async-main", dependencies: shapeDependencies, path: "Tests/Shapes/AsyncMain",
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsInspectorTests",
      dependencies: [
        .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "DynamicsInspector", package: "swift-dynamics"),
        .product(name: "DynamicsRecording", package: "swift-dynamics"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        "InspectorTestSupport", "dynamics-inspect", "shape-async-main", "shape-run-loop", "toasts",
      ], swiftSettings: commonSettings),
  ]
)
