import DynamicsTiming
import Foundation
import Testing

/// Who gets which frames of a shared source.
@Suite struct SharedFrameSourceTests {
  private let display = ManualFrameSource()
  private let log = FrameLog()

  private func shared(_ name: String, isPaused: Bool = false) -> SharedFrameSource {
    SharedFrameSource(display, isPaused: isPaused, onFrame: log.listener(name))
  }

  @Test func `all get every frame, whole, in the order in which they were made`() {
    let (first, second, third) = (shared("a"), shared("b"), shared("c"))
    display.tick(at: 1)
    display.tick(at: 1.5)
    #expect(
      log.take() == ["a 1.0+0.0", "b 1.0+0.0", "c 1.0+0.0", "a 1.5+0.5", "b 1.5+0.5", "c 1.5+0.5"])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `the source runs just while one of them does`() {
    let (first, second) = (shared("a", isPaused: true), shared("b", isPaused: true))
    #expect(display.isPaused)
    second.isPaused = false
    #expect(!display.isPaused)
    first.isPaused = false
    second.isPaused = true
    #expect(!display.isPaused)
    first.isPaused = true
    #expect(display.isPaused)
  }

  @Test func `a paused one hears nothing while the others do`() {
    let (first, second) = (shared("a"), shared("b"))
    display.tick(at: 1)
    first.isPaused = true
    display.tick(at: 2)
    #expect(first.isPaused && !second.isPaused)
    #expect(log.take() == ["a 1.0+0.0", "b 1.0+0.0", "b 2.0+1.0"])
  }

  @Test func `who ends a pause between frames of others starts with a frame of no duration`() {
    let (first, second) = (shared("a"), shared("b", isPaused: true))
    display.tick(at: 1)
    display.tick(at: 2)
    second.isPaused = false
    display.tick(at: 3)
    display.tick(at: 3.5)
    #expect(
      log.take() == ["a 1.0+0.0", "a 2.0+1.0", "a 3.0+1.0", "b 3.0+0.0", "a 3.5+0.5", "b 3.5+0.5"])
    withExtendedLifetime(first) {}
  }

  @Test func `a pause that ends before the next frame still counts`() {
    let (first, second) = (shared("a"), shared("b"))
    display.tick(at: 1)
    second.isPaused = true
    second.isPaused = false
    second.isPaused = false
    display.tick(at: 2)
    #expect(log.take().suffix(2) == ["a 2.0+1.0", "b 2.0+0.0"])
    withExtendedLifetime(first) {}
  }

  @Test func `all who wait for the source to wake share its first frame`() {
    display.tick(at: 1)
    let (first, second) = (shared("a", isPaused: true), shared("b", isPaused: true))
    display.tick(at: 2)
    first.isPaused = false
    second.isPaused = false
    display.tick(at: 2.25)
    #expect(log.take() == ["a 2.25+0.25", "b 2.25+0.25"])
  }

  @Test func `who ends a pause in a frame gets the next one whole, not this one`() {
    let late = shared("late", isPaused: true)
    let first = SharedFrameSource(display, onFrame: log.listener("a") { late.isPaused = false })
    let later = shared("later")
    display.tick(at: 1)
    display.tick(at: 2)
    #expect(
      log.take() == ["a 1.0+0.0", "later 1.0+0.0", "late 2.0+1.0", "a 2.0+1.0", "later 2.0+1.0"])
    withExtendedLifetime((first, later)) {}
  }

  @Test func `who is paused and resumed in a frame before its turn misses that frame`() {
    var second: SharedFrameSource?
    let first = SharedFrameSource(
      display,
      onFrame: log.listener("a") {
        second?.isPaused = true
        second?.isPaused = false
      })
    second = shared("b")
    display.tick(at: 1)
    #expect(log.take() == ["a 1.0+0.0"])
    withExtendedLifetime(first) {}
  }

  @Test func `one handing over to another in a frame does not pause the source`() {
    let source = PauseCountingSource()
    let second = SharedFrameSource(source, isPaused: true, onFrame: log.listener("b"))
    var first: SharedFrameSource?
    first = SharedFrameSource(
      source,
      onFrame: log.listener("a") {
        first?.isPaused = true
        second.isPaused = false
      })
    let changes = source.changes
    source.beat(at: 1)
    #expect(source.changes == changes)
    source.beat(at: 2)
    #expect(log.take() == ["a 1.0+1.0", "b 2.0+1.0"])
  }

  @Test func `one may be made in a frame and hears the next`() {
    var made: SharedFrameSource?
    let first = SharedFrameSource(
      display, onFrame: log.listener("a") { made = made ?? self.shared("new") })
    display.tick(at: 1)
    display.tick(at: 2)
    #expect(log.take() == ["a 1.0+0.0", "a 2.0+1.0", "new 2.0+1.0"])
    withExtendedLifetime(first) {}
  }

  @Test func `one may release another in a frame, before its turn or after, and itself`() {
    var before: SharedFrameSource? = shared("before")
    var itself: SharedFrameSource?
    var after: SharedFrameSource?
    itself = SharedFrameSource(
      display,
      onFrame: log.listener("itself") { (before, itself, after) = (nil, nil, nil) })
    after = shared("after")
    #expect(before != nil && itself != nil && after != nil)
    display.tick(at: 1)
    display.tick(at: 2)
    #expect(log.take() == ["before 1.0+0.0", "itself 1.0+0.0"])
    #expect(display.isPaused)
    #expect(display.onFrame == nil)
  }

  @Test func `a frame that comes within another waits for its end`() {
    var hasTicked = false
    let first = SharedFrameSource(
      display,
      onFrame: log.listener("a") {
        if !hasTicked {
          hasTicked = true
          self.display.tick(at: 2)
        }
      })
    let second = shared("b")
    display.tick(at: 1)
    #expect(log.take() == ["a 1.0+0.0", "b 1.0+0.0", "a 2.0+1.0", "b 2.0+1.0"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a shared source may be shared again`() {
    let outer = SharedFrameSource(display)
    let (first, second) = (
      SharedFrameSource(outer, onFrame: log.listener("a")),
      SharedFrameSource(outer, onFrame: log.listener("b"))
    )
    let third = shared("c")
    display.tick(at: 1)
    (first.isPaused, second.isPaused) = (true, true)
    #expect(outer.isPaused)
    display.tick(at: 2)
    #expect(log.take() == ["a 1.0+0.0", "b 1.0+0.0", "c 1.0+0.0", "c 2.0+1.0"])
    withExtendedLifetime(third) {}
  }

  @Test func whoeverResumesKeepsItsPlace() {
    var heard = ""
    let display = ManualFrameSource()
    let sources = ["a", "b", "c", "d"].map { name in
      SharedFrameSource(display, isPaused: true) { _ in heard += name }
    }
    for index in [2, 0, 3, 1, 0] { sources[index].isPaused = false }
    display.tick(at: 0)
    sources[1].isPaused = true
    display.tick(at: 1)
    sources[1].isPaused = false
    sources[2].isPaused = true
    display.tick(at: 2)
    #expect(heard == "abcd" + "acd" + "abd")
    // In optimized builds they would be gone before the last frames.
    withExtendedLifetime(sources) {}
  }
}

/// A source that counts how often it is paused or resumed, and whose frames all last a second.
private final class PauseCountingSource: FrameSource {
  private(set) var changes = 0
  var isPaused = false { didSet { changes += 1 } }
  var onFrame: ((Frame) -> Void)?

  func beat(at time: TimeInterval) {
    onFrame?(Frame(timestamp: time, targetTimestamp: time + 1, duration: 1))
  }
}
