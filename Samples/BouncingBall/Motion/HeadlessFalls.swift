import Dynamics
import SampleSupport

/// Runs falls in real time on the main run loop, without a picture.
enum HeadlessFalls {
  /// - Parameter observe: Receives the fall and a closure that ends the run. It starts an observer
  ///   of the fall, and returns it to be kept alive.
  /// - Returns: The observer.
  @discardableResult
  static func run<Observer: AnyObject>(
    _ settings: Settings, observe: (Fall, _ end: @escaping () -> Void) -> Observer
  ) -> Observer {
    let loop = MainLoop()
    let frames = settings.mechanism.startFrames(framesPerSecond: settings.framesPerSecond)
    let fall = Fall(by: SharedFrameSource(frames), framesPerSecond: settings.framesPerSecond)
    let observer = observe(fall, loop.end)
    // The frames start with the fall, which is the first shared source. Sources made later get each
    // frame later.
    let loadSource = SharedFrameSource(frames) { _ in settings.work() }
    withExtendedLifetime(loadSource, loop.run)
    return observer
  }
}
