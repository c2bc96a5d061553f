import Dynamics
import Testing

/// Setting a closure of a sensor, or replacing a region that went with an item, released the old one
/// while it was being written: a `deinit` that looked ended the process, "simultaneous accesses".
@Suite struct ReleasedByASetterTests {
  /// An object that looks somewhere in its `deinit`.
  private final class Witness {
    let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
  }

  @Test func theClosuresOfASensor() {
    let sensor = SensorBehavior()
    var looks = 0
    func witness(_ look: @escaping (SensorBehavior) -> Void) -> Witness {
      Witness { [unowned sensor] in
        looks += 1
        look(sensor)
      }
    }
    func set() {
      let witnesses = (
        witness {
          #expect($0.onEnter == nil)
          $0.onEnter = nil
        },
        witness {
          #expect($0.onLeave == nil)
          $0.onLeave = nil
        }
      )
      sensor.onEnter = { [witness = witnesses.0] _, _ in _ = witness }
      sensor.onLeave = { [witness = witnesses.1] _, _ in _ = witness }
    }
    set()
    sensor.onEnter = nil
    sensor.onLeave = nil
    #expect(looks == 2)
  }

  private final class Carrier: DynamicItem {
    var onDeinit: () -> Void = {}
    var center = CGPoint.zero
    let bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    var transform = CGAffineTransform.identity
    deinit { onDeinit() }
  }

  @Test func theCarrierOfARegion() {
    let (sensor, animator) = (
      SensorBehavior(items: [BasicItem.crate(at: 50, 50)]), DynamicAnimator.headless()
    )
    animator.addBehavior(sensor)
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    var looks = 0
    func addCarried() {
      let carrier = Carrier()
      sensor.addRegion(withIdentifier: "r", for: path, attachedTo: carrier)
      carrier.onDeinit = { [unowned sensor, unowned animator] in
        looks += 1
        animator.step()
        sensor.addRegion(withIdentifier: "r", for: path)
      }
    }
    addCarried()
    sensor.addRegion(withIdentifier: "r", for: path)
    #expect(looks == 1)
    addCarried()
    sensor.removeRegion(withIdentifier: "r")
    #expect(looks == 2 && sensor.regionIdentifiers == ["r"])
  }
}
