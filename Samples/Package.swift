// swift-tools-version: 6.2

import PackageDescription

/// The same rules as in the package that they show.
let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The modules that each sample uses.
let sampleDependencies: [Target.Dependency] = [
  .product(name: "Dynamics", package: "swift-dynamics"),
  .product(name: "DynamicsRecording", package: "swift-dynamics"),
  .product(name: "ArgumentParser", package: "swift-argument-parser"),
]

/// A package of its own, so that no user of swift-dynamics fetches swift-argument-parser.
let package = Package(
  name: "swift-dynamics-samples",
  products: [
    .executable(name: "bouncing-ball", targets: ["bouncing-ball"]),
    .executable(name: "card-shuffle", targets: ["card-shuffle"]),
    .executable(name: "crates", targets: ["crates"]),
    .executable(name: "drop", targets: ["drop"]),
    .executable(name: "dynamics", targets: ["dynamics-bake"]),
    .executable(name: "dynamics-play", targets: ["dynamics-play"]),
  ],
  traits: [
    .trait(
      name: "Pictures",
      description:
        "Images of baked SVG files collide by what they show; needs the libraries of DynamicsPictures."
    )
  ],
  dependencies: [
    .package(
      name: "swift-dynamics", path: "..",
      traits: [.trait(name: "Pictures", condition: .when(traits: ["Pictures"]))]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "SampleSupport", dependencies: sampleDependencies, path: "SampleSupport",
      swiftSettings: commonSettings),
    .executableTarget(
      name: "bouncing-ball", dependencies: sampleDependencies + ["SampleSupport"],
      path: "BouncingBall", swiftSettings: commonSettings),
    .executableTarget(
      name: "card-shuffle", dependencies: sampleDependencies + ["SampleSupport"],
      path: "CardShuffle", swiftSettings: commonSettings),
    .executableTarget(
      name: "crates", dependencies: sampleDependencies + ["SampleSupport"], path: "Crates",
      swiftSettings: commonSettings),
    .executableTarget(
      name: "drop", dependencies: sampleDependencies + ["SampleSupport"], path: "Drop",
      swiftSettings: commonSettings),
    .executableTarget(
      name: "dynamics-bake",
      dependencies: sampleDependencies + [
        "SampleSupport", .product(name: "DynamicsSVG", package: "swift-dynamics"),
        .product(
          name: "DynamicsPictures", package: "swift-dynamics",
          condition: .when(traits: ["Pictures"])),
      ],
      path: "Bake", swiftSettings: commonSettings),
    .executableTarget(
      name: "dynamics-play", dependencies: sampleDependencies + ["SampleSupport"], path: "Play",
      swiftSettings: commonSettings),
    .testTarget(
      name: "SamplesTests",
      dependencies: sampleDependencies + [
        "bouncing-ball", "card-shuffle", "crates", "drop", "dynamics-bake", "dynamics-play",
        "SampleSupport",
      ],
      exclude: ["Captures"], swiftSettings: commonSettings),
  ]
)
