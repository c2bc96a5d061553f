public import Dynamics
public import Foundation

/// Recorded motion of items, with their contacts and boundaries.
///
/// ```swift
/// let fall = animator.record(for: 2)
/// let page = try fall.data(as: .html)
/// ```
///
/// Make a recording with `DynamicAnimator.record(for:)` or `recordUntilPaused(limit:)`, or with a
/// ``Recorder`` while an animator runs live. A recording is a value. It refers to no animator and
/// no items, may be sent to any thread, and can be stored. Times are in seconds from its beginning,
/// lengths in points, angles in radians.
///
/// An item is stored as keyframes, and moves evenly from one to the next. While it rests, it needs
/// no keyframes.
public struct Recording: Hashable, Sendable {
  /// The visible area in points: the animator's reference bounds, or without them a box around all
  /// motion.
  public package(set) var bounds: CGRect

  /// The length of the recording, in seconds.
  public package(set) var duration: TimeInterval

  /// The number of recorded frames per second.
  public package(set) var framesPerSecond: Double

  /// All items that were in the animator at any time, in the order of joining.
  public package(set) var items: [Item]

  /// All boundaries that existed at any time.
  public package(set) var boundaries: [Boundary]

  /// The marks of the debug view over time.
  ///
  /// They are those of the first `DebugOverlayBehavior` in the animator; without an overlay, its
  /// attachments.
  public package(set) var marks: [Mark]

  /// The contacts that began and ended, in the order of time.
  public package(set) var contacts: [Contact]

  /// The stacking orders of the items; the first one is at time 0.
  public package(set) var stackings: [Stacking]

  /// Facts about the recording by name, such as the seed of a random scene.
  ///
  /// The default is empty. Edits keep it. The formats ``RecordingFormat/json``,
  /// ``RecordingFormat/html``, ``RecordingFormat/svg`` and ``RecordingFormat/lottie`` contain it.
  /// Names and values may be any text, together at most 1 MiB as UTF-8; more is reported and changes
  /// nothing.
  public var metadata: [String: String] = [:] {
    didSet {
      metadata = RecordingMetadata.validated(
        metadata, replacing: oldValue, by: "Recording.metadata")
    }
  }

  /// A recording of nothing.
  @_spi(Samples) public init(bounds: CGRect, duration: TimeInterval, framesPerSecond: Double) {
    self.bounds = bounds
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    (items, boundaries, marks, contacts, stackings) = ([], [], [], [], [])
  }
}

extension Recording {
  /// A recorded item.
  public struct Item: Hashable, Sendable {
    /// The ID of the item in its animator; `nil` for an item that was in no animator.
    ///
    /// If an item changes its shape, a new item with the same ID follows it.
    public var id: ItemID?

    /// The shape by which the item collides, in its own axes around its center.
    public var shape: Shape

    /// The appearance of the item.
    public var appearance: RecordingAppearance

    /// The poses of the item in the order of time; at least one.
    public package(set) var keyframes: [Keyframe]

    /// The times when the item was in the animator, in seconds: one range for each stay.
    public package(set) var presence: [ClosedRange<TimeInterval>]

    /// The times when the item slept, in seconds: nothing disturbed it, and it was not simulated.
    public package(set) var sleep: [ClosedRange<TimeInterval>]

    /// An item that was in no animator.
    @_spi(Samples) public init(
      id: ItemID?, shape: Shape, appearance: RecordingAppearance, keyframes: [Keyframe],
      presence: [ClosedRange<TimeInterval>], sleep: [ClosedRange<TimeInterval>] = []
    ) {
      self.id = id
      self.shape = shape
      self.appearance = appearance
      self.keyframes = keyframes
      self.presence = presence
      self.sleep = sleep
    }

    /// Whether the item was in the animator at a time in seconds.
    ///
    /// - Complexity: O(*n*), where *n* is the number of times that the item joined.
    public func isPresent(at time: TimeInterval) -> Bool { presence.contains { $0.contains(time) } }

    /// Whether the item slept at a time in seconds.
    ///
    /// - Complexity: O(*n*), where *n* is the number of times that the item fell asleep.
    public func isAsleep(at time: TimeInterval) -> Bool { sleep.contains { $0.contains(time) } }
  }

  /// A boundary of a collision behavior; a boundary that moves is recorded as a new one.
  public struct Boundary: Hashable, Codable, Sendable {
    /// The identifier as text; `nil` for the reference bounds.
    public var name: String?

    /// The lines as lists of points; the last point of a closed line equals its first.
    public var lines: [[CGPoint]]

    /// The time when the boundary existed, in seconds.
    public package(set) var presence: ClosedRange<TimeInterval>

    /// A boundary of no behavior.
    @_spi(Samples) public init(
      name: String?, lines: [[CGPoint]], presence: ClosedRange<TimeInterval>
    ) {
      self.name = name
      self.lines = lines
      self.presence = presence
    }
  }

  /// A mark of the debug view over time.
  public struct Mark: Hashable, Sendable {
    /// The kind of mark.
    public var kind: DebugMark.Kind

    /// The states of the mark in the order of time; at least one.
    public package(set) var keyframes: [MarkKeyframe]

