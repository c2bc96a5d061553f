import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Who keeps whom among those who share a frame source.
@Suite struct SharedFrameSourceLifeTests {
  private let tracker = LifetimeTracker()

  @Test func `a dropped one is forgotten, and the source with the last of them`() {
    let display = ManualFrameSource()
    var heard = 0
    var first: SharedFrameSource? = tracker.track(SharedFrameSource(display) { _ in heard += 1 })
    var second: SharedFrameSource? = tracker.track(SharedFrameSource(display) { _ in heard += 10 })
    display.tick(at: 1)
    first = nil
    display.tick(at: 2)
    #expect(heard == 21)
    #expect(!display.isPaused)
    second = nil
    #expect(display.isPaused)
    #expect(display.onFrame == nil)
    #expect(tracker.survivors == [])
    #expect(first == nil && second == nil)
  }

  @Test func `they keep the source, and nothing keeps any of it`() {
    var shared: SharedFrameSource?
    do {
      let display = tracker.track(ManualFrameSource())
      let heard = tracker.track(FrameLog())
      shared = SharedFrameSource(display, onFrame: { _ in _ = heard.take() })
    }
    #expect(shared?.isPaused == false)
    #expect(tracker.survivors.count == 2)
    shared = nil
    #expect(tracker.survivors == [])
  }

  @Test func `sources that come and go at the same place in memory are not confused`() {
    for _ in 0..<200 {
      let display = ManualFrameSource()
      var heard = 0
      let shared = SharedFrameSource(display) { _ in heard += 1 }
      display.tick(at: 0)
      #expect(heard == 1)
      withExtendedLifetime(shared) {}
    }
  }

  @Test func `once its source listens to another, a shared one is inert`() {
    let display = ManualFrameSource()
    var heard = 0
    let shared = SharedFrameSource(display) { _ in heard += 1 }
    display.onFrame = nil
    shared.isPaused = false
    shared.onFrame = { _ in heard += 1 }
    display.tick(at: 1)
    #expect(heard == 0)
    let next = SharedFrameSource(display) { _ in heard += 10 }
    display.tick(at: 2)
    #expect(heard == 10)
    withExtendedLifetime(next) {}
  }
}
