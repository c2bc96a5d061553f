import Dynamics
@_spi(Samples) import DynamicsRecording
import SampleSupport

/// Records the ball's position in each frame, in real time.
final class Film {
  private let fall: Fall
  private let framesPerSecond: Int
  private var fallsLeft: Int
  private let onEnd: () -> Void

  /// The positions of the ball, in seconds since the start.
  private var ball: [Recording.Keyframe] = []
  /// The time of each fall.
  private var spans: [ClosedRange<TimeInterval>] = []
  private var start: TimeInterval = 0

  /// The time between the two keyframes of a jump, in seconds.
  private static let minInterval = 1e-6
  /// The sample rate of the correct position, per second.
  private static let sampleRate = 240.0

  /// Makes a film of a fall, which starts at ``begin()``; it sets the fall's closures.
  ///
  /// - Parameters:
  ///   - falls: The number of falls, at least 1.
  ///   - onEnd: Called after the last landing.
  init(of fall: Fall, falls: Int, framesPerSecond: Int, onEnd: @escaping () -> Void) {
    self.fall = fall
    self.framesPerSecond = framesPerSecond
    self.onEnd = onEnd
    fallsLeft = falls
    fall.onMove = { [unowned self] in keepFrame() }
    fall.onLanding = { [unowned self] in note($0) }
  }

  func begin() {
    fall.start()
    keepFrame(at: start)
  }

  private func keepFrame() { keepFrame(at: start + fall.elapsed) }

  private func keepFrame(at time: TimeInterval) {
    // Two frames at the same time, such as at a landing, get slightly different times.
    let time = max(time, (ball.last?.time ?? -1) + Self.minInterval)
    ball.append(.init(time: time, pose: .init(center: fall.position)))
  }

  private func note(_ landing: Landing) {
    let end = max(start + landing.duration, ball.last?.time ?? 0)
    spans.append(start...end)
    start = end
    fallsLeft -= 1
    guard fallsLeft > 0 else { return onEnd() }
    fall.start()
    keepFrame(at: start)
  }

  // MARK: Recording

  /// Records falls in real time.
  static func record(_ settings: Settings) -> Recording {
    let film = HeadlessFalls.run(settings) { fall, end in
      let film = Film(
        of: fall, falls: settings.falls ?? 1, framesPerSecond: settings.framesPerSecond,
        onEnd: end)
      film.begin()
      return film
    }
    var recording = film.recording(showsXray: settings.showsXray)
    recording.metadata = [
      "by": settings.mechanism.rawValue, "load": "\(settings.load) ms",
      "hash": recording.motionHash,
    ]
    return recording
  }

  /// The ball and a ring at its correct position; with X-ray, also the distance that it moves in
  /// 0.1 s.
  func recording(showsXray: Bool) -> Recording {
    var recording = Recording(
      bounds: CGRect(origin: .zero, size: Fall.viewSize), duration: start,
      framesPerSecond: Double(framesPerSecond))
    let whole = 0...recording.duration
    let shape = Recording.Shape(
      .ellipse(size: CGSize(width: 2 * Fall.radius, height: 2 * Fall.radius)))
    for (look, keyframes) in [(BallLook.ring, ring), (BallLook.ball, ball)] {
      recording.add(
        Recording.Item(
          id: nil, shape: shape, appearance: look, keyframes: keyframes, presence: [whole]))
    }
    if showsXray {
      recording.add(Recording.Boundary(name: "view", lines: [Fall.edges], presence: whole))
      recording.add(Recording.Mark(kind: .velocity, keyframes: velocities))
    }
    return recording
  }

  /// The correct positions of the ball.
  private var ring: [Recording.Keyframe] {
    var keyframes: [Recording.Keyframe] = []
    for span in spans {
      let length = span.upperBound - span.lowerBound
      let count = Int(length * Self.sampleRate)
      let offsets = (0...count).map { Double($0) / Self.sampleRate } + [length]
      for offset in offsets {
        let time = max(span.lowerBound + offset, (keyframes.last?.time ?? -1) + Self.minInterval)
        guard time <= span.upperBound else { continue }
        keyframes.append(.init(time: time, pose: .init(center: Fall.position(at: offset))))
      }
    }
    return keyframes
  }

  private var velocities: [Recording.MarkKeyframe] {
    var speedometer = Speedometer()
    return ball.map { keyframe in
      speedometer.note(keyframe.pose.center, at: keyframe.time)
      let mark = Fall.velocityMark(from: keyframe.pose.center, speedometer.velocity)
      return .init(time: keyframe.time, start: mark.start, end: mark.end)
    }
  }
}
