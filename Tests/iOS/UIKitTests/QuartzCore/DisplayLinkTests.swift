import Testing
import UIKit

@MainActor @Suite("Display links in tests", .serialized)
struct DisplayLinkTests {
  private final class Recorder {
    var times: [TimeInterval] = []
    var onFrame: ((CADisplayLink) -> Void)?

    @MainActor func record(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onFrame?(link)
    }
  }

  private let recorder = Recorder()

  private func makeLink() -> CADisplayLink {
    CADisplayLink(handler: { [recorder] in recorder.record($0) })
  }

  @Test("One frame comes each 1/60 s of the clock, as long as the link is not paused")
  func pace() throws {
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    UIShimClock.shared.advance(by: 0.5)
    #expect(recorder.times.count == 30)
    let steps = zip(recorder.times, recorder.times.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    link.isPaused = true
    UIShimClock.shared.advance(by: 0.5)
    #expect(recorder.times.count == 30)
    link.isPaused = false
    UIShimClock.shared.advance(by: 0.1)
    #expect(recorder.times.count == 36)
    let pause = recorder.times[30] - recorder.times[29]
    #expect(abs(pause - 0.5 - 1.0 / 60) < 1e-9)
    link.invalidate()
    UIShimClock.shared.advance(by: 0.5)
    #expect(recorder.times.count == 36)
  }

  @Test("On the main actor, the current run loop is the main one, as on iOS")
  func currentRunLoop() {
    let link = makeLink()
    link.add(to: .current, forMode: .default)
    UIShimClock.shared.advance(by: 0.1)
    #expect(recorder.times.count == 6)
    link.invalidate()
  }

  @Test("Fewer frames come if fewer are wanted")
  func preferredPace() {
    let link = makeLink()
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    link.add(to: .main, forMode: .default)
    UIShimClock.shared.advance(by: 1)
    #expect(recorder.times.count == 30)
    link.preferredFramesPerSecond = 10
    UIShimClock.shared.advance(by: 1.0 / 30)
    recorder.times = []
    UIShimClock.shared.advance(by: 1)
    #expect(recorder.times.count == 10)
    link.remove(from: .main, forMode: .default)
    UIShimClock.shared.advance(by: 1)
    #expect(recorder.times.count == 10)
  }

  @Test(
    "The old name for the pace counts frames of 60 a second",
    arguments: [(1, 60), (2, 30), (60, 1)])
  func frameInterval(interval: Int, framesPerSecond: Int) {
    let link = makeLink()
    link.frameInterval = interval
    #expect(link.preferredFramesPerSecond == framesPerSecond)
    #expect(link.frameInterval == interval)
    link.frameInterval = 0
    #expect(link.frameInterval == interval)
  }

  @Test("As on iOS, a link that nobody keeps goes on until it is invalidated, and is freed then")
  func life() {
    weak var freed: CADisplayLink?
    do {
      let link = makeLink()
      link.add(to: .main, forMode: .common)
      freed = link
    }
    recorder.onFrame = { [recorder] in if recorder.times.count == 3 { $0.invalidate() } }
    UIShimClock.shared.advance(by: 1)
    #expect(recorder.times.count == 3)
    #expect(freed == nil)
  }

  @Test("Frames come between the ends of animations, each at its time")
  func order() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isOver = false
    var framesBefore = 0
    recorder.onFrame = { _ in if !isOver { framesBefore += 1 } }
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 0.11, animations: { view.center.x = 100 }) { _ in isOver = true }
    UIShimClock.shared.advance(by: 0.2)
    #expect(framesBefore == 6)
    #expect(recorder.times.count == 12)
    link.invalidate()
  }
}
