import Dynamics
import SampleSupport

/// Runs falls in real time on the main run loop, without a picture.
enum HeadlessFalls {
  /// - Parameter observe: Receives the fall and a closure that ends the run. It starts an observer
  ///   of the fall, and returns it to be kept alive.
  static func run(
    _ settings: Settings, observe: (MeasuredFall, _ end: @escaping () -> Void) -> AnyObject
  ) {
    let loop = MainLoop()
    let frames = settings.mechanism.startFrames(framesPerSecond: settings.framesPerSecond)
    let fall = MeasuredFall(
      by: SharedFrameSource(frames), framesPerSecond: settings.framesPerSecond)
    let observer = observe(fall, loop.end)
    // The frames start with the fall, which is the first shared source. Sources made later get each
    // frame later.
    let loadSource = SharedFrameSource(frames) { _ in settings.load.run() }
    withExtendedLifetime((observer, loadSource), loop.run)
  }
}
