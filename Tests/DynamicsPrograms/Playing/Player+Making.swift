import Dynamics

extension Player {
  func makeBehavior(
    _ slot: Int, _ kind: BehaviorKind, _ members: [any DynamicItem], _ point: CGPoint,
    _ vector: CGVector
  ) {
    guard let behavior = behavior(kind, members, point, vector) else { return }
    tracker.track(behavior)
    put(behavior: behavior, into: slot)
  }

  func put(behavior: DynamicBehavior?, into slot: Int) {
    let old = behaviors[slot]
    behaviors[slot] = behavior
    withExtendedLifetime(old) {}
  }

  /// `nil` for one that needs items when there are none.
  private func behavior(
    _ kind: BehaviorKind, _ items: [any DynamicItem], _ point: CGPoint, _ vector: CGVector
  ) -> DynamicBehavior? {
    switch kind.family {
    case .plain: calling(CallingBehavior(), \.player)
    case .gravity: calling(CallingGravity(items: items), \.player)
    case .push:
      calling(
        CallingPush(items: items, mode: kind == .push ? .continuous : .instantaneous), \.player)
    case .collision: collision(items)
    case .itemProperties: DynamicItemBehavior(items: items)
    case .snap: items.first.map { SnapBehavior(item: $0, snapTo: point) }
    case .drag: items.first.map { DragBehavior(item: $0, grabbedAt: point) }
    case .attachment: attachment(kind, items, point, vector).map { breaking(calling($0, \.player)) }
    case .field: field(kind, items, point, vector)
    case .overlay: calling(DebugOverlayBehavior())
    case .sensor: sensor(items)
    case .kinematic: KinematicBehavior(items: items)
    case .explosion: explosion(items, point)
    case .machine: machine(kind, items, point, vector)
    case .layout: layout(items, point, vector)
    }
  }

  private func explosion(_ items: [any DynamicItem], _ point: CGPoint) -> ExplosionBehavior {
    let explosion = ExplosionBehavior(items: items)
    explosion.position = point
    return explosion
  }

  /// An area for all items, and another one for the last.
  private func layout(
    _ items: [any DynamicItem], _ point: CGPoint, _ vector: CGVector
  ) -> LayoutBehavior {
    let layout = LayoutBehavior(items: items)
    layout.area = CGRect(x: point.x - 90, y: point.y - 90, width: 180, height: 200 * vector.dx)
    if let last = items.last {
      layout.setArea(CGRect(x: point.x, y: point.y, width: 60, height: 60), for: last)
    }
    if items.count.isMultiple(of: 3) { layout.frequency = 0 }
    return layout
  }

  /// `nil` without the attachments or the items that it needs.
  private func machine(
    _ kind: BehaviorKind, _ items: [any DynamicItem], _ point: CGPoint, _ vector: CGVector
  ) -> DynamicBehavior? {
    if kind == .pulley {
      guard let first = items.first, let last = items.last else { return nil }
      let wheel = CGPoint(x: point.x + 90 * vector.dx, y: point.y)
      let pulley = PulleyBehavior(
        item: first, offsetFromCenter: Offset(horizontal: vector.dx, vertical: vector.dy),
        over: point, attachedTo: last, over: wheel, ratio: items.count.isMultiple(of: 2) ? 2 : 1)
      pulley.onBreak = { [weak self] in self?.called(from: .action) }
      return pulley
    }
    let attachments = behaviors.compactMap { $0 as? AttachmentBehavior }
    guard !attachments.isEmpty else { return nil }
    let first = attachments[items.count % attachments.count]
    if kind == .ratchet { return RatchetBehavior(on: first, tooth: abs(vector.dx)) }
    let second = attachments[(items.count + 1) % attachments.count]
    let gear = GearBehavior(from: first, to: second, ratio: 3 * vector.dy)
    gear.onBreak = { [weak self] in self?.called(from: .action) }
    return gear
  }

  private func sensor(_ items: [any DynamicItem]) -> SensorBehavior {
    let sensor = SensorBehavior(items: items)
    // Each item is in a region at most once, whatever the program does.
    var inside: Set<AnyHashable> = []
    func key(_ item: any DynamicItem, _ region: AnyHashable) -> AnyHashable {
      [AnyHashable(ObjectIdentifier(item)), region] as [AnyHashable]
    }
    sensor.onEnter = { [weak self] item, region in
      if !inside.insert(key(item, region)).inserted { self?.fault("entered twice") }
      self?.called(from: .action)
    }
    sensor.onLeave = { [weak self] item, region in
      if inside.remove(key(item, region)) == nil { self?.fault("left without entering") }
      self?.called(from: .action)
    }
    return sensor
  }

