public import Dynamics
public import Foundation

/// Motion that was recorded: what moved, where to, and against what.
///
/// ```swift
/// let recording = animator.record(for: 2)
/// try recording.write(as: .html, to: URL(fileURLWithPath: "fall.html"))
/// ```
///
/// Make one with `DynamicAnimator.record(for:)`, `recordUntilPaused(limit:)`, or a ``Recorder`` beside an animator that
/// runs. A recording is a value: it needs neither the animator nor the items any more, may go to any thread, and can
/// be stored. Times are seconds from its beginning, lengths points, angles radians.
///
/// Each item is kept as keyframes, and moves evenly from one to the next. While it rests, it has none.
public struct Recording: Hashable, Sendable {
  /// What is seen: the reference bounds of the animator, or a box around all that moved without those.
  public package(set) var bounds: CGRect

  /// In seconds.
  public package(set) var duration: TimeInterval

  /// How many frames of each second were recorded.
  public package(set) var framesPerSecond: Double

  /// All items that were there at any time, in order of joining.
  public package(set) var items: [Item]

  /// All boundaries that were there at any time.
  public package(set) var boundaries: [Boundary]

  /// The lines of the debug view over time: those of the first `DebugOverlayBehavior` in the animator, and
  /// attachments without one.
  public package(set) var marks: [Mark]

  /// What began and ceased to touch, in order of time.
  public package(set) var contacts: [Contact]

  /// Which items lie on which, whenever that changed; the first one is at time 0.
  public package(set) var stackings: [Stacking]

  package init(bounds: CGRect, duration: TimeInterval, framesPerSecond: Double) {
    self.bounds = bounds
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    (items, boundaries, marks, contacts, stackings) = ([], [], [], [], [])
  }

  /// Where an item is at a time; before it came, where it first was, and after it left, where it last was.
  ///
  /// ``frames`` have `nil` for an item that is not there.
  ///
  /// Takes time proportional to the logarithm of the number of keyframes.
  ///
  /// - Parameters:
  ///   - item: Its index in ``items``; it must be one.
  ///   - time: In seconds; what is not a number counts as 0.
  public func pose(of item: Int, at time: TimeInterval) -> Pose {
    items[item].keyframes.value(at: time.isNaN ? 0 : time)!.pose
  }

  /// The corners of each part of an item at a time, in points of the recording; ellipses as polygons.
  package func outlines(of item: Int, at time: TimeInterval) -> [[CGPoint]] {
    let pose = pose(of: item, at: time)
    return items[item].shape.polygons().map(pose.placing)
  }

  /// The moments of ``framesPerSecond``, the first at 0 and the last at ``duration`` or just before.
  public var frames: Frames { Frames(recording: self) }

  /// The items from the lowest to the topmost at a time, as indices into ``items``.
  public func stacking(at time: TimeInterval) -> [Int] {
    stackings.last { $0.time <= time }?.items ?? stackings.first?.items ?? Array(items.indices)
  }
}

extension Recording {
  /// Something that moved.
  public struct Item: Hashable, Sendable {
    /// What the animator called it; `nil` for one that was not an animator's.
    ///
    /// An item that changes its shape goes on as another with the same id.
    public var id: ItemID?

    /// What it collides with, in its own axes from its center.
    public var shape: Shape

    /// What it looks like.
    public var appearance: RecordingAppearance

    /// Where it is, at least once, in order of time.
    public package(set) var keyframes: [Keyframe]

    /// When it was in the animator: from its coming to its leaving, as often as that happened.
    public package(set) var presence: [ClosedRange<TimeInterval>]

    /// When it slept: where nothing disturbed it, it took part in no step.
    public package(set) var sleep: [ClosedRange<TimeInterval>]

    package init(
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

    /// Whether it was in the animator at a time.
    public func isPresent(at time: TimeInterval) -> Bool { presence.contains { $0.contains(time) } }

    /// Whether it slept at a time.
    public func isAsleep(at time: TimeInterval) -> Bool { sleep.contains { $0.contains(time) } }
  }

  /// A boundary of a collision behavior, from its coming to its going; one that moves is another each time.
  public struct Boundary: Hashable, Codable, Sendable {
    /// Its identifier as text; `nil` for the reference bounds.
    public var name: String?

    /// Lines through points; a closed one ends where it begins.
    public var lines: [[CGPoint]]

    /// From its coming to its going, in seconds.
    public package(set) var presence: ClosedRange<TimeInterval>

    package init(name: String?, lines: [[CGPoint]], presence: ClosedRange<TimeInterval>) {
      self.name = name
      self.lines = lines
      self.presence = presence
    }
  }

  /// A line of the debug view, from its coming to its going.
  public struct Mark: Hashable, Sendable {
    /// What it stands for.
    public var kind: DebugMark.Kind

    /// Where it is, at least once, in order of time; it is there from the first to the last.
    public package(set) var keyframes: [MarkKeyframe]

    package init(kind: DebugMark.Kind, keyframes: [MarkKeyframe]) {
      self.kind = kind
      self.keyframes = keyframes
    }

    /// From the first keyframe to the last, in seconds.
    public var presence: ClosedRange<TimeInterval> { keyframes.first!.time...keyframes.last!.time }

    /// What it is at a time; `nil` when it is not there.
    public func mark(at time: TimeInterval) -> DebugMark? {
      guard presence.contains(time), let value = keyframes.value(at: time) else { return nil }
      return DebugMark(kind, from: value.start, to: value.end, strength: value.strength)
    }
  }

  /// A line of the debug view at a time.
  public struct MarkKeyframe: Hashable, Codable, Sendable {
    /// In seconds from the beginning of the recording.
    public var time: TimeInterval
    /// Where it begins, in points.
    public var start: CGPoint
    /// Where it ends, in points.
    public var end: CGPoint
    /// How strongly it is to be drawn, from 0 to 1.
    public var strength: CGFloat

    package init(time: TimeInterval, start: CGPoint, end: CGPoint, strength: CGFloat = 1) {
      self.time = time
      self.start = start
      self.end = end
      self.strength = strength
    }
  }

  /// A touch that began or ended.
  public struct Contact: Hashable, Codable, Sendable {
    /// What an item touched.
    public enum Other: Hashable, Codable, Sendable {
      /// Another item, as an index into ``Recording/items``.
      case item(index: Int)
      /// A boundary, by its name; `nil` for the reference bounds.
      case boundary(name: String?)
    }

    /// In seconds from the beginning of the recording.
    public package(set) var time: TimeInterval
    /// What happened.
    public package(set) var phase: ContactEvent.Phase
    /// The item, as an index into ``Recording/items``.
    public package(set) var item: Int
    /// What it touches.
    public package(set) var other: Other
    /// Where they met, in points.
    public package(set) var point: CGPoint
    /// From the item to the other, of length 1.
    public package(set) var normal: CGVector
    /// How hard they hit, in newton seconds; 0 when they part.
    public package(set) var impulse: CGFloat
  }

  /// An order in which items lie on each other.
  public struct Stacking: Hashable, Codable, Sendable {
    /// From when on, in seconds.
    public package(set) var time: TimeInterval
    /// From the lowest to the topmost, as indices into ``Recording/items``.
    public package(set) var items: [Int]

    package init(time: TimeInterval, items: [Int]) {
      self.time = time
      self.items = items
    }
  }
}

extension Recording.MarkKeyframe: TimedValue {
  func mixed(with other: Self, share: Double) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
    }
    return Self(
      time: mix(time, other.time), start: mix(start, other.start), end: mix(end, other.end),
      strength: mix(strength, other.strength))
  }
}
