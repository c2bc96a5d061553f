internal import DynamicsTiming
public import Foundation

// Foundation's own blocks may run anywhere, so that what belongs to the main actor cannot be called
// in them, and follow real time only. On the main thread and its queue, these follow the clock.

extension Timer {
  /// Makes a timer that calls a closure; adding it to a run loop changes nothing.
  ///
  /// Not in Foundation: in place of a target and a selector, or of a block.
  public convenience init(
    timeInterval interval: TimeInterval, repeating repeats: Bool, handler: @escaping (Timer) -> Void
  ) {
    let handler = ThreadHandler(call: handler)
    let isMain = MainQueue.isCurrent || Thread.isMainThread
    self.init(
      fire: isMain ? .distantFuture : Date(timeIntervalSinceNow: interval), interval: interval,
      repeats: repeats
    ) { handler.call($0) }
    guard isMain else {
      RunLoop.current.add(self, forMode: .default)
      return
    }
    EventClock.current.call(every: max(interval, 1e-4)) {
      if self.isValid { self.fire() }
      return self.isValid
    }
  }

  /// Makes a timer that calls a closure.
  ///
  /// Not in Foundation: in place of a target and a selector, or of a block.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, repeating repeats: Bool, handler: @escaping (Timer) -> Void
  ) -> Timer {
    Timer(timeInterval: interval, repeating: repeats, handler: handler)
  }
}
