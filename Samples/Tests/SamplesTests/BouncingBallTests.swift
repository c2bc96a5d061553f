import Dynamics
import Testing

@testable import bouncing_ball

/// The ball's way, and what a stutter does to it, by clocks that only the tests move on.
@Suite struct BouncingBallTests {
  /// Bounce-ease-out as Robert Penner published it, for 1 s, from y 32 over a way of 236.
  private func publishedY(_ time: Double) -> Double {
    let bounces = [(1.0, 0.0, 0.0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (3, 2.625, 0.984375)]
    for (end, middle, lowest) in bounces where time < end / 2.75 {
      let t = time - middle / 2.75
      return 32 + 236 * (7.5625 * t * t + lowest)
    }
    return 268
  }

  @Test(arguments: [7, 60, 240, 1001])
  func `the ball is where the published equation says`(framesPerSecond: Int) {
    let source = ManualFrameSource()
    let fall = Fall(by: source, framesPerSecond: framesPerSecond, clock: { 0 })
    var heights: [Double] = []
    fall.onMove = { heights.append(Double(fall.position.y)) }
    #expect(fall.position == CGPoint(x: 150, y: 32))
    fall.start()
    for frame in 0...framesPerSecond { source.tick(at: Double(frame) / Double(framesPerSecond)) }
    #expect(heights.count == framesPerSecond + 1)
    for (frame, y) in heights.enumerated() {
      let published = publishedY(Double(frame) / Double(framesPerSecond))
      #expect((y - published).magnitude < 1e-9)
    }
    #expect(fall.position == CGPoint(x: 150, y: 268))
  }

  @Test func `on time means where the published equation says, and at rest before and after`() {
    for millisecond in 0...1000 {
      let time = Double(millisecond) / 1000
      #expect((Fall.position(at: time).y - publishedY(time)).magnitude < 1e-9)
    }
    #expect(Fall.position(at: -1) == CGPoint(x: 150, y: 32))
    #expect(Fall.position(at: 7) == CGPoint(x: 150, y: 268))
  }

  @Test func `in frames of 1/20 s the measured ball lands at 1 s and the assumed one at 3 s`() {
    let measured = ManualFrameSource()
    let assumed = TickingTimer(framesPerSecond: 60)
    var now = 0.0
    let falls = [measured as any FrameSource, assumed].map {
      Fall(by: $0, framesPerSecond: 60, clock: { now })
    }
    for fall in falls { fall.start() }
    measured.tick(at: 0)
    for frame in 1...70 {
      now = Double(frame) / 20
      measured.tick(at: now)
      assumed.tick(at: now)
      #expect(falls[1].landing != nil || falls[1].time < now / 2)
    }
    // The measured source's first tick, at 0, moves the ball by nothing, but is a frame.
    #expect(falls[0].landing == Landing(duration: 1, frames: 21, framesPerSecond: 60))
    #expect(falls[1].landing == Landing(duration: 3, frames: 60, framesPerSecond: 60))
    #expect(falls[1].landing?.skippedFrames == 120)
  }

  @Test func `a paused timer does not tick`() {
    let timer = TickingTimer(framesPerSecond: 60)
    var durations: [Double] = []
    timer.onFrame = { durations.append($0.duration) }
    timer.tick(at: 1)
    timer.isPaused = true
    timer.tick(at: 2)
    timer.isPaused = false
    timer.tick(at: 9)
    #expect(durations == [1.0 / 60, 1.0 / 60])
  }

  @Test func `a pause holds the ball and the time`() {
    let source = ManualFrameSource()
    var now = 0.0
    let fall = Fall(by: source, framesPerSecond: 4, clock: { now })
    let tick = { (time: Double) in
      now = time
      source.tick(at: time)
    }
    fall.start()
    tick(0)
    tick(0.25)
    fall.togglePause()
    let y = fall.position.y
    tick(5)
    #expect(fall.isPaused)
    #expect(fall.elapsed == 0.25)
    #expect(fall.position.y == y)
    fall.togglePause()
    for time in [5.25, 5.5, 5.75] { tick(time) }
    #expect(fall.landing == Landing(duration: 1, frames: 5, framesPerSecond: 4))
    fall.togglePause()
    #expect(!fall.isPaused)
  }

  @Test(arguments: [0.4, 0.8, 1.6])
  func `a restart is a fall from the top like the first`(at restart: Double) {
    let source = ManualFrameSource()
    var now = 0.0
    let fall = Fall(by: source, framesPerSecond: 5, clock: { now })
    fall.start()
    for tick in 0...Int((restart * 5).rounded()) {
      now = Double(tick) / 5
      source.tick(at: now)
    }
    fall.start()
    #expect(fall.landing == nil)
    #expect(fall.elapsed == 0)
    #expect(fall.position.y == 32)
    let start = now
    for tick in 1...5 {
      now = start + Double(tick) / 5
      source.tick(at: now)
      #expect((fall.position.y - publishedY(Double(tick) / 5)).magnitude < 1e-9)
    }
    #expect(fall.landing?.frames == 5)
    #expect((fall.elapsed - 1).magnitude < 1e-9)
  }

  @Test func `frames that there was no time for are skipped ones`() {
    let landing = { Landing(duration: $0, frames: $1, framesPerSecond: 60).skippedFrames }
    #expect(landing(1, 60) == 0)
    #expect(landing(1.016, 60) == 0)
    #expect(landing(1.017, 60) == 1)
    #expect(landing(0.999999, 60) == 0)
    #expect(landing(2.9999999, 60) == 120)
    #expect(landing(0.5, 60) == 0)
  }
}
