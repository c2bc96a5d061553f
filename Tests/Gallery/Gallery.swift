public import Foundation

/// All pictures that `make gallery` draws.
public enum Gallery {
  /// The pictures, by their pages.
  public static let pictures: [Picture] =
    [
      Scene.gravity, .collision, .material, .push, .explosion, .snap, .drag, .rods, .breakingRope,
      .rope, .pin,
      .car, .weld, .slide, .press,
      .radialGravity, .vortex, .springField, .noise, .dragField, .velocityField, .charges,
      .magnetic, .water, .tumbling, .elevator, .trash, .gears, .winch,
      .pulley, .layout, .overlay, .hero, .firstFall, .ballThrow,
      .cardTable, .landing,
      .autumn, .blocks, .conveyor, .platforms,
      .toastStack, .bottomSheet, .cardDeck, .pullToRefresh, .springyList, .magneticDock, .drawer,
      .ropeBridge, .hangingSign, .newtonsCradle, .confetti, .tabIndicator, .aimedThrow,
    ].map(Picture.init) + ProofPictures.scenes.map(Picture.init) + [
      EasingCurves.picture, SpringCurves.picture, DecayCurves.picture, DraggedCurve.picture,
    ]

  /// The pictures that nothing draws: their files are the originals.
  public static let drawnByHand: Set<String> = ["step.svg"]

  /// The folder `Sources` of this package.
  public static let sources = URL(filePath: #filePath)
    .appending(path: "../../../Sources").standardizedFileURL

  /// The folders that hold pictures.
  public static var folders: Set<URL> { Set(pictures.map { $0.file.deletingLastPathComponent() }) }
}
