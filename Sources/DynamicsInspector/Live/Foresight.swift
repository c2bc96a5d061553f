#if Inspector
  import Dynamics
  import Foundation

  /// Forecasts of what would happen if a page released its items, as far ahead as is cheap.
  ///
  /// The steps of a forecast are taken on the main actor, since they may call the blocks of custom fields.
  @MainActor
  final class Foresight {
    private var next = ContinuousClock.now
    /// How far to look ahead; as much as takes the longest time, measured at the last forecast.
    private var seconds = Foresight.first
    private(set) var isShown = false

    /// Until the cost is known.
    private static let first: TimeInterval = 0.5
    private static let longest: TimeInterval = 2
    /// A shorter forecast shows nothing.
    private static let shortest: TimeInterval = 0.2
    private static let interval = Duration.milliseconds(100)
    private static let mostTime = Duration.milliseconds(4)
    private static let posesPerSecond = 30.0

    /// The paths of the items that some drags hold; `nil` if those that were sent are new enough.
    func paths(
      releasing drags: [DragBehavior], in animator: DynamicAnimator
    ) -> [(item: ItemID, poses: [Forecast.Pose])]? {
      guard !drags.isEmpty else {
        defer { (isShown, seconds) = (false, Self.first) }
        return isShown ? [] : nil
      }
      let start = ContinuousClock.now
      guard start >= next, seconds >= Self.shortest else { return nil }
      let forecast = animator.forecast(for: seconds, releasing: drags)
      let end = ContinuousClock.now
      next = end + Self.interval
      // A single time that was slow for another reason must not end it.
      seconds = min(Self.longest, seconds * min(4, max(0.5, Self.mostTime / (end - start))))
      isShown = true
      return drags.compactMap { drag in
        guard let item = drag.inspectedItems.first, let id = animator.id(of: item) else {
          return nil
        }
        return (id, Self.poses(of: id, in: forecast))
      }
    }

    private static func poses(of item: ItemID, in forecast: Forecast) -> [Forecast.Pose] {
      let end = min(forecast.duration, forecast.restsAt ?? forecast.duration)
      return (0...Int(end * posesPerSecond)).compactMap {
        forecast.pose(of: item, at: Double($0) / posesPerSecond)
      }
    }
  }
#endif
