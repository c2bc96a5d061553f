internal import DynamicsReporting
public import Foundation

/// Options of ``RecordingFormat/svg(style:)``.
///
/// Values are checked when a recording is written. An invalid ``hold`` or ``prefix`` is replaced by
/// its default, and a ``startTime`` outside the recording by its nearer end. If a tolerance is not valid, all
/// keyframes are written.
public struct SVGStyle: Hashable, Sendable {
  /// The title of the picture; the default is `nil`, which means "Recorded motion".
  public var title: String?

  /// The description of the picture for screen readers; the default is `nil`, which gives the
  /// number of items, their labels and the duration.
  public var description: String?

  /// The background below all items: a color in CSS notation, or SVG elements in points of the
  /// recording.
  ///
  /// The default is empty. Elements are copied without a check.
  public var background: String

  /// SVG elements for `<defs>`, so that an item's ``RecordingAppearance/svg`` may be `<use
  /// href="#face"/>`.
  ///
  /// The default is empty. The text is copied without a check. IDs that begin with `item-` or `x-`
  /// are reserved; with a ``prefix``, those that begin with it.
  public var definitions: String

  /// Whether outlines, boundaries, attachments, contacts and sleep are drawn; the default is
  /// `false`.
  public var showsXray: Bool

  /// Whether the motion repeats after ``hold``.
  ///
  /// The default is `true`. If it is `false`, the end of the motion stays visible.
  public var repeats: Bool

  /// How long the end of the motion stays visible before it repeats, in seconds, at least 0; the
  /// default is 2.
  public var hold: TimeInterval

  /// The time of the recording at which the animation starts, in seconds.
  ///
  /// From 0 to the duration of the recording; the default is 0. The picture at this time is shown
  /// where only the first frame is shown.
  public var startTime: TimeInterval

  /// The largest error of an item's center, in points.
  ///
  /// At least 0; the default is 0.25. A larger tolerance makes the file smaller.
  public var tolerance: CGFloat

  /// The largest error of an item's angle, in radians, at least 0; the default is 0.01.
  public var angleTolerance: CGFloat

  /// The width at which a program shows the picture by itself, in pixels; the height follows.
  ///
  /// Above 0; the default is `nil`, which is one pixel for each point of the recording. Other values
  /// are reported, and the default is used.
  public var width: CGFloat?

  /// The beginning of all IDs, classes, keyframes and custom properties, followed by a hyphen.
  ///
  /// Give each of several pictures in one document its own prefix. It is a letter or `_`, followed
  /// by letters, digits, `_` and `-`, all ASCII. The default is empty: no prefix. In an `<img>`, no
  /// picture needs one.
  public var prefix: String

  /// The pose for people who have asked for reduced motion.
  ///
  /// The default is ``RecordingFormat/ReducedMotion/lastPose``. The first pose is the one at
  /// ``startTime``.
  public var reducedMotion: RecordingFormat.ReducedMotion

  /// Makes a style; each option has a default.
  public init(
    title: String? = nil, description: String? = nil, background: String = "",
    definitions: String = "", showsXray: Bool = false, repeats: Bool = true,
    hold: TimeInterval = 2, startTime: TimeInterval = 0, tolerance: CGFloat = 0.25,
    angleTolerance: CGFloat = 0.01, width: CGFloat? = nil, prefix: String = "",
    reducedMotion: RecordingFormat.ReducedMotion = .lastPose
  ) {
    self.title = title
    self.description = description
    self.background = background
    self.definitions = definitions
    self.showsXray = showsXray
    self.repeats = repeats
    self.hold = hold
    self.startTime = startTime
    self.tolerance = tolerance
    self.angleTolerance = angleTolerance
    self.width = width
    self.prefix = prefix
    self.reducedMotion = reducedMotion
  }
}

extension SVGStyle {
  var names: WebNames {
    WebNames(
      prefix: DynamicsDiagnostics.checked(
        prefix, WebNames.isValid(prefix), else: "", WebNames.complaint(about: prefix)))
  }

  func scale(ofWidth pointsWide: CGFloat) -> CGFloat {
    guard let width else { return 1 }
    if width > 0, width.isFinite { return width / pointsWide }
    DynamicsDiagnostics.report(
      "a width of \(width) is not above 0 or not finite; that of the recording is used")
    return 1
  }

  var validHold: TimeInterval {
    DynamicsDiagnostics.checked(
      hold, hold >= 0 && hold.isFinite, else: 2,
      "a hold of \(hold) s is less than 0 or not finite; 2 s is used")
  }
}
