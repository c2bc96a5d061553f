import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// Bad input to draggable values: each is reported once, and changes nothing.
@Suite struct DraggableMisuseTests {
  private let display = ManualFrameSource()

  private typealias Misuse = @Sendable (DraggableValue<CGPoint>) -> Void

  private static let misuses: [(String, Misuse)] = [
    ("a move to NaN", { $0.move(to: CGPoint(x: Double.nan, y: 0), at: 3) }),
    ("a move to infinity", { $0.move(to: CGPoint(x: 0, y: Double.infinity), at: 3) }),
    ("a move at no time", { $0.move(to: .zero, at: .nan) }),
    ("a move before the last one", { $0.move(to: .zero, at: 1.5) }),
    ("an end before the last move", { $0.end(at: 1.5) }),
    ("an endless end", { $0.end(at: .infinity) }),
    ("a second begin", { $0.begin(at: 3) }), ("a begin in the past", { $0.begin(at: 1) }),
    ("a move beyond the range", { $0.move(to: CGPoint(x: 0, y: -1.1e100), at: 3) }),
    ("sending it beyond the range", { $0.send(to: CGPoint(x: 1e101, y: 0)) }),
    ("a detent beyond the range", { $0.detents = [CGPoint(x: 0, y: 1e160)] }),
    ("a limit beyond the range", { $0.lowerLimit = CGPoint(x: -1e101, y: -1e101) }),
    ("sending it to NaN", { $0.send(to: CGPoint(x: Double.nan, y: 0)) }),
    ("no detents", { $0.detents = [] }),
    ("a detent of NaN", { $0.detents = [.zero, CGPoint(x: 0, y: Double.nan)] }),
    ("a lower limit above the upper one", { $0.lowerLimit = CGPoint(x: 0, y: 101) }),
    ("an upper limit below the lower one", { $0.upperLimit = CGPoint(x: -101, y: 0) }),
    ("a limit of NaN", { $0.lowerLimit = CGPoint(x: Double.nan, y: 0) }),
    (
      "a lower limit of infinity",
      { $0.setLimits(lower: CGPoint(x: Double.infinity, y: 0), upper: nil) }
    ),
  ]

  @Test(arguments: misuses.indices)
  func `bad input is reported and changes nothing`(index: Int) {
    let (name, misuse) = Self.misuses[index]
    let drag = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
    drag.setLimits(lower: CGPoint(x: -100, y: -100), upper: CGPoint(x: 100, y: 100))
    drag.detents = [.zero, CGPoint(x: 50, y: 0)]
    drag.begin(at: 1.9)
    drag.move(to: CGPoint(x: 20, y: 10), at: 2)
    let (destination, velocity) = (drag.destination, drag.velocity)
    let (_, reports) = DynamicsDiagnostics.collecting { misuse(drag) }
    #expect(reports.count == 1, "\(name)")
    #expect(drag.isDragged && drag.value == CGPoint(x: 20, y: 10), "\(name)")
    #expect(drag.destination == destination && drag.velocity == velocity, "\(name)")
    #expect(drag.lowerLimit == CGPoint(x: -100, y: -100), "\(name)")
    #expect(drag.upperLimit == CGPoint(x: 100, y: 100), "\(name)")
    #expect(drag.detents == [.zero, CGPoint(x: 50, y: 0)], "\(name)")
    #expect(drag.end(at: 2) == destination)
  }

  @Test func `a drag that was not begun is reported`() {
    let drag = DraggableValue(5.0, frameSource: display) { _ in }
    let (landing, reports) = DynamicsDiagnostics.collecting {
      drag.move(to: 10, at: 1)
      return drag.end(at: 2)
    }
    #expect(landing == 5 && drag.value == 5 && reports.count == 2)
    #expect(reports.first?.description.hasPrefix("DraggableValue.move(to:at:): ") == true)
  }

  @Test(arguments: [.nan, 1.1e100, -.greatestFiniteMagnitude])
  func `a value out of range is reported, and zero is used`(value: Double) {
    let (drag, reports) = DynamicsDiagnostics.collecting {
      DraggableValue(value, frameSource: display) { _ in }
    }
    #expect(drag.value == 0 && reports.count == 1)
  }

  @Test func `events too close together throw nothing that is not a number`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    let (_, reports) = DynamicsDiagnostics.collecting {
      drag.begin(at: 0)
      drag.move(to: 1e100, at: 1e-300)
      drag.end(at: 1e-300)
    }
    #expect(drag.destination.isFinite && reports.count <= 1)
    display.run(from: 0, to: 10)
    #expect(drag.value.isFinite && drag.isSettled)
  }

  @Test func `the greatest values and the fastest springs stay finite`() {
    let drag = DraggableValue(1e100, frameSource: display) { value in #expect(value.isFinite) }
    drag.deceleration = Decay(deceleration: 1.nextDown)
    drag.spring = Spring(response: 1e-150, dampingFraction: 0)
    _ = DynamicsDiagnostics.collecting {
      for turn in 0..<20 {
        let time = Double(turn)
        drag.begin(at: time)
        drag.move(to: turn % 2 == 0 ? -1e100 : 1e100, at: time + 1e-3)
        drag.end(at: time + 1e-3)
        display.tick(at: time + 0.2)
        #expect(drag.velocity.isFinite && drag.destination.isFinite)
        drag.send(to: turn % 3 == 0 ? 1e100 : -1e100)
        display.tick(at: time + 0.5)
        #expect(drag.velocity.isFinite && drag.destination.isFinite)
      }
    }
  }

  @Test func `times of another clock are reported, and it flies all the same`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.flick(1000, until: 1e6)
    let landing = drag.destination
    let (_, reports) = DynamicsDiagnostics.collecting { display.run(from: 0, to: 6) }
    #expect(reports.count == 1 && drag.value == landing && drag.isSettled)
  }

  @Test func `off the main queue, a value without a frame source of its own stays`() async {
    let reports = await Task.detached {
      DynamicsDiagnostics.collecting {
        let drag = DraggableValue(0.0) { _ in }
        drag.send(to: 10)
        #expect(drag.isSettled && drag.value == 0)
      }.diagnostics
    }.value
    #expect(reports.count == 2)
  }
}
