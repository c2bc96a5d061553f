import Dynamics
import DynamicsRecording
import Testing

@testable import bouncing_ball

/// A film by a clock that only the tests move on.
@Suite struct BouncingBallFilmTests {
  /// Two falls, where a frame lasts 0.3 s instead of 0.1 s.
  private func film(showsXray: Bool) -> Recording {
    let source = ManualFrameSource()
    var now = 0.0
    let fall = Fall(by: source, framesPerSecond: 10, clock: { now })
    var isOver = false
    let film = Film(of: fall, falls: 2, framesPerSecond: 10, onEnd: { isOver = true })
    source.tick(at: now)
    film.begin()
    for time in [0.1, 0.2, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.6, 1.7, 1.8, 1.9, 2] {
      now = time
      source.tick(at: now)
    }
    #expect(isOver)
    return film.recording(showsXray: showsXray)
  }

  @Test func `the ball is where it was in each frame, and the ring where it should be`() {
    let recording = film(showsXray: false)
    #expect(abs(recording.duration - 2) < 1e-4)
    #expect(recording.marks.isEmpty && recording.boundaries.isEmpty)
    for time in [0, 0.1, 0.2, 0.5, 0.9, 1.1, 1.3, 1.6, 2] {
      let inFall = time > 1 ? time - 1 : time
      let y = Fall.position(at: inFall).y
      #expect(abs(recording.pose(of: 1, at: time).center.y - y) < 0.1, "at \(time) s")
    }
    for step in 0..<200 where step != 100 {
      let time = Double(step) / 100
      let y = Fall.position(at: time > 1 ? time - 1 : time).y
      #expect(abs(recording.pose(of: 0, at: time).center.y - y) < 1, "at \(time) s")
    }
    // In the long frame the ball has lost the way of the ring.
    let (ball, ring) = (recording.pose(of: 1, at: 0.36), recording.pose(of: 0, at: 0.36))
    #expect(abs(ball.center.y - ring.center.y) > 10)
  }

  @Test func `what is read back is the same`() throws {
    let recording = film(showsXray: true)
    #expect(
      try JSONDecoder().decode(Recording.self, from: recording.data(as: .json)) == recording)
    #expect(recording.boundaries.count == 1)
    let velocity = recording.marks[0].mark(at: 0.2)!
    let way = Fall.position(at: 0.2).y - Fall.position(at: 0.1).y
    #expect(abs(velocity.end.y - velocity.start.y - way) < 0.1)
  }
}
