public import Foundation

/// Options of ``RecordingFormat/lottie(style:)``.
///
/// Values are checked when a recording is written. If a tolerance is not valid, all keyframes are
/// written.
public struct LottieStyle: Hashable, Sendable {
  /// The name of the animation; the default is `nil`, which means "Recorded motion".
  public var title: String?

  /// Whether outlines, boundaries, attachments, contacts and sleep are drawn; the default is
  /// `false`.
  public var showsXray: Bool

  /// The largest error of an item's center at any time, in points.
  ///
  /// At least 0; the default is 0.25. A larger tolerance makes keyframes fewer.
  public var tolerance: CGFloat

  /// The largest error of an item's angle, in radians, at least 0; the default is 0.01.
  public var angleTolerance: CGFloat

  /// Makes a style; each option has a default.
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
