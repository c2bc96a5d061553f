internal import DynamicsReporting
public import Foundation

/// Options of ``RecordingFormat/css(style:)``.
///
/// Values are checked when a recording is written. An invalid ``prefix``, ``delay`` or ``stagger``
/// is reported and replaced by its default. If a tolerance is not valid, all keyframes are written.
public struct CSSStyle: Hashable, Sendable {
  /// The unit of lengths.
  public enum Units: Hashable, Sendable, CaseIterable {
    /// A point of the recording is a CSS pixel.
    case points

    /// The recording is as wide as its box, which may have any width, and scales with it.
    case container
  }

  /// The moment when the motion starts.
  public enum Start: Hashable, Sendable, CaseIterable {
    /// It starts when the page is loaded.
    case onLoad

    /// It starts when the box, or an element around it, gets the class `playing`.
    ///
    /// Until then, items have their first pose, and again when the class is removed. If there is a
    /// ``CSSStyle/prefix``, the class begins with it, as in `hero-playing`.
    case onClass
  }

  /// The beginning of all names of classes and keyframes, followed by a hyphen.
  ///
  /// With the prefix `hero`, the class of the first item is `hero-item-0`. Give each file of a page
  /// its own prefix. It is a letter or `_`, followed by letters, digits, `_` and `-`, all ASCII. The
  /// default is empty, which gives `item-0`.
  ///
  /// With a prefix or ``Start/onClass``, the motion pauses while the box, or an element around it,
  /// has the class `paused` after the prefix, as in `hero-paused`.
  public var prefix: String

  /// The pose for people who have asked for reduced motion; the default is
  /// ``RecordingFormat/ReducedMotion/lastPose``.
  public var reducedMotion: RecordingFormat.ReducedMotion

  /// The unit of lengths; the default is ``Units/points``.
  ///
  /// ``Units/container`` needs Chrome 105, Safari 16 or Firefox 110.
  public var units: Units

  /// The moment when the motion starts; the default is ``Start/onLoad``.
  public var start: Start

  /// The time between the start and the first motion, in seconds; the default is 0.
  ///
  /// With a negative time, the motion starts in its middle, as in CSS.
  public var delay: TimeInterval

  /// How much later than the item before it each item moves, in seconds; the default is 0.
  ///
  /// Items that touch in the recording no longer do so.
  public var stagger: TimeInterval

  /// Whether there are classes for attachments, contacts and other marks; the default is `false`.
  public var showsXray: Bool

  /// The largest error of an item's center, in points.
  ///
  /// At least 0; the default is 0.25. A larger tolerance makes the file smaller.
  public var tolerance: CGFloat

  /// The largest error of an item's angle, in radians, at least 0; the default is 0.01.
  public var angleTolerance: CGFloat

  /// Makes a style; each option has a default.
  public init(
    prefix: String = "", reducedMotion: RecordingFormat.ReducedMotion = .lastPose,
    units: Units = .points, start: Start = .onLoad, delay: TimeInterval = 0,
    stagger: TimeInterval = 0, showsXray: Bool = false, tolerance: CGFloat = 0.25,
    angleTolerance: CGFloat = 0.01
  ) {
    self.prefix = prefix
    self.reducedMotion = reducedMotion
    self.units = units
    self.start = start
    self.delay = delay
    self.stagger = stagger
    self.showsXray = showsXray
    self.tolerance = tolerance
    self.angleTolerance = angleTolerance
  }
}

extension CSSStyle {
  var names: WebNames {
    WebNames(
      prefix: DynamicsDiagnostics.checked(
        prefix, WebNames.isValid(prefix), else: "", WebNames.complaint(about: prefix)))
  }

  var validDelay: TimeInterval {
    DynamicsDiagnostics.checked(
      delay, delay.isFinite, else: 0, "a delay of \(delay) s is not finite; there is none")
  }

  var validStagger: TimeInterval {
    DynamicsDiagnostics.checked(
      stagger, stagger.isFinite, else: 0, "a stagger of \(stagger) s is not finite; there is none")
  }
}
