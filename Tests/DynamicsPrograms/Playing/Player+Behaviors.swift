import Dynamics

extension Player {
  func performOnBehavior(_ operation: Operation) {
    switch operation {
    case .dropBehavior(let slot): put(behavior: nil, into: slot)
    case .addBehavior(let slot, let animator):
      if let behavior = behaviors[slot] { animators[animator]?.addBehavior(behavior) }
    case .removeBehavior(let slot, let animator):
      if let behavior = behaviors[slot] { animators[animator]?.removeBehavior(behavior) }
    case .moveBehavior(let slot, let animator):
      guard let behavior = behaviors[slot] else { return }
      behavior.dynamicAnimator?.removeBehavior(behavior)
      animators[animator]?.addBehavior(behavior)
    case .addChild(let child, let parent):
      if let child = behaviors[child] { behaviors[parent]?.addChildBehavior(child) }
    case .removeChild(let child, let parent):
      if let child = behaviors[child] { behaviors[parent]?.removeChildBehavior(child) }
    case .addItem(let item, let slot):
      if let item = items[item], let behavior = behaviors[slot] { add(item, behavior) }
    case .removeItem(let item, let slot):
      if let item = items[item], let behavior = behaviors[slot] { remove(item, behavior) }
    case .setAction(let slot, let value):
      behaviors[slot]?.action = value ? { [weak self] in self?.called(from: .action) } : nil
    default:
      if let behavior = operation.slot.flatMap({ behaviors[$0] }) { change(behavior, operation) }
    }
  }

  private func add(_ item: any WatchedItem, _ behavior: DynamicBehavior) {
    let (before, callsBefore) = (behavior.heldItems, calls)
    switch behavior {
    case let it as GravityBehavior: it.addItem(item)
    case let it as PushBehavior: it.addItem(item)
    case let it as CollisionBehavior: it.addItem(item)
    case let it as SensorBehavior: it.addItem(item)
    case let it as KinematicBehavior: it.addItem(item)
    case let it as ExplosionBehavior: it.addItem(item)
    case let it as DynamicItemBehavior: it.addItem(item)
    case let it as FieldBehavior: it.addItem(item)
    case let it as LayoutBehavior: it.addItem(item)
    default: return
    }
    guard calls == callsBefore else { return }
    let isNew = !before.contains { $0 === item }
    expect(behavior, isNew ? before + [item] : before, "addItem")
  }

  private func remove(_ item: any WatchedItem, _ behavior: DynamicBehavior) {
    let (before, callsBefore) = (behavior.heldItems, calls)
    switch behavior {
    case let it as GravityBehavior: it.removeItem(item)
    case let it as PushBehavior: it.removeItem(item)
    case let it as CollisionBehavior: it.removeItem(item)
    case let it as SensorBehavior: it.removeItem(item)
    case let it as KinematicBehavior: it.removeItem(item)
    case let it as ExplosionBehavior: it.removeItem(item)
    case let it as DynamicItemBehavior: it.removeItem(item)
    case let it as FieldBehavior: it.removeItem(item)
    case let it as LayoutBehavior: it.removeItem(item)
    default: return
    }
    guard calls == callsBefore else { return }
    expect(behavior, before.filter { $0 !== item }, "removeItem")
  }

  /// Whoever was not interfered with must have done exactly what it says.
  private func expect(_ behavior: DynamicBehavior, _ items: [any DynamicItem], _ what: String) {
    let isRight = behavior.heldItems.elementsEqual(items) { $0 === $1 }
    if !isRight { fault("\(what) left \(behavior.heldItems.map(serial)) in \(type(of: behavior))") }
  }

