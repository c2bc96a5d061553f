import Testing
import UIKit

@MainActor @Suite("A double pendulum")
struct DoublePendulumTests {
  private let view = DoublePendulumView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  /// Of both bobs, in units of mass · pt²/s².
  private func energy() -> CGFloat {
    [view.upperBob, view.lowerBob].reduce(0) { sum, bob in
      let v = view.velocity(of: bob)
      return sum + (v.x * v.x + v.y * v.y) / 2 - 1000 * (bob.center.y - view.pivot.y)
    }
  }

  @Test("The rods keep their lengths and the bobs their energy, while they tumble")
  func tumbling() {
    view.start(upperAngle: 2, lowerAngle: 2.5, length: 100)
    #expect(view.rodLengths.allSatisfy { abs($0 - 100) < 1e-9 })
    let atFirst = energy()
    let range: CGFloat = 1000 * 600
    var sides = Set<Bool>()
    view.dynamics.run(seconds: 20) {
      #expect(abs(view.upperBob.distance(to: view.pivot) - 100) < 3)
      #expect(abs(view.lowerBob.distance(to: view.upperBob.center) - 100) < 3)
      #expect(energy() < atFirst + 0.05 * range)
      sides.insert(view.lowerBob.center.x > view.pivot.x)
    }
    #expect(sides.count == 2)
    #expect(view.dynamics.isRunning)
  }

  @Test("A small swing has the period of the slow mode")
  func slowMode() {
    // The slow mode swings as (1, √2), with ω² = (2 − √2)·g/l.
    view.start(upperAngle: 0.05, lowerAngle: 0.05 * 2.squareRoot(), length: 100)
    var crossings: [TimeInterval] = []
    var last = view.upperBob.center.x - view.pivot.x
    view.dynamics.run(seconds: 8) {
      let now = view.upperBob.center.x - view.pivot.x
      if last < 0 && now >= 0 { crossings.append(view.dynamics.elapsedTime) }
      last = now
    }
    let period = (crossings.last! - crossings.first!) / Double(crossings.count - 1)
    let expected = 2 * Double.pi / ((2 - 2.squareRoot()) * 10).squareRoot()
    #expect(abs(period / expected - 1) < 0.01)
  }

  @Test("Starting twice from the same place moves the same")
  func repeatable() {
    func path() -> [CGPoint] {
      view.start(upperAngle: 2, lowerAngle: 2.5, length: 100)
      var places: [CGPoint] = []
      view.dynamics.run(seconds: 5) { places.append(view.lowerBob.center) }
      return places
    }
    let other = DoublePendulumView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    other.start(upperAngle: 2, lowerAngle: 2.5, length: 100)
    var places: [CGPoint] = []
    other.dynamics.run(seconds: 5) { places.append(other.lowerBob.center) }
    #expect(path() == places)
  }
}
