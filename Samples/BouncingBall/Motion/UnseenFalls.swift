import Dynamics
import SampleSupport

/// Falls in real time on the main run loop, with nothing to look at.
enum UnseenFalls {
  /// - Parameter observe: Called with the fall and with what ends the run; starts what observes the fall, and
  ///   returns it to be kept alive.
  static func run(
    _ settings: Settings, observe: (MeasuredFall, _ end: @escaping () -> Void) -> AnyObject
  ) {
    let loop = MainLoop()
    let frames = settings.mechanism.startFrames(framesPerSecond: settings.framesPerSecond)
    let fall = MeasuredFall(
      by: SharedFrameSource(frames), framesPerSecond: settings.framesPerSecond)
    let observer = observe(fall, loop.end)
    // The frames begin with the fall that is alone in sharing them; what is made later comes later
    // in each frame, too.
    let busy = SharedFrameSource(frames) { _ in settings.load.carry() }
    withExtendedLifetime((observer, busy), loop.run)
  }
}