  private func change(_ behavior: DynamicBehavior, _ operation: Operation) {
    switch operation {
    case .setNumber(_, let index, let value):
      let property = Properties.numbers[index]
      if let result = property.set(behavior, value), !result.isFinite {
        fault("\(property.name) reads \(result) after it was set to \(value)")
      }
    case .setPoint(_, let index, let value):
      let property = Properties.points[index]
      if let result = property.set(behavior, value), !(result.x.isFinite && result.y.isFinite) {
        fault("\(property.name) reads \(result) after it was set to \(value)")
      }
    case .setFlag(_, let index, let value):
      let property = Properties.flags[index]
      let before = calls
      if let result = property.set(behavior, value), result != value, calls == before {
        fault("\(property.name) reads \(result) after it was set to \(value)")
      }
    case .setAngle(_, let angle, let magnitude):
      (behavior as? GravityBehavior)?.setAngle(angle, magnitude: magnitude)
      (behavior as? PushBehavior)?.setAngle(angle, magnitude: magnitude)
    case .setOffset(_, let offset, let item):
      guard let item = items[item], let push = behavior as? PushBehavior else { return }
      push.setTargetOffsetFromCenter(
        Offset(horizontal: offset.dx, vertical: offset.dy), for: item)
    case .addVelocity(_, let velocity, let angular, let item):
      guard let item = items[item], let properties = behavior as? DynamicItemBehavior else {
        return
      }
      properties.addLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: item)
      properties.addAngularVelocity(angular, for: item)
    case .setRange(_, let low, let high):
      (behavior as? AttachmentBehavior)?.attachmentRange = FloatRange(minimum: low, maximum: high)
    case .setRegion(_, let radius, let isInverse):
      let region = Region(radius: radius)
      (behavior as? FieldBehavior)?.region = isInverse ? region.inverse() : region
    case .moveDrag(_, let point, let time): (behavior as? DragBehavior)?.move(to: point, at: time)
    case .releaseDrag:
      guard let velocity = (behavior as? DragBehavior)?.release() else { return }
      if !(velocity.x.isFinite && velocity.y.isFinite) { fault("released at \(velocity)") }
    case .addRegion(_, let name, let outline, let box, let carrier):
      guard let sensor = behavior as? SensorBehavior else { return }
      let path = outline.path(in: box)
      if let carrier = carrier.flatMap({ items[$0] }) {
        sensor.addRegion(withIdentifier: "region \(name)", for: path, attachedTo: carrier)
      } else {
        sensor.addRegion(withIdentifier: "region \(name)", for: path)
      }
    case .setKinematicVelocity, .moveKinematic, .follow:
      if let kinematic = behavior as? KinematicBehavior { change(kinematic, operation) }
    case .removeRegion(_, let name):
      (behavior as? SensorBehavior)?.removeRegion(withIdentifier: "region \(name)")
    default: if let collision = behavior as? CollisionBehavior { change(collision, operation) }
    }
  }

  private func change(_ kinematic: KinematicBehavior, _ operation: Operation) {
    switch operation {
    case .setKinematicVelocity(_, let velocity, let angular, let item):
      guard let item = items[item] else { return }
      kinematic.setLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: item)
      kinematic.setAngularVelocity(angular, for: item)
    case .moveKinematic(_, let item, let point, let angle, let duration):
      guard let item = items[item] else { return }
      kinematic.move(item, to: point, angle: angle, duration: duration, timing: .easeInOut)
    case .follow(_, let item, let point, let delay):
      guard let item = items[item] else { return }
      let now = kinematic.dynamicAnimator?.elapsedTime ?? 0
      kinematic.follow(item, to: point, at: now + delay)
    default: break
    }
  }

  private func change(_ collision: CollisionBehavior, _ operation: Operation) {
    switch operation {
    case .addPath(_, let name, let outline, let box):
      let name = CallingName(self, name)
      collision.addBoundary(withIdentifier: name, for: outline.path(in: box))
      _ = collision.boundary(withIdentifier: name)
    case .addSegment(_, let name, let start, let end):
      collision.addBoundary(withIdentifier: CallingName(self, name), from: start, to: end)
    case .removeBoundary(_, let name):
      collision.removeBoundary(withIdentifier: CallingName(self, name))
    case .removeAllBoundaries:
      let before = calls
      collision.removeAllBoundaries()
      guard calls == before, let left = collision.boundaryIdentifiers, !left.isEmpty else { return }
      fault("removeAllBoundaries() left \(left.count)")
    case .setMode(_, let mode): collision.collisionMode = .init(rawValue: mode)
    case .setCollides(_, let value, let item, let other):
      guard let item = items[item], let other = items[other] else { return }
      collision.setCollides(value, between: item, and: other)
    case .setPair(_, let value, let isFriction, let item, let other):
      guard let item = items[item], let other = items[other] else { return }
      if isFriction {
        collision.setFriction(value, between: item, and: other)
      } else {
        collision.setElasticity(value, between: item, and: other)
      }
    case .setBoundaryPair(_, let value, let isFriction, let item, let name):
      guard let item = items[item] else { return }
      let name = name.map { AnyHashable(CallingName(self, $0)) }
      if isFriction {
        collision.setFriction(value, between: item, andBoundary: name)
      } else {
        collision.setElasticity(value, between: item, andBoundary: name)
      }
    case .moveBoundary(_, let name, let vector, let duration):
      collision.moveBoundary(
        withIdentifier: CallingName(self, name), by: vector, duration: duration)
    case .attachBoundary(_, let name, let outline, let box, let carrier):
      guard let carrier = items[carrier] else { return }
      collision.addBoundary(
        withIdentifier: CallingName(self, name),
        for: outline.path(in: CGRect(origin: .zero, size: box.size)), attachedTo: carrier)
    case .setSurfaceSpeed(_, let name, let speed):
      let name = CallingName(self, name)
      let before = collision.surfaceSpeed(forBoundaryWithIdentifier: name)
      collision.setSurfaceSpeed(speed, forBoundaryWithIdentifier: name)
      let after = collision.surfaceSpeed(forBoundaryWithIdentifier: name)
      if after != before, after != speed { fault("a surface has \(after) instead of \(speed)") }
    case .setSolidSide(_, let name, let side):
      let name = CallingName(self, name)
      let before = collision.solidSide(forBoundaryWithIdentifier: name)
      collision.setSolidSide(side, forBoundaryWithIdentifier: name)
      let after = collision.solidSide(forBoundaryWithIdentifier: name)
      if after != before, after != side { fault("the solid side is \(after) instead of \(side)") }
    case .setInsets(_, let inset):
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    default: break
    }
  }
}

