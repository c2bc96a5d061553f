// swift-tools-version: 6.2

import PackageDescription

/// A package of an iOS team: Swift Testing beside UIKit.
let package = Package(
  name: "with-shims",
  dependencies: [.package(name: "swift-dynamics", path: "../../..")],
  targets: [
    .testTarget(
      name: "With", dependencies: [.product(name: "UIKitShims", package: "swift-dynamics")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
