import Dynamics
import RunnerKit

/// A scene in an animator, made through the public API.
final class Stage {
  let animator: DynamicAnimator
  let items: [BasicItem]
  private let scene: Scene
  private let watcher = Watcher()
  private let bounds: CGRect
  private var motion = DynamicItemBehavior()
  private var history: History?

  init(_ scene: Scene) {
    self.scene = scene
    items = scene.list(\.items, \.itemCount).map { item in
      BasicItem(
        center: CGPoint(x: item.x, y: item.y), size: CGSize(width: item.width, height: item.height),
        collisionBoundsType: item.isDisc != 0 ? .ellipse : .rectangle)
    }
    // The third side of the rectangle starts at the opposite corner.
    let corner = scene.hasBounds != 0 ? scene.walls[Int(scene.lineCount) + 2] : Wall()
    bounds = CGRect(x: 0, y: 0, width: corner.x1, height: corner.y1)
    animator = DynamicAnimator(referenceBounds: bounds)
    addMaterials()
    if scene.gravity != 0 { addGravity() }
    if scene.collides != 0 { addCollisions() }
    addJoints()
    for field in scene.list(\.fields, \.fieldCount) { addField(field) }
    if scene.historySeconds > 0 { history = History(animator, seconds: scene.historySeconds) }
  }

  func setBounds(wider: Double) {
    animator.referenceBounds = CGRect(
      x: 0, y: 0, width: bounds.width + wider, height: bounds.height)
  }

  /// Keeps items that the first item touches from sleeping.
  func disturb() { motion.addLinearVelocity(CGPoint(x: 1e-9, y: 0), for: items[0]) }

  /// The items but the mover.
  private var ordinaryItems: [BasicItem] { scene.hasMover != 0 ? items.dropLast() : items }

  private func addMaterials() {
    let material = DynamicItemBehavior(items: ordinaryItems)
    material.elasticity = scene.elasticity
    material.friction = scene.friction
    material.resistance = scene.resistance
    material.angularResistance = scene.resistance
    material.allowsRotation = scene.turns != 0
    if scene.fieldCount > 0 { material.charge = 1 }
    animator.addBehavior(material)
    motion = scene.hasMover != 0 ? DynamicItemBehavior(items: [items.last!]) : material
    if scene.hasMover != 0 {
      motion.elasticity = 1
      motion.friction = 0
      motion.resistance = 0
      motion.angularResistance = 0
      animator.addBehavior(motion)
    }
    for (number, described) in scene.list(\.items, \.itemCount).enumerated() {
      let behavior = number < ordinaryItems.count ? material : motion
      behavior.addLinearVelocity(CGPoint(x: described.vx, y: described.vy), for: items[number])
      behavior.addAngularVelocity(described.spin, for: items[number])
    }
  }

  private func addGravity() {
    let groups = scene.hasCallbacks != 0 ? ordinaryItems.map { [$0] } : [ordinaryItems]
    for group in groups {
      let gravity = GravityBehavior(items: group)
      gravity.magnitude = scene.gravity / 1000
      if scene.hasCallbacks != 0 { gravity.action = { [watcher] in watcher.calls += 1 } }
      animator.addBehavior(gravity)
    }
  }

  private func addCollisions() {
    let groups = scene.collidesAlone != 0 ? items.map { [$0] } : [items]
    for group in groups { addCollision(of: group) }
  }

  private func addCollision(of items: [BasicItem]) {
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = scene.hasBounds != 0
    let walls = scene.list(\.walls, \.wallCount)
    for (number, wall) in walls.prefix(Int(scene.lineCount)).enumerated() {
      collision.addBoundary(withIdentifier: number, from: wall.start, to: wall.end)
    }
    let outline = walls.dropFirst(Int(scene.lineCount + 4 * scene.hasBounds))
    if let first = outline.first {
      let path = BezierPath()
      path.move(to: first.start)
      for wall in outline.dropLast() { path.addLine(to: wall.end) }
      path.close()
      collision.addBoundary(withIdentifier: "outline", for: path)
    }
    if scene.hasCallbacks != 0 || scene.reportsContacts != 0 {
      collision.collisionDelegate = watcher
    }
    animator.addBehavior(collision)
  }

  private func addJoints() {
    for joint in scene.list(\.joints, \.jointCount) { animator.addBehavior(attachment(joint)) }
  }

  private func attachment(_ joint: Joint) -> AttachmentBehavior {
    let item = items[Int(joint.a)]
    let (endA, endB) = (CGPoint(joint.endA), CGPoint(joint.endB))
    if joint.b >= 0 {
      let other = items[Int(joint.b)]
      return joint.kind == jointPin
        ? .pinAttachment(with: item, attachedTo: other, attachmentAnchor: endA)
        : AttachmentBehavior(item: item, attachedTo: other)
    }
    let offset = Offset(
      horizontal: endA.x - item.center.x, vertical: endA.y - item.center.y)
    let attachment = AttachmentBehavior(
      item: item, offsetFromCenter: offset, attachedToAnchor: endB)
    if joint.kind == jointSpring {
      attachment.length = joint.length
      attachment.frequency = joint.frequency
      attachment.damping = joint.damping
    }
    return attachment
  }

  private func addField(_ field: Field) {
    let direction = CGVector(dx: field.dx, dy: field.dy)
    let place = CGPoint(x: field.x, y: field.y)
    let behavior =
      switch field.kind {
      case fieldLinear: FieldBehavior.linearGravityField(direction: direction)
      case fieldRadial: FieldBehavior.radialGravityField(position: place)
      case fieldSpring: FieldBehavior.springField()
      case fieldVortex: FieldBehavior.vortexField()
      case fieldDrag: FieldBehavior.dragField()
      default: FieldBehavior.electricField()
      }
    behavior.position = place
    behavior.strength = field.strength
    behavior.minimumRadius = field.minimumRadius
    for item in items { behavior.addItem(item) }
    animator.addBehavior(behavior)
  }
}

/// Counts the calls.
private final class Watcher: CollisionBehaviorDelegate {
  var calls = 0
  private var begun = 0
  private var ended = 0

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) { begun += 1 }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) { ended += 1 }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) { begun += 1 }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) { ended += 1 }
}

extension Scene {
  /// One of the lists of a scene, which are C arrays.
  fileprivate func list<Entry>(
    _ entries: KeyPath<Scene, UnsafeMutablePointer<Entry>?>, _ count: KeyPath<Scene, Int32>
  ) -> UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(start: self[keyPath: entries], count: Int(self[keyPath: count]))
  }
}

extension CGPoint {
  fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Wall {
  fileprivate var start: CGPoint { CGPoint(x: x1, y: y1) }
  fileprivate var end: CGPoint { CGPoint(x: x2, y: y2) }
}
