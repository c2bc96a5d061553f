public import Foundation

/// How an animator will move its items if nobody interferes.
///
/// ``DynamicAnimator/forecast(for:)`` makes one. All of its times are in seconds of
/// ``DynamicAnimator/elapsedTime`` from the moment of the forecast: 0 is that moment, and after *n* steps of
/// ``DynamicAnimator/timeStep`` *h* it is *n* · *h*, whatever ``DynamicAnimator/speed`` is.
///
/// A forecast is a value that does not change any more. It can be sent to another task.
public struct Forecast: Sendable {
  /// The place and the rotation of an item at one time.
  public struct Pose: Hashable, Sendable {
    /// The center, in points of the reference coordinates.
    public let center: CGPoint

    /// The rotation in radians, clockwise on screen; an item that has turned once more has 2π more.
    public let angle: CGFloat
  }

  /// The time that the forecast covers, in seconds.
  public let duration: TimeInterval

  /// The contacts that begin, and those of them that end, in order.
  ///
  /// They are what ``DynamicAnimator/contacts`` would send to a reader from now on. Their `elapsedTime` counts
  /// from the forecast.
  public let contacts: [ContactEvent]

  /// The time at which everything is at rest, in seconds; `nil` if that is not within the ``duration``.
  ///
  /// It is the time at which the animator would pause, which is half a second after the last motion. It is 0 if
  /// everything is at rest already.
  public let restsAt: TimeInterval?

  private let timeStep: TimeInterval
  private let tracks: PoseTracks

  init(
    duration: TimeInterval, timeStep: TimeInterval, contacts: [ContactEvent],
    restsAt: TimeInterval?, tracks: PoseTracks
  ) {
    self.duration = duration
    self.timeStep = timeStep
    self.contacts = contacts
    self.restsAt = restsAt
    self.tracks = tracks
  }

  /// The items that the forecast covers, in the order of joining the animator.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of items.
  public var itemIDs: [ItemID] { tracks.items.sorted() }

  /// The pose of an item at a time.
  ///
  /// At the time of a step, it has exactly the bits of what happens if nobody interferes. Between two steps, center
  /// and angle are interpolated evenly. An item that leaves the animator, since the last attachment that has it
  /// breaks, stays where it is.
  ///
  /// - Parameters:
  ///   - item: The item; see ``DynamicAnimator/id(of:)``.
  ///   - time: In seconds from the forecast, from 0 to ``duration``.
  /// - Returns: `nil` for an item that the forecast does not cover, and for any other time.
  /// - Complexity: O(log *n*), where *n* is the number of steps.
  public func pose(of item: ItemID, at time: TimeInterval) -> Pose? {
    // Times that were worked out are rounded.
    guard time > -1e-9, time < duration + 1e-9 else { return nil }
    let (step, progress) = Self.place(of: min(max(0, time), duration), timeStep: timeStep)
    return tracks.pose(of: item, after: step, progress: progress).map {
      Pose(center: $0.position, angle: $0.angle)
    }
  }

  /// The steps before a time, and the part of the next step, from 0 to less than 1.
  static func place(
    of time: TimeInterval, timeStep: TimeInterval
  ) -> (step: Int, progress: CGFloat) {
    let steps = time / timeStep
    // Rounding in the time must not turn the pose of a step into one near it.
    let nearest = steps.rounded()
    if abs(steps - nearest) < 1e-6 { return (Int(nearest), 0) }
    return (Int(steps), steps - steps.rounded(.down))
  }
}

extension Forecast: CustomStringConvertible {
  /// The duration, the number of items and contacts, and the time of rest, such as `Forecast(3.0 s, 52 items, 17
  /// contacts, at rest after 2.1 s)`.
  public var description: String {
    let rest = restsAt.map { "at rest after \($0) s" } ?? "not at rest"
    return "Forecast(\(duration) s, \(itemIDs.count) items, \(contacts.count) contacts, \(rest))"
  }
}
