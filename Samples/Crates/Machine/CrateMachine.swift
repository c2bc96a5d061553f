import Dynamics
import DynamicsRecording
import Foundation

/// A machine that moves crates in a circle: a conveyor, a lift, a ramp, and a rope that breaks.
final class CrateMachine {
  let behavior = DynamicBehavior()
  let lift = Lift()
  let rope: Rope
  private let conveyor = Conveyor()
  private let ramp: BasicItem
  /// Fills the gap after the last roller, in which a tilted crate would catch.
  private let lip = CrateMachine.makeLip()
  private let counter: SensorBehavior
  private(set) var deliveredCount = 0

  /// A part that is drawn.
  struct Part {
    var kind: Kind
    var item: BasicItem
    enum Kind { case roller, rail, plate, link }
  }

  /// All parts, from back to front.
  let parts: [Part]

  /// - Parameter crates: The first one hangs on the rope; the others travel.
  init(crates: [BasicItem]) {
    rope = Rope(to: crates[0])
    ramp = BasicItem(center: CGPoint(x: 148, y: 146), size: CGSize(width: 146, height: 6))
    ramp.angle = Lift.slope
    counter = SensorBehavior(items: crates)
    parts =
      [Part(kind: .rail, item: conveyor.rail)]
      + conveyor.rollers.map { Part(kind: .roller, item: $0) }
      + [rope.hook, ramp, lip, lift.gate, lift.platform].map { Part(kind: .plate, item: $0) }
      + rope.links.map { Part(kind: .link, item: $0) }

    let fixed = DynamicItemBehavior(items: [ramp, lip, conveyor.rail, rope.hook])
    fixed.isAnchored = true
    let rubber = DynamicItemBehavior(items: conveyor.rollers)
    // The rollers also carry a crate that others lie on.
    rubber.friction = 2
    let steel = DynamicItemBehavior(items: [ramp, lip, lift.gate, lift.platform])
    steel.friction = 0.1
    for child in [rubber, steel, conveyor.behavior, lift.behavior, rope.behavior, counter, fixed] {
      behavior.addChildBehavior(child)
    }
    for crate in crates { lift.sensor.addItem(crate) }
    lift.onDeparture = { [conveyor] in conveyor.isRunning = false }
    lift.onReturn = { [conveyor] in conveyor.isRunning = true }

    let gate = BezierPath()
    gate.move(to: CGPoint(x: 110, y: 122))
    gate.addLine(to: CGPoint(x: 110, y: 152))
    counter.addRegion(withIdentifier: "gate", for: gate)
    counter.onEnter = { [unowned self] _, _ in deliveredCount += 1 }
  }

  /// Between the last roller and the gate, with a slanted side that follows the roller.
  private static func makeLip() -> BasicItem {
    let lip = BasicItem(
      center: CGPoint(x: 214, y: 276.3), size: CGSize(width: 6, height: 4),
      collisionBoundsType: .path)
    let path = BezierPath()
    path.move(to: CGPoint(x: -2.8, y: -1.6))
    for corner in [(2.5, -1.6), (2.5, 1.7), (0.5, 1.7)] {
      path.addLine(to: CGPoint(x: corner.0, y: corner.1))
    }
    path.close()
    lip.collisionBoundingPath = path
    return lip
  }

  /// The items that collide.
  var obstacles: [BasicItem] { conveyor.rollers + [ramp, lip, lift.gate, lift.platform] }

  /// The items that gravity moves.
  var weights: [BasicItem] { rope.links }

  /// The items with the density of the crates.
  var heavyItems: [BasicItem] { conveyor.rollers + [ramp, lift.gate, lift.platform] + rope.links }
}
