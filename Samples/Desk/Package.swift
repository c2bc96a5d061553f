// swift-tools-version: 6.2

import PackageDescription

let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let windowDependencies: [Target.Dependency] = [
  "CGtk4",
  .product(name: "Dynamics", package: "swift-dynamics"),
  .product(name: "DynamicsGTK", package: "swift-dynamics"),
]

/// A separate package, since it requires the trait GTK.
let package = Package(
  name: "swift-dynamics-desk",
  dependencies: [
    .package(name: "swift-dynamics", path: "../..", traits: ["GTK"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // GTK as any program can import it; swift-dynamics does not export it.
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "desk",
      dependencies: windowDependencies + [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      path: "Sources/Desk", swiftSettings: commonSettings),
    .executableTarget(
      name: "falling-button",
      dependencies: windowDependencies,
      path: "Sources/FallingButton", swiftSettings: commonSettings),
    .executableTarget(
      name: "widget-checks",
      dependencies: windowDependencies,
      path: "Tests/WidgetChecks", swiftSettings: commonSettings),
    .testTarget(
      name: "DeskTests",
      dependencies: [
        "desk", "falling-button", "widget-checks",
        .product(name: "Dynamics", package: "swift-dynamics"),
      ], swiftSettings: commonSettings),
  ]
)
