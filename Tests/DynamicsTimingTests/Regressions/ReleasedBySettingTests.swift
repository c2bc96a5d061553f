import DynamicsTiming
import Testing

/// Setting a closure of a draggable value released the old one while it was being written: a
/// `deinit` that looked at the value ended the process, "simultaneous accesses".
@Suite struct ReleasedBySettingTests {
  /// An object that looks somewhere in its `deinit`; tests are single-threaded.
  private final class Witness: @unchecked Sendable {
    let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
  }

  private func looks(
    when change: (DraggableValue<Double>) -> Void,
    set: (DraggableValue<Double>, Witness) -> Void
  ) -> Int {
    let source = ManualFrameSource()
    let value = DraggableValue(0.0, frameSource: source) { _ in }
    var looks = 0
    set(
      value,
      Witness { [unowned value] in
        looks += 1
        value.begin(at: 0)
        value.move(to: 9, at: 0)
        value.end(at: 0)
        value.onSettle = nil
      })
    #expect(looks == 0)
    change(value)
    return looks
  }

  @Test func theCallAtTheEnd() {
    let looks = looks {
      $0.onSettle = nil
    } set: { value, witness in
      value.onSettle = { _ in _ = witness }
    }
    #expect(looks == 1)
  }

  @Test func theRubberBand() {
    let looks = looks {
      $0.rubberBand = .rigid
    } set: { value, witness in
      value.upperLimit = 1
      value.rubberBand = RubberBand { distance in
        _ = witness
        return distance
      }
    }
    #expect(looks == 1)
  }

  @Test func theLanding() {
    let looks = looks {
      $0.landing = .anywhere
    } set: { value, witness in
      value.landing = .custom { thrown in
        _ = witness
        return thrown.destination
      }
    }
    #expect(looks == 1)
  }
}
