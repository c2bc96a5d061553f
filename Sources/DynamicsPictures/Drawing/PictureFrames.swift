#if Pictures
  internal import DynamicsRecording
  internal import Foundation

  /// The frames of a film in which something changes; all others look like the one before.
  struct PictureFrames {
    /// The most frames to draw: about nine hours of motion at 30 frames per second.
    static let limit = 1_000_000

    let framesPerSecond: Double
    /// The number of the last frame.
    let last: Int
    /// The time at which the film ends, in seconds.
    let end: TimeInterval

    private let changing: ChangingFrames
    private let duration: TimeInterval

    init(of recording: Recording, marks: [Recording.Mark], _ style: PictureStyle) throws {
      framesPerSecond = style.framesPerSecond
      duration = recording.duration
      changing = ChangingFrames(of: recording, marks: marks, framesPerSecond: framesPerSecond)
      guard changing.count < Self.limit else {
        throw RecordingError.cannotWrite(
          "the film would have \(changing.count) frames, and the limit is \(Self.limit); trim the "
            + "recording, or set a lower frame rate")
      }
      // The duration of a recording that was made of a forged session may be any number.
      guard duration * framesPerSecond < 1e15 else {
        throw RecordingError.cannotWrite("a film cannot last \(duration) s; trim the recording")
      }
      // Rounding must not add a frame.
      last = Int((duration * framesPerSecond - 1e-6).rounded(.up))
      end = Double(last) / framesPerSecond + max(style.hold, 1 / framesPerSecond)
    }

    /// The numbers of the frames to draw, in order; the last frame is among them.
    var numbers: [Int] {
      let numbers = changing.spans.flatMap { $0.filter { $0 <= last } }
      return numbers.last == last ? numbers : numbers + [last]
    }

    /// The time at which a frame is shown, in seconds.
    func start(of frame: Int) -> TimeInterval { Double(frame) / framesPerSecond }

    /// The time of the recording that a frame shows: the last one shows the end.
    func time(of frame: Int) -> TimeInterval { min(start(of: frame), duration) }
  }
#endif
