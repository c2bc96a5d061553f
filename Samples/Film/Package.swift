// swift-tools-version: 6.2

import PackageDescription

let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let sampleDependencies: [Target.Dependency] = [
  .product(name: "Dynamics", package: "swift-dynamics"),
  .product(name: "DynamicsRecording", package: "swift-dynamics"),
  .product(name: "ArgumentParser", package: "swift-argument-parser"),
]

/// A separate package, since it requires the trait Pictures.
let package = Package(
  name: "swift-dynamics-film",
  dependencies: [
    .package(name: "swift-dynamics", path: "../..", traits: ["Pictures"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // By a link to the folder of the other samples.
    .target(
      name: "SampleSupport", dependencies: sampleDependencies, swiftSettings: commonSettings),
    .executableTarget(
      name: "dynamics-film",
      dependencies: sampleDependencies + [
        "SampleSupport", .product(name: "DynamicsPictures", package: "swift-dynamics"),
      ],
      path: "Sources/Film", swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsPicturesTests",
      dependencies: [
        .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "DynamicsPictures", package: "swift-dynamics"),
        .product(name: "DynamicsRecording", package: "swift-dynamics"),
        .product(name: "DynamicsSVG", package: "swift-dynamics"),
        "dynamics-film",
      ],
      exclude: ["read_picture.py"], swiftSettings: commonSettings),
  ]
)
