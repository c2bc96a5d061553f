import Dynamics
import Foundation
import SampleSupport

extension Playground {
  func carryOut(_ action: Action) {
    switch action {
    case .grab(let point): grab(at: point)
    case .drag(let point): moveDrag(to: point)
    case .release: release()
    case .selectNext: select(by: 1)
    case .selectPrevious: select(by: -1)
    case .push(let direction): push(direction)
    case .gravity(let direction): setGravity(direction)
    case .toggleGravity: toggleGravity()
    case .nextField: turnOnNextField()
    case .attachToNeighbor: attachToNeighbor()
    case .attachToPlace: attachToPlace()
    case .detach: detach()
    case .toggleMotors: toggleMotors()
    case .toggleSensor: toggleSensor()
    case .toggleGroup: toggleGroup()
    }
  }

  // MARK: Pointer

  private func grab(at point: CGPoint) {
    release()
    if let handle = handles.last(where: { $0.area().contains(point) }) {
      self.handle = handle
      pointer = point
      handle.begin(point)
      return
    }
    guard let (item, place) = item(near: point) else {
      selection = nil
      return
    }
    selection = item
    let drag = DragBehavior(item: item, grabbedAt: place)
    keep(drag)
    self.drag = drag
    pointer = point
    animator.addBehavior(drag)
    drag.move(to: point, at: time)
  }

  /// The item at a point, or close to it: a cell of a terminal is coarse.
  private func item(near point: CGPoint) -> (item: any DynamicItem, place: CGPoint)? {
    for distance in [0.0, 3, 6] {
      for eighth in 0..<(distance == 0 ? 1 : 8) {
        let angle = Double(eighth) * .pi / 4
        let place = CGPoint(x: point.x + distance * cos(angle), y: point.y + distance * sin(angle))
        if let item = animator.item(at: place), !isFixed(item) { return (item, place) }
      }
    }
    return nil
  }

  private func moveDrag(to point: CGPoint) {
    if handle != nil || drag != nil { pointer = point }
    handle?.move(point)
    drag?.move(to: point, at: time)
  }

  private func release() {
    guard let velocity = drag?.release() else { return dropDrag() }
    dropDrag()
    let speed = hypot(velocity.x, velocity.y)
    message = speed < 1 ? "" : "thrown at \(Double(speed).decimal(0)) pt/s"
  }

  /// Ends a drag without a throw.
  func dropDrag() {
    handle?.end()
    (handle, pointer) = (nil, nil)
    guard let drag else { return }
    self.drag = nil
    animator.removeBehavior(drag)
  }

  // MARK: Selection

  private func select(by step: Int) {
    let bodies = bodies
    guard !bodies.isEmpty else { return }
    let present = bodies.firstIndex { $0 === selection } ?? (step > 0 ? -1 : bodies.count)
    let next = present + step
    selection = bodies.indices.contains(next) ? bodies[next] : nil
  }

  /// The selected item, if it is still there; without one, the message says how to select.
  var selected: (any DynamicItem)? {
    if let selection, animator.id(of: selection) != nil { return selection }
    message = "select an item first: Tab, or click it"
    return nil
  }

  private func push(_ direction: CGVector) {
    guard let item = selected else { return }
    // The same change of velocity for light and heavy items.
    material.addLinearVelocity(
      CGPoint(x: direction.dx * Self.nudge, y: direction.dy * Self.nudge), for: item)
  }

  /// The change of velocity by a push, in pt/s.
  private static let nudge = 150.0

  // MARK: Gravity

  var isGravityOn: Bool { animator.behaviors.contains { $0 === gravity } }

  private func setGravity(_ direction: CGVector) {
    gravity.gravityDirection = CGVector(
      dx: direction.dx * strength, dy: direction.dy * strength)
    if !isGravityOn { turnOn(gravity) }
  }

  private func toggleGravity() {
    if isGravityOn { animator.removeBehavior(gravity) } else { turnOn(gravity) }
  }
}
