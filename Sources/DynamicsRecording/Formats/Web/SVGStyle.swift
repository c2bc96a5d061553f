internal import DynamicsReporting
public import Foundation

/// How ``RecordingFormat/svg(style:)`` writes a recording.
///
/// A value out of range is diagnosed when a recording is written. It is replaced by the default, or, for a time, by
/// the nearest time of the recording.
public struct SVGStyle: Hashable, Sendable {
  /// What the picture is called; `nil`, the default, for "Recorded motion".
  public var title: String?

  /// What the picture shows, for those who do not see it; `nil`, the default, for the number of items, their
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
  /// It is copied as it is. Ids that begin with `item-` or `x-` are reserved.
  public var definitions: String

  /// Whether outlines, boundaries, attachments, contacts and sleep are drawn, too; `false` by default.
  public var showsXray: Bool

  /// Whether the motion begins again after ``hold``; `true` by default.
  ///
  /// Otherwise its end stays.
  public var repeats: Bool

  /// How long the end of the motion is seen before it begins again, in seconds, at least 0; 2 by default.
  public var hold: TimeInterval

  /// The recording's time at which the animation begins, in seconds, from 0 to the recording's duration; 0 by
  /// default.
  ///
  /// It is also the picture where nothing moves: where only the first frame is shown, and for people who have
  /// asked for reduced motion.
  public var startTime: TimeInterval

  /// How far the center of an item may be off, in points, at least 0; 0.25 by default.
  ///
  /// More makes the file smaller.
  public var tolerance: CGFloat

  /// How far an item may be turned too far, in radians, at least 0; 0.01 by default.
  public var angleTolerance: CGFloat

  /// Makes a style; every value has a default.
  public init(
    title: String? = nil, description: String? = nil, background: String = "",
    definitions: String = "", showsXray: Bool = false, repeats: Bool = true,
    hold: TimeInterval = 2, startTime: TimeInterval = 0, tolerance: CGFloat = 0.25,
    angleTolerance: CGFloat = 0.01
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
  }
}

extension SVGStyle {
  var acceptedHold: TimeInterval {
    if hold >= 0, hold.isFinite { return hold }
    DynamicsDiagnostics.report("a hold of \(hold) s is less than 0 or not finite; it is 2 s")
    return 2
  }
}
