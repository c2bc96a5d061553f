// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with, as in the package that is tested.
let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Mutation tests of the engine.
///
/// It is a package of its own, so that users never build swift-syntax.
let package = Package(
  name: "mutants",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
  ],
  targets: [
    .target(
      name: "Mutation",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: commonSettings),
    .executableTarget(
      name: "mutants",
      dependencies: [
        "Mutation", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: commonSettings),
    .testTarget(name: "MutationTests", dependencies: ["Mutation"], swiftSettings: commonSettings),
  ]
)