    /// A mark of no behavior.
    @_spi(Samples) public init(kind: DebugMark.Kind, keyframes: [MarkKeyframe]) {
      self.kind = kind
      self.keyframes = keyframes
    }

    /// The time when the mark existed, in seconds: from its first keyframe to its last.
    public var presence: ClosedRange<TimeInterval> { keyframes.first!.time...keyframes.last!.time }

    /// Returns the mark at a time in seconds; `nil` if it does not exist then.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of keyframes of the mark.
    public func mark(at time: TimeInterval) -> DebugMark? {
      guard presence.contains(time), let value = keyframes.value(at: time) else { return nil }
      return DebugMark(kind, from: value.start, to: value.end, strength: value.strength)
    }
  }

  /// The state of a mark at a time.
  public struct MarkKeyframe: Hashable, Codable, Sendable {
    /// The time in seconds from the beginning of the recording.
    public var time: TimeInterval
    /// The start of the line, in points.
    public var start: CGPoint
    /// The end of the line, in points.
    public var end: CGPoint
    /// The opacity to draw it with, from 0 to 1.
    public var strength: CGFloat

    /// A mark at one moment.
    @_spi(Samples) public init(
      time: TimeInterval, start: CGPoint, end: CGPoint, strength: CGFloat = 1
    ) {
      self.time = time
      self.start = start
      self.end = end
      self.strength = strength
    }
  }

  /// The beginning or end of a contact.
  public struct Contact: Hashable, Codable, Sendable {
    /// The kinds of object that an item touches.
    public enum Other: Hashable, Codable, Sendable {
      /// Another item, as an index into ``Recording/items``.
      case item(index: Int)
      /// A boundary, by its name; `nil` for the reference bounds.
      case boundary(name: String?)
    }

    /// The time in seconds from the beginning of the recording.
    public package(set) var time: TimeInterval
    /// Whether the contact began or ended.
    public package(set) var phase: ContactEvent.Phase
    /// The item, as an index into ``Recording/items``.
    public package(set) var item: Int
    /// The other item or the boundary.
    public package(set) var other: Other
    /// The point of contact, in points.
    public package(set) var point: CGPoint
    /// The unit vector from the item to the other.
    public package(set) var normal: CGVector
    /// The impulse of the contact in its first step, in newton seconds; 0 when it ends.
    public package(set) var impulse: CGFloat
  }

  /// A stacking order of the items.
  public struct Stacking: Hashable, Codable, Sendable {
    /// The time from which it applies, in seconds.
    public package(set) var time: TimeInterval
    /// The items from the lowest to the topmost, as indices into ``Recording/items``.
    public package(set) var items: [Int]

    package init(time: TimeInterval, items: [Int]) {
      self.time = time
      self.items = items
    }
  }
}

extension Recording {
  /// The position and angle of an item at one moment.
  public struct Pose: Hashable, Codable, Sendable {
    /// The center of the item, in points; y grows downward.
    public var center: CGPoint

    /// The angle of the item in radians, clockwise on screen.
    ///
    /// It counts whole turns: after two turns, it is 4π.
    public var angle: CGFloat

    /// Makes a pose of a center in points and an angle in radians, by default 0.
    public init(center: CGPoint, angle: CGFloat = 0) {
      self.center = center
      self.angle = angle
    }
  }

  /// A pose at a time.
  public struct Keyframe: Hashable, Codable, Sendable {
    /// The time in seconds from the beginning of the recording.
    public var time: TimeInterval

    /// The pose of the item at that time.
    public var pose: Pose

    /// Makes a keyframe.
    public init(time: TimeInterval, pose: Pose) {
      self.time = time
      self.pose = pose
    }
  }
}

extension Recording {
  /// The outline by which an item collides: one shape, or several for a group and for a path of several
  /// areas.
  public struct Shape: Hashable, Codable, Sendable {
    /// A shape around its center, in points.
    public enum Outline: Hashable, Codable, Sendable {
      /// An upright rectangle.
      case rectangle(size: CGSize)
      /// An upright ellipse, with its width and height.
      case ellipse(size: CGSize)
      /// A polygon with its corners in order.
      ///
      /// It need not be convex. Around an area with holes, it runs to each hole and back.
      case polygon(corners: [CGPoint])
    }

    /// An outline at its place in the item.
    public struct Part: Hashable, Codable, Sendable {
      /// The outline, around its own center.
      public var outline: Outline
      /// The center of the part, in points from the center of the item.
      public var center: CGPoint
      /// The angle of the part in the item, in radians.
      public var angle: CGFloat

      /// Makes a part at a center in points, by default (0, 0), and an angle in radians, by default 0.
      public init(_ outline: Outline, center: CGPoint = .zero, angle: CGFloat = 0) {
        self.outline = outline
        self.center = center
        self.angle = angle
      }
    }

    /// The parts: one, or several for a group and for a path of several areas.
    public var parts: [Part]

    /// Makes a shape of several parts.
    public init(_ parts: [Part]) { self.parts = parts }

    /// Makes a shape of one outline.
    public init(_ outline: Outline) { parts = [Part(outline)] }
  }
}
