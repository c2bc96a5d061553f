internal import DynamicsEngine
internal import Foundation

/// Identifies a mark from one moment to the next.
package struct DebugMarkID: Hashable {
  /// The joining number of the behavior.
  let behavior: Int
  let kind: DebugMark.Kind
  /// The index among the behavior's marks of this kind.
  let index: Int
}

struct DebugView: Equatable {
  var layers: DebugLayers
  /// How long contacts and impulses are shown, in seconds.
  var fadeDuration: CGFloat = 0.5
  /// In points.
  var fieldSpacing: CGFloat = 40

  /// The strength of an event that happened at a time and fades; 0 when it is over or in the
  /// future.
  func strength(at now: TimeInterval, since time: TimeInterval) -> CGFloat {
    let age = now - time
    // The tolerances are for rounding: a time may be rounded to slightly more than `now`.
    guard age > -1e-9, age < fadeDuration - 1e-9 else { return 0 }
    return min(1 - age / fadeDuration, 1)
  }
}

/// The marks of one moment, which behaviors add.
struct DebugMarks {
  let view: DebugView
  /// The reference bounds, in points; `nil` without.
  let bounds: CGRect?
  /// ``DynamicAnimator/elapsedTime``.
  let now: TimeInterval
  /// The area in which fields are shown: the bounds, or else a box around the items; `nil` without
  /// items.
  let area: CGRect?
  private(set) var all: [(id: DebugMarkID, mark: DebugMark)] = []

  init(_ view: DebugView, _ simulation: Simulation) {
    self.view = view
    bounds = simulation.referenceBounds?.standardized
    now = simulation.clock.elapsedTime
    area = view.layers.contains(.fields) ? bounds ?? simulation.itemBounds : nil
  }

  func show(_ layer: DebugLayers) -> Bool { view.layers.contains(layer) }

  func strength(since time: TimeInterval) -> CGFloat { view.strength(at: now, since: time) }

  /// - Parameters:
  ///   - behavior: The joining number of the behavior.
  ///   - index: The index among the behavior's marks of this kind, the same at every moment.
  mutating func add(_ mark: DebugMark, of behavior: Int, index: Int = 0) {
    let id = DebugMarkID(behavior: behavior, kind: mark.kind, index: index)
    guard Limits.isPlace(mark.start), Limits.isPlace(mark.end) else { return }
    all.append((id, mark))
  }
}

// MARK: Marks of overlays

extension DebugMarks {
  mutating func addVelocities(_ simulation: Simulation, of overlay: Int) {
    guard show(.velocities) else { return }
    let world = simulation.world
    for body in simulation.items.bodies {
      let velocity = world.velocity(of: body)
      guard velocity.length >= DebugMark.leastSpeed else { continue }
      add(
        DebugMark(.velocity, from: world.position(of: body), velocity * DebugMark.velocityTime),
        of: overlay, index: Int(body.serial))
    }
  }

  mutating func addContacts(_ contacts: RecentContacts, of overlay: Int) {
    guard show(.contacts) else { return }
    contacts.update()
    contacts.removeFaded(at: now, view)
    for contact in contacts.all {
      var mark = contact.mark
      mark.strength = strength(since: contact.time)
      add(mark, of: overlay, index: contact.number)
    }
  }
}

extension Simulation {
  /// A box around the centers of all items, with a margin of 100 pt.
  fileprivate var itemBounds: CGRect? {
    let box = items.bodies.reduce(CGRect.null) {
      $0.union(CGRect(origin: world.position(of: $1), size: .zero))
    }
    return box.isNull ? nil : box.insetBy(dx: -100, dy: -100)
  }
}
