internal import DynamicsTiming
public import Foundation

// Foundation's own blocks may be called on any thread, so they cannot call code of the main actor,
// and they only follow real time. On the main thread and its queue, these timers follow the clock.

extension Timer {
  /// Makes a timer that calls a closure; adding it to a run loop has no effect.
  ///
  /// Not in Foundation: it replaces a target and a selector, or a block.
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

  /// Makes a timer that calls a closure, and schedules it.
  ///
  /// Not in Foundation: it replaces a target and a selector, or a block.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, repeating repeats: Bool, handler: @escaping (Timer) -> Void
  ) -> Timer {
    Timer(timeInterval: interval, repeating: repeats, handler: handler)
  }
}