extension Operation {
  /// The behavior that a change is made to.
  fileprivate var slot: Int? {
    switch self {
    case .setNumber(let slot, _, _), .setPoint(let slot, _, _), .setFlag(let slot, _, _),
      .setAngle(let slot, _, _), .setOffset(let slot, _, _), .addVelocity(let slot, _, _, _),
      .setRange(let slot, _, _), .setRegion(let slot, _, _), .moveDrag(let slot, _, _),
      .setKinematicVelocity(let slot, _, _, _), .moveKinematic(let slot, _, _, _, _),
      .follow(let slot, _, _, _), .moveBoundary(let slot, _, _, _),
      .attachBoundary(let slot, _, _, _, _),
      .releaseDrag(let slot), .addPath(let slot, _, _, _), .addSegment(let slot, _, _, _),
      .removeBoundary(let slot, _), .removeAllBoundaries(let slot), .setMode(let slot, _),
      .setInsets(let slot, _), .setSurfaceSpeed(let slot, _, _), .setSolidSide(let slot, _, _),
      .setCollides(let slot, _, _, _),
      .setPair(let slot, _, _, _, _), .setBoundaryPair(let slot, _, _, _, _),
      .addRegion(let slot, _, _, _, _), .removeRegion(let slot, _):
      slot
    default: nil
    }
  }
}

extension DynamicBehavior {
  /// The items of a behavior of any class.
  var heldItems: [any DynamicItem] {
    switch self {
    case let it as GravityBehavior: it.items
    case let it as PushBehavior: it.items
    case let it as CollisionBehavior: it.items
    case let it as SensorBehavior: it.items
    case let it as KinematicBehavior: it.items
    case let it as ExplosionBehavior: it.items
    case let it as DynamicItemBehavior: it.items
    case let it as FieldBehavior: it.items
    case let it as AttachmentBehavior: it.items
    case let it as GearBehavior: it.items
    case let it as RatchetBehavior: it.items
    case let it as PulleyBehavior: it.items
    case let it as LayoutBehavior: it.items
    default: []
    }
  }

  /// Whether `heldItems` are all that it moves.
  var showsItems: Bool { !(self is SnapBehavior || self is DragBehavior) }
}
