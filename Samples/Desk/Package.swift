// swift-tools-version: 6.2

import PackageDescription

let houseRules: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let whatWindowsNeed: [Target.Dependency] = [
  "CGtk4",
  .product(name: "Dynamics", package: "swift-dynamics"),
  .product(name: "DynamicsGTK", package: "swift-dynamics"),
]

/// A separate package, since it requires the trait GTK.
let package = Package(
  name: "swift-dynamics-desk",
  dependencies: [.package(name: "swift-dynamics", path: "../..", traits: ["GTK"])],
  targets: [
    // GTK as any program can import it; swift-dynamics does not export it.
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "desk",
      dependencies: whatWindowsNeed,
      path: "Sources/Desk", swiftSettings: houseRules),
    .executableTarget(
      name: "falling-button",
      dependencies: whatWindowsNeed,
      path: "Sources/FallingButton", swiftSettings: houseRules),
    .executableTarget(
      name: "widget-checks",
      dependencies: whatWindowsNeed,
      path: "Tests/WidgetChecks", swiftSettings: houseRules),
    .testTarget(
      name: "DeskTests",
      dependencies: [
        "desk", "falling-button", "widget-checks",
        .product(name: "Dynamics", package: "swift-dynamics"),
      ], swiftSettings: houseRules),
  ]
)
