import Dynamics
import SampleSupport

/// Falls in real time, written to standard output line by line.
enum TraceRun {
  static func run(_ settings: Settings) throws {
    let loop = MainLoop()
    var failure: (any Error)?
    let frames = settings.mechanism.startFrames(framesPerSecond: settings.framesPerSecond)
    let fall = MeasuredFall(
      by: SharedFrameSource(frames), framesPerSecond: settings.framesPerSecond)
    let trace = Trace(
      of: fall, falls: settings.falls ?? 1,
      write: { line in
        guard failure == nil else { return }
        do { try StandardOutput.write(line + "\n") } catch {
          failure = error
          loop.end()
        }
      }, onEnd: loop.end)
    trace.start()
    // The frames begin with the fall that is alone in sharing them; what is made later comes later
    // in each frame, too.
    let busy = SharedFrameSource(frames) { _ in settings.load.carry() }
    withExtendedLifetime((trace, busy), loop.run)
    if let failure { throw failure }
  }
}
