public import Foundation

// Foundation's own blocks may run anywhere, so that what belongs to the main actor cannot be called
// in them; a target and a selector on iOS, and these, run where the timer was made.

extension Timer {
  /// Makes a timer that calls a closure, once it is added to a run loop.
  ///
  /// Not in Foundation: in place of a target and a selector.
  public convenience init(
    timeInterval interval: TimeInterval, repeating repeats: Bool, handler: @escaping (Timer) -> Void
  ) {
    let handler = ThreadHandler(call: handler)
    self.init(timeInterval: interval, repeats: repeats) { handler.call($0) }
  }

  /// Makes a timer that calls a closure, and adds it to the current run loop.
  ///
  /// Not in Foundation: in place of a target and a selector.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, repeating repeats: Bool, handler: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeating: repeats, handler: handler)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
