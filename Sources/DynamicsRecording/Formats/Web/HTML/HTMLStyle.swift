public import Foundation

/// How ``RecordingFormat/html(style:)`` writes a recording.
public struct HTMLStyle: Hashable, Sendable {
  /// What the page is called; `nil`, the default, for "Recorded motion".
  public var title: String?

  /// What the page shows, for those who do not see it; `nil`, the default, for the number of items, their
  /// labels and the duration.
  public var description: String?

  /// What is drawn below all items: a color as CSS writes it, or SVG elements in points of the recording. Nothing by
  /// default.
  ///
  /// Elements are copied as they are.
  public var background: String

  /// SVG elements for `<defs>`, so that an item's ``RecordingAppearance/svg`` may be
  /// `<use href="#face"/>`; none by default.
  ///
  /// It is copied as it is. Ids that begin with `item-`, `mark-`, `boundary-` or `x-` are reserved, and so are those
  /// of the page's controls.
  public var definitions: String

  /// Whether X-ray is on at first; `false` by default.
  public var showsXray: Bool

  /// Whether the motion begins again at its end, at first; `true` by default.
  public var repeats: Bool

  /// The recording's time that is shown at first, in seconds; 0 by default.
  ///
  /// A time outside of the recording is diagnosed when it is written, and replaced by the nearest one.
  public var startTime: TimeInterval

  /// Makes a style; every value has a default.
  public init(
    title: String? = nil, description: String? = nil, background: String = "",
    definitions: String = "", showsXray: Bool = false, repeats: Bool = true,
    startTime: TimeInterval = 0
  ) {
    self.title = title
    self.description = description
    self.background = background
    self.definitions = definitions
    self.showsXray = showsXray
    self.repeats = repeats
    self.startTime = startTime
  }
}
