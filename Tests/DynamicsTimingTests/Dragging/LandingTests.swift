import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// Where a throw lands.
@Suite struct LandingTests {
  private let display = ManualFrameSource()

  private func pages(_ detents: [Double] = [640, 0, 320, 960]) -> DraggableValue<Double> {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.detents = detents
    return drag
  }

  @Test(arguments: [
    (0.0, 0.0), (100, 0), (400, 320), (900, 640), (1300, 640), (9000, 960), (-800, 0),
  ])
  func `the detent nearest to where it would come to rest`(velocity: Double, expected: Double) {
    let drag = pages()
    #expect(drag.flick(velocity, until: 1) == expected)
    let (value, speed) = (drag.value, drag.velocity)
    display.tick(at: 1.1)
    if speed != 0 {
      let way = Spring().value(at: 0.1, from: value, to: expected, initialVelocity: speed)
      #expect(abs(drag.value - way) < 1e-9)
    }
    display.tick(at: 6)
    #expect(drag.value == expected && drag.isSettled)
  }

  @Test(arguments: [(0.0, 320.0), (100, 320), (900, 640), (9000, 640), (-900, 0), (-9000, 0)])
  func `at most one detent from where the drag began`(velocity: Double, expected: Double) {
    let drag = pages()
    drag.landing = .next
    drag.send(to: 330)
    display.run(from: 0, to: 3)
    #expect(drag.flick(velocity, until: 5) == expected)
  }

  @Test func `on a grid, the next one is beside it`() {
    let drag = DraggableValue(CGPoint(x: 100, y: 100), frameSource: display) { _ in }
    drag.detents = (0..<5).flatMap { x in (0..<5).map { CGPoint(x: 100 * x, y: 100 * $0) } }
    drag.landing = .next
    #expect(drag.flick(CGPoint(x: 3000, y: 200), until: 1) == CGPoint(x: 200, y: 100))
    display.run(from: 1, to: 4)
    #expect(drag.flick(CGPoint(x: 100, y: -3000), until: 5) == CGPoint(x: 200, y: 0))
    display.run(from: 5, to: 8)
    #expect(drag.flick(CGPoint(x: 0, y: -3000), until: 9) == CGPoint(x: 200, y: 0))
  }

  @Test func `anywhere, as without detents`() {
    let drag = pages()
    drag.landing = .anywhere
    #expect(abs(drag.flick(1000, until: 1) - (80 + 1000 * 0.4995)) < 0.01)
  }

  @Test func `a rule of one's own knows the throw`() throws {
    let drag = pages()
    drag.upperLimit = 800
    var thrown: DraggableValue<Double>.Throw?
    drag.landing = .custom {
      thrown = $0
      return 5000
    }
    drag.begin(at: 0)
    drag.move(to: 100, at: 0.1)
    #expect(drag.end(at: 0.1) == 800)
    let known = try #require(thrown)
    #expect(known.origin == 0 && known.value == 100 && abs(known.velocity - 1000) < 1e-9)
    #expect(abs(known.destination - 599.5) < 0.01)
    #expect(known.detents == [640, 0, 320, 800])
  }

  @Test(arguments: [Double.nan, 1e101])
  func `a landing out of range is reported, and the nearest detent is used`(target: Double) {
    let drag = pages()
    drag.landing = .custom { _ in target }
    let (landing, reports) = DynamicsDiagnostics.collecting { drag.flick(900, until: 1) }
    #expect(landing == 640 && reports.count == 1)
  }

  @Test func `without detents the next one is reported`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.landing = .next
    let (landing, reports) = DynamicsDiagnostics.collecting { drag.flick(900, until: 1) }
    #expect(abs(landing - (72 + 900 * 0.4995)) < 0.01 && reports.count == 1)
  }
}
