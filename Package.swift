// swift-tools-version: 6.2

import PackageDescription

/// What every target of the package is compiled with: warnings are errors, imports stay private
/// unless a signature needs them, and async members run where their caller runs.
let commonSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// For the shims of classes that belong to the main actor: checked as strictly, but Swift 6 mode
/// would also check at run time, in every closure, that it runs there, where clients in Swift 5 mode
/// run wherever their tests run.
let shimRules: [SwiftSetting] =
  commonSettings + [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]

/// What code written for iOS imports, and what `import Testing` looks for beside it.
let iOSModules: [Target.Dependency] = [
  "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
]

/// Programs as users write them, each with a main of another shape; ProgramShapesTests runs them.
let programShapes = [
  "beat-probe", "shape-async-main", "shape-dispatch-main", "shape-natural-loop", "shape-run-loop",
  "shape-top-level-await",
]

let package = Package(
  name: "swift-dynamics",
  products: [
    .library(name: "Dynamics", targets: ["Dynamics"]),
    .library(name: "DynamicsRecording", targets: ["DynamicsRecording"]),
    .library(name: "DynamicsSVG", targets: ["DynamicsSVG"]),
    .library(name: "DynamicsTesting", targets: ["DynamicsTesting"]),
    .library(name: "DynamicsGTK", targets: ["DynamicsGTK"]),
    .library(name: "DynamicsInspector", targets: ["DynamicsInspector"]),
    .library(name: "DynamicsPictures", targets: ["DynamicsPictures"]),
    .library(
      name: "UIKitShims",
      targets: ["CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The product DynamicsGTK, which needs Debian's libgtk-4-dev."),
    .trait(name: "Inspector", description: "The product DynamicsInspector, which needs FlyingFox."),
    .trait(
      name: "Pictures",
      description:
        "The product DynamicsPictures, which needs Debian's libcairo2-dev, libgif-dev and libwebp-dev."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    // Only for the trait Inspector.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Each floor imports only floors below it.
    .systemLibrary(name: "CChipmunk", providers: [.apt(["libchipmunk-dev"])]),
    .target(name: "DynamicsChipmunk", dependencies: ["CChipmunk"], swiftSettings: commonSettings),
    .target(
      name: "DynamicsReporting",
      dependencies: [.product(name: "Logging", package: "swift-log")],
      swiftSettings: commonSettings),
    .target(
      name: "DynamicsGeometry", dependencies: ["DynamicsReporting"], swiftSettings: commonSettings),
    .target(
      name: "DynamicsTiming", dependencies: ["DynamicsGeometry", "DynamicsReporting"],
      swiftSettings: commonSettings),
    .target(name: "CContactKernel"),
    .target(
      name: "DynamicsEngine",
      dependencies: ["CContactKernel", "DynamicsChipmunk", "DynamicsGeometry"],
      swiftSettings: commonSettings),
    .target(
      name: "Dynamics",
      dependencies: ["DynamicsEngine", "DynamicsGeometry", "DynamicsReporting", "DynamicsTiming"],
      swiftSettings: commonSettings),

    .target(
      name: "DynamicsRecording",
      dependencies: ["Dynamics", "DynamicsGeometry", "DynamicsReporting", "DynamicsTiming"],
      swiftSettings: commonSettings),

    // A target of its own, so that other programs do not load Foundation's XML parser.
    .target(
      name: "DynamicsSVG",
      dependencies: ["Dynamics", "DynamicsGeometry", "DynamicsRecording"],
      swiftSettings: commonSettings),

    // For tests only: it imports Swift Testing and XCTest, so nothing but tests may depend on it.
    .target(
      name: "DynamicsTesting",
      dependencies: ["Dynamics", "DynamicsEngine", "DynamicsGeometry", "DynamicsRecording"],
      swiftSettings: commonSettings),

    // Without the trait GTK it is empty, and needs nothing.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "DynamicsGTK",
      dependencies: [
        "Dynamics", "DynamicsGeometry", "DynamicsReporting", "DynamicsTiming",
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ],
      swiftSettings: commonSettings),

    // Without the trait Inspector it is empty, and needs nothing.
    .target(
      name: "DynamicsInspector",
      dependencies: [
        "Dynamics", "DynamicsEngine", "DynamicsGeometry", "DynamicsRecording", "DynamicsReporting",
        "DynamicsTiming",
        .product(
          name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
      ],
      exclude: ["Wire.md"],
      swiftSettings: commonSettings),

    // Without the trait Pictures it is empty, and needs nothing.
    .systemLibrary(
      name: "CPictures", providers: [.apt(["libcairo2-dev", "libgif-dev", "libwebp-dev"])]),
    .target(
      name: "DynamicsPictures",
      dependencies: [
        "Dynamics", "DynamicsRecording", "DynamicsReporting",
        .target(name: "CPictures", condition: .when(traits: ["Pictures"])),
      ],
      swiftSettings: commonSettings),

    // For code written for iOS.
    .target(
      name: "CoreGraphics", dependencies: ["DynamicsGeometry"], path: "Sources/iOS/CoreGraphics",
      swiftSettings: commonSettings),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "DynamicsGeometry", "DynamicsReporting", "DynamicsTiming"],
      path: "Sources/iOS/QuartzCore", swiftSettings: shimRules),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "Dynamics", "DynamicsGeometry", "DynamicsRecording", "DynamicsReporting",
        "DynamicsTiming", "QuartzCore",
      ],
      path: "Sources/iOS/UIKit", swiftSettings: shimRules),
    // Swift Testing imports these beside modules of the names above.
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/iOS/_Testing_CoreGraphics",
      swiftSettings: commonSettings),
    .target(
      name: "_Testing_UIKit", path: "Sources/iOS/_Testing_UIKit", swiftSettings: commonSettings),

    .target(
      name: "DynamicsTestSupport", dependencies: ["DynamicsGeometry"],
      path: "Tests/DynamicsTestSupport", swiftSettings: commonSettings),
    .target(
      name: "DynamicsExperiments",
      dependencies: [
        "Dynamics", "DynamicsEngine", "DynamicsProofs", "DynamicsTestSupport", "DynamicsTiming",
      ],
      path: "Tests/DynamicsExperiments", swiftSettings: commonSettings),
    .executableTarget(
      name: "accuracy-table", dependencies: ["DynamicsExperiments"], path: "Tests/AccuracyTable",
      swiftSettings: commonSettings),
    // The scenes that textbooks solve, for any engine; proofs plays them.
    .target(
      name: "DynamicsProofs", dependencies: ["Dynamics"], path: "Tests/DynamicsProofs",
      swiftSettings: commonSettings),
    .executableTarget(
      name: "proofs", dependencies: ["DynamicsProofs"], path: "Tests/Proofs",
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsProofsTests", dependencies: ["DynamicsProofs"],
      swiftSettings: commonSettings),
    // The page with all proofs, and the program that measures them and writes it.
    .target(
      name: "DynamicsBook", dependencies: ["DynamicsProofs"], path: "Tests/Book",
      swiftSettings: commonSettings),
    .executableTarget(
      name: "book", dependencies: ["DynamicsBook", "DynamicsProofs"], path: "Tests/WriteBook",
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsBookTests", dependencies: ["DynamicsBook", "DynamicsProofs"],
      swiftSettings: commonSettings),
    .executableTarget(
      name: "golden-hash", dependencies: ["DynamicsExperiments"], path: "Tests/GoldenHash",
      swiftSettings: commonSettings),
    // The pictures of the documentation: one scene for each, and the program that draws them.
    .target(
      name: "DynamicsGallery",
      dependencies: ["Dynamics", "DynamicsProofs", "DynamicsRecording", "DynamicsTiming"],
      path: "Tests/Gallery", swiftSettings: commonSettings),
    .executableTarget(
      name: "gallery", dependencies: ["DynamicsGallery"], path: "Tests/DrawGallery",
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsGalleryTests", dependencies: ["DynamicsGallery"], swiftSettings: commonSettings
    ),
    // Random programs against the whole API; any-program runs them in processes of their own.
    .target(
      name: "DynamicsPrograms",
      dependencies: ["Dynamics", "DynamicsRecording", "DynamicsSVG", "DynamicsTestSupport"],
      path: "Tests/DynamicsPrograms", swiftSettings: commonSettings),
    .executableTarget(
      name: "any-program", dependencies: ["DynamicsPrograms"], path: "Tests/AnyProgram",
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsProgramsTests",
      dependencies: ["DynamicsPrograms", "DynamicsTestSupport", "DynamicsTesting", "any-program"],
      swiftSettings: commonSettings),
    .target(
      name: "DynamicsEndurance", dependencies: ["Dynamics", "DynamicsTestSupport"],
      path: "Tests/DynamicsEndurance", swiftSettings: commonSettings),
    .executableTarget(
      name: "endurance", dependencies: ["DynamicsEndurance"], path: "Tests/Endurance",
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsEnduranceTests", dependencies: ["DynamicsEndurance"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsExperimentsTests", dependencies: ["DynamicsExperiments"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsTestSupportTests",
      dependencies: ["DynamicsTestSupport", "DynamicsGeometry", "DynamicsTiming"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsReportingTests",
      dependencies: ["DynamicsReporting", .product(name: "Logging", package: "swift-log")],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsGeometryTests",
      dependencies: ["DynamicsGeometry", "DynamicsReporting", "DynamicsTestSupport"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsTimingTests",
      dependencies: [
        "DynamicsGeometry", "DynamicsReporting", "DynamicsTestSupport", "DynamicsTiming",
      ],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsEngineTests",
      dependencies: [
        "CContactKernel", "DynamicsChipmunk", "DynamicsEngine", "DynamicsTestSupport",
      ],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsTests",
      dependencies: ["Dynamics", "DynamicsRecording", "DynamicsTestSupport", "DynamicsTesting"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsTestingTests",
      dependencies: ["DynamicsRecording", "DynamicsTestSupport", "DynamicsTesting"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsRecordingTests", dependencies: ["DynamicsRecording", "DynamicsTestSupport"],
      swiftSettings: commonSettings),
    .testTarget(
      name: "DynamicsSVGTests",
      dependencies: [
        "Dynamics", "DynamicsGeometry", "DynamicsRecording", "DynamicsSVG", "DynamicsTestSupport",
      ],
      swiftSettings: commonSettings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "CoreGraphics", "DynamicsPrograms", "DynamicsReporting", "DynamicsTestSupport",
        "DynamicsTiming", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/iOS/UIKitTests", swiftSettings: commonSettings),
    // The same files, some of them as a link to the others' folder, in both language modes.
    .testTarget(
      name: "IOSClientsSwift5Tests", dependencies: iOSModules, path: "Tests/iOS/Clients",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "IOSClientsSwift6Tests", dependencies: iOSModules, path: "Tests/iOS/Clients6",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),

    .testTarget(
      name: "ProgramShapesTests",
      dependencies: ["Dynamics", "DynamicsTestSupport"] + programShapes.map { .target(name: $0) },
      swiftSettings: commonSettings),
  ]
    + programShapes.map {
      .executableTarget(
        name: $0, dependencies: ["Dynamics"], path: "Tests/ProgramShapes/\($0)",
        swiftSettings: [.treatAllWarnings(as: .error)])
    }
)

// SwiftPM builds all targets even to run a few tests. TEST_TARGETS="DynamicsTimingTests" leaves only these tests, and
// the targets that they need.
if let names = Context.environment["TEST_TARGETS"] {
  var needed: Set<String> = []
  var waiting = names.split(separator: " ").map(String.init)
  while let name = waiting.popLast() {
    guard needed.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !needed.isSuperset(of: ($0 as? Product.Library)?.targets ?? []) }
}
