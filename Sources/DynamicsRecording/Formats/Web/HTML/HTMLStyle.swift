internal import DynamicsReporting
public import Foundation

/// Options of ``RecordingFormat/html(style:)``.
public struct HTMLStyle: Hashable, Sendable {
  /// The title of the page; the default is `nil`, which means "Recorded motion".
  public var title: String?

  /// The description of the page for screen readers; `nil`, the default, gives the number of items,
  /// their labels and the duration.
  public var description: String?

  /// The background below all items: a color in CSS notation, or SVG elements in points of the
  /// recording.
  ///
  /// The default is empty. Elements are copied without a check.
  public var background: String

  /// SVG elements for `<defs>`, so that an item's ``RecordingAppearance/svg`` may be `<use
  /// href="#face"/>`.
  ///
  /// The default is empty. The text is copied without a check. IDs that begin with `item-`,
  /// `mark-`, `boundary-` or `x-`, and those of the page's controls, are reserved; with a ``prefix``,
  /// those that begin with it.
  public var definitions: String

  /// Whether X-ray is on at first; the default is `false`.
  public var showsXray: Bool

  /// Whether the motion repeats at first; the default is `true`.
  public var repeats: Bool

  /// The time of the recording that is shown at first, in seconds.
  ///
  /// The default is 0. When a recording is written, a time outside it is reported and clamped to
  /// the nearer end.
  public var startTime: TimeInterval

  /// The beginning of all IDs, classes and custom properties, followed by a hyphen.
  ///
  /// It is a letter or `_`, followed by letters, digits, `_` and `-`, all ASCII. The default is empty:
  /// no prefix. When a recording is written, another value is reported, and no prefix is used.
  public var prefix: String

  /// The pose that is shown first to people who have asked for reduced motion; the page is paused.
  ///
  /// The default is ``RecordingFormat/ReducedMotion/lastPose``. The first pose is the one at
  /// ``startTime``.
  public var reducedMotion: RecordingFormat.ReducedMotion

  /// Whether the page is a part of another one: without a heading, metadata and hints about keys.
  ///
  /// The default is `false`. Show it in an `<iframe>`, or copy the element in its body into your page.
  /// Give each of several copies its own ``prefix``. Its keys work while one of its controls has the
  /// focus.
  public var isEmbedded: Bool

  /// Remarks to show: the page opens paused at the moment of the first one.
  package var remarks: [Remark] = []

  /// Whether labels of items stay level while the items turn, so that one can read them.
  package var hasLevelLabels = false

  /// Makes a style; each option has a default.
  public init(
    title: String? = nil, description: String? = nil, background: String = "",
    definitions: String = "", showsXray: Bool = false, repeats: Bool = true,
    startTime: TimeInterval = 0, prefix: String = "",
    reducedMotion: RecordingFormat.ReducedMotion = .lastPose, isEmbedded: Bool = false
  ) {
    self.title = title
    self.description = description
    self.background = background
    self.definitions = definitions
    self.showsXray = showsXray
    self.repeats = repeats
    self.startTime = startTime
    self.prefix = prefix
    self.reducedMotion = reducedMotion
    self.isEmbedded = isEmbedded
  }
}

extension HTMLStyle {
  var names: WebNames {
    WebNames(
      prefix: DynamicsDiagnostics.checked(
        prefix, WebNames.isValid(prefix), else: "", WebNames.complaint(about: prefix)))
  }
}