  /// One of a class that cannot be subclassed calls the program in its action only.
  private func calling(_ overlay: DebugOverlayBehavior) -> DebugOverlayBehavior {
    overlay.action = { [weak self, weak overlay] in
      _ = overlay?.marks
      self?.called(from: .action)
    }
    return overlay
  }

  private func calling<Behavior: DynamicBehavior>(
    _ behavior: Behavior, _ player: ReferenceWritableKeyPath<Behavior, Player?>
  ) -> Behavior {
    behavior[keyPath: player] = self
    return behavior
  }

  /// It must have left before it says that it broke.
  private func breaking(_ attachment: CallingAttachment) -> CallingAttachment {
    attachment.onBreak = { [weak self, weak attachment] in
      if attachment?.dynamicAnimator != nil { self?.fault("broke, and is still attached") }
      self?.called(from: .action)
    }
    return attachment
  }

  private func collision(_ items: [any DynamicItem]) -> CollisionBehavior {
    let collision = calling(CallingCollision(items: items), \.player)
    collision.translatesReferenceBoundsIntoBoundary = items.count % 2 == 0
    let witness = Witness(self)
    witnesses.append(witness)
    collision.collisionDelegate = witness
    return collision
  }

  private func attachment(
    _ kind: BehaviorKind, _ items: [any DynamicItem], _ point: CGPoint, _ vector: CGVector
  ) -> CallingAttachment? {
    guard let first = items.first, let last = items.last else { return nil }
    let offset = Offset(horizontal: vector.dx, vertical: vector.dy)
    return switch kind {
    case .rodToAnchor:
      CallingAttachment(item: first, offsetFromCenter: offset, attachedToAnchor: point)
    case .rodToItem:
      CallingAttachment(
        item: first, offsetFromCenter: offset, attachedTo: last, offsetFromCenter: .zero)
    case .slideAlongAnchor:
      .slidingAttachment(with: first, attachmentAnchor: point, axisOfTranslation: vector)
    case .slideAlongItem:
      .slidingAttachment(
        with: first, attachedTo: last, attachmentAnchor: point, axisOfTranslation: vector)
    case .limit:
      .limitAttachment(
        with: first, offsetFromCenter: offset, attachedTo: last, offsetFromCenter: .zero)
    case .fixed: .fixedAttachment(with: first, attachedTo: last, attachmentAnchor: point)
    default: .pinAttachment(with: first, attachedTo: last, attachmentAnchor: point)
    }
  }

  private func field(
    _ kind: BehaviorKind, _ items: [any DynamicItem], _ point: CGPoint, _ vector: CGVector
  ) -> FieldBehavior {
    let field: CallingField =
      switch kind {
      case .dragField: .dragField()
      case .vortexField: .vortexField()
      case .radialGravityField: .radialGravityField(position: point)
      case .linearGravityField: .linearGravityField(direction: vector)
      case .velocityField: .velocityField(direction: vector)
      case .noiseField: .noiseField(smoothness: vector.dx, animationSpeed: vector.dy)
      case .turbulenceField: .turbulenceField(smoothness: vector.dx, animationSpeed: vector.dy)
      case .springField: .springField()
      case .electricField: .electricField()
      case .magneticField: .magneticField()
      default: .field(evaluationBlock: block(pushing: vector))
      }
    for item in items { field.addItem(item) }
    return calling(field, \.player)
  }

  /// A block that calls the program, and pushes the way that it was told to, which may be no way.
  private func block(pushing vector: CGVector) -> FieldBehavior.EvaluationBlock {
    { [weak self] _, position, velocity, mass, charge, time in
      self?.called(from: .fieldBlock)
      let numbers = [
        position.x, position.y, velocity.dx, velocity.dy, mass, charge, CGFloat(time),
      ]
      if !numbers.allSatisfy(\.isFinite) { self?.fault("a field's block was given \(numbers)") }
      return vector
    }
  }
}
