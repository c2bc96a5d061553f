import Testing
import UIKit

@MainActor @Suite("A dial that spins on and comes to rest in a notch")
struct InertialDialTests {
  private let dial = InertialDial(notches: 12)

  private func drag(by distance: CGFloat, velocity: CGFloat) {
    dial.pan.send(.began, location: CGPoint(x: 100, y: 20), in: dial)
    dial.pan.send(.changed, location: CGPoint(x: 100 + distance, y: 20), in: dial)
    dial.pan.send(.ended, velocity: CGPoint(x: velocity, y: 0))
  }

  @Test("Let go at rest, it goes back to the nearest notch")
  func gently() {
    drag(by: 130, velocity: 0)
    #expect(abs(dial.needle.turn - 1.3 * .pi / 6) < 1e-9)
    #expect(dial.physics.runUntilPaused(limit: 5))
    #expect(dial.value == 1)
    #expect(abs(dial.needle.turn - .pi / 6) < 1e-9)
    #expect(dial.rests == 1)
    #expect(dial.physics.behaviors.isEmpty)
  }

  @Test("Flung, it goes as far as its resistance lets it, and names each notch on the way")
  func flung() {
    var values: [Int] = []
    dial.addHandler(for: .valueChanged) { values.append($0.value) }
    drag(by: 10, velocity: 1200)
    #expect(dial.physics.runUntilPaused(limit: 10))
    // 1200 pt/s against a resistance of 3 per second go 400 pt, less the 20 of the last 60 pt/s.
    #expect(values == [1, 2, 3, 4])
    #expect(dial.value == 4)
  }

  @Test("Caught while it spins, it stops, and spins no faster after")
  func caught() {
    drag(by: 10, velocity: 1200)
    dial.physics.run(frames: 10)
    dial.pan.send(.began, location: CGPoint(x: 100, y: 20), in: dial)
    let angle = dial.needle.turn
    dial.physics.run(frames: 10)
    #expect(dial.needle.turn == angle)
    dial.pan.send(.ended, velocity: CGPoint(x: -600, y: 0))
    #expect(dial.physics.runUntilPaused(limit: 10))
    // About 160 pt one way, 180 pt back.
    #expect(dial.value == 0)
  }
}
