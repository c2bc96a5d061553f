// swift-tools-version: 6.2

import PackageDescription

/// A package that uses the framework alone, as any Linux program does.
let package = Package(
  name: "without-shims",
  dependencies: [.package(name: "swift-dynamics", path: "../../..")],
  targets: [
    .testTarget(
      name: "Without", dependencies: [.product(name: "Dynamics", package: "swift-dynamics")])
  ]
)
