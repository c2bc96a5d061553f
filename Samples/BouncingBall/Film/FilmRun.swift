import Dynamics
import DynamicsRecording
import SampleSupport

/// Records falls in real time.
enum FilmRun {
  static func run(_ settings: Settings, showsXray: Bool) -> Recording {
    var film: Film?
    HeadlessFalls.run(settings) { fall, end in
      let new = Film(
        of: fall, falls: settings.falls ?? 1, framesPerSecond: settings.framesPerSecond,
        onEnd: end)
      film = new
      new.begin()
      return new
    }
    var recording = film!.recording(showsXray: showsXray)
    recording.metadata = [
      "by": settings.mechanism.rawValue, "load": "\(settings.load.milliseconds) ms",
      "hash": recording.motionHash,
    ]
    return recording
  }
}
