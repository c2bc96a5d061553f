// swift-tools-version: 6.2

import PackageDescription

/// A package of an iOS team: Swift Testing beside UIKit, and the program of the page on migration.
let package = Package(
  name: "with-shims",
  dependencies: [.package(name: "swift-dynamics", path: "../../..")],
  targets: [
    .target(
      name: "Pendulum", dependencies: [.product(name: "UIKitShims", package: "swift-dynamics")]),
    .testTarget(name: "PendulumTests", dependencies: ["Pendulum"]),
    .testTarget(
      name: "With", dependencies: [.product(name: "UIKitShims", package: "swift-dynamics")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
