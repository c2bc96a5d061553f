public import Foundation

/// How ``RecordingFormat/lottie(style:)`` writes a recording.
///
/// Tolerances that are less than 0 or not finite are diagnosed when a recording is written, and nothing is left
/// out.
public struct LottieStyle: Hashable, Sendable {
  /// What the animation is called; `nil`, the default, for "Recorded motion".
  public var title: String?

  /// Whether outlines, boundaries, attachments, contacts and sleep are drawn, too; `false` by default.
  public var showsXray: Bool

  /// How far the center of an item may be off, in points, at least 0; 0.25 by default.
  ///
  /// More makes the file smaller.
  public var tolerance: CGFloat

  /// How far an item may be turned too far, in radians, at least 0; 0.01 by default.
  public var angleTolerance: CGFloat

  /// Makes a style; all has a default.
  public init(
    title: String? = nil, showsXray: Bool = false, tolerance: CGFloat = 0.25,
    angleTolerance: CGFloat = 0.01
  ) {
    self.title = title
    self.showsXray = showsXray
    self.tolerance = tolerance
    self.angleTolerance = angleTolerance
  }
}
