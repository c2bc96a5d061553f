import DynamicsTiming
import Foundation
import Observation
import Synchronization
import Testing

@Suite struct ObservedValueTests {
  private let display = ManualFrameSource()

  private func tells<Value>(_ value: @autoclosure () -> Value, by change: () -> Void) -> Bool {
    let calls = Mutex(0)
    _ = withObservationTracking(value) { calls.withLock { $0 += 1 } }
    change()
    #expect(calls.withLock { $0 } <= 1)
    return calls.withLock { $0 } == 1
  }

  @Test func `a view is told of a drag and of each frame of a flight`() {
    let drag = DraggableValue(0.0, frameSource: display) { _ in }
    drag.detents = [0, 100]
    #expect(tells(drag.isDragged) { drag.begin(at: 0) })
    #expect(tells(drag.value) { drag.move(to: 10, at: 0.01) })
    #expect(tells((drag.velocity, drag.remainingTime)) { drag.move(to: 20, at: 0.02) })
    #expect(tells(drag.destination) { drag.end(at: 0.02) })
    var (time, values) = (0.02, [drag.value])
    while !drag.isSettled {
      time += 1.0 / 60
      #expect(tells(drag.value) { display.tick(at: time) })
      values.append(drag.value)
    }
    #expect(values.count > 10 && values.last == 100)
    #expect(!tells(drag.value) { display.tick(at: time + 1) }, "it rests")
  }

  @Test func `what it tells is read after the change`() {
    let drag = DraggableValue(CGPoint.zero, frameSource: display) { _ in }
    drag.send(to: CGPoint(x: 30, y: 40))
    #expect(tells(drag.isSettled) { display.run(from: 0, to: 5) })
    #expect(drag.isSettled && drag.value == CGPoint(x: 30, y: 40))
    #expect(tells(drag.isSettled) { drag.send(to: .zero) })
    #expect(!drag.isSettled)
  }
}
