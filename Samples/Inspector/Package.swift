// swift-tools-version: 6.2

import PackageDescription

let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A separate package, since it requires the trait Inspector.
let package = Package(
  name: "swift-dynamics-inspector",
  dependencies: [
    .package(name: "swift-dynamics", path: "../..", traits: ["Inspector"]),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .testTarget(
      name: "DynamicsInspectorTests",
      dependencies: [
        .product(name: "Dynamics", package: "swift-dynamics"),
        .product(name: "DynamicsInspector", package: "swift-dynamics"),
        .product(name: "DynamicsRecording", package: "swift-dynamics"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: commonSettings)
  ]
)
