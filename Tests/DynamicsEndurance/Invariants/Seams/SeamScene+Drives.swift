import Dynamics
import DynamicsTestSupport

extension SeamScene {
  func addDrive(_ feature: SeamPlan.Feature, _ random: inout SeededGenerator) {
    switch feature {
    case .drag: addDrag(&random)
    case .anchor: addAnchor(&random)
    case .snap: addSnap(&random)
    case .field: addField(&random)
    case .push: addPush(&random)
    case .impulse: addImpulse(&random)
    case .paddle: addPaddle(&random)
    default: break
    }
  }

  private var first: any DynamicItem { bodies[0].item }

  /// Where an item is held.
  private func offset(_ random: inout SeededGenerator) -> CGPoint {
    guard random.int(in: 0...2) == 0 else { return .zero }
    isOffCenter = true
    let size = bodies[0].size
    return frame.turned(
      CGPoint(
        x: size.width * random.double(in: -0.4...0.4),
        y: size.height * random.double(in: -0.4...0.4)))
  }

  /// The greatest speed that a spring may give to what it pulls.
  private func addInput(frequency: CGFloat) {
    input = max(input, 2 * .pi * frequency * (course.forward + course.back))
  }

  private func addDrag(_ random: inout SeededGenerator) {
    let grab = first.place(offset(&random))
    let drag = DragBehavior(item: first, grabbedAt: grab)
    animator.addBehavior(drag)
    laws.hold(first)
    addInput(frequency: 20)
    let (animator, frame) = (animator, frame)
    drives.append { place, _ in
      let way = frame.way(place, 0)
      drag.move(to: CGPoint(x: grab.x + way.x, y: grab.y + way.y), at: animator.elapsedTime)
    }
    if random.bool() { endings.append { animator.removeBehavior(drag) } }
  }

  private func addAnchor(_ random: inout SeededGenerator) {
    let hold = offset(&random)
    let arm = random.bool() ? 0 : random.double(in: 10...60)
    isOffCenter = isOffCenter || arm > 0
    let place = first.place(hold)
    // A rod that is pushed over its item would turn it around.
    let way = frame.way(0, arm)
    let start = CGPoint(x: place.x + way.x, y: place.y + way.y)
    let attachment = AttachmentBehavior(
      item: first, offsetFromCenter: Offset(horizontal: hold.x, vertical: hold.y),
      attachedToAnchor: start)
    attachment.frequency = random.bool() ? 0 : random.double(in: 1...10)
    attachment.damping = random.double(in: 0.1...1)
    animator.addBehavior(attachment)
    laws.hold(first)
    addInput(frequency: attachment.frequency)
    let frame = frame
    drives.append { place, _ in
      let way = frame.way(place, 0)
      attachment.anchorPoint = CGPoint(x: start.x + way.x, y: start.y + way.y)
    }
    if random.bool() { endings.append { [animator] in animator.removeBehavior(attachment) } }
  }

  private func addSnap(_ random: inout SeededGenerator) {
    let start = first.center
    let snap = SnapBehavior(item: first, snapTo: start)
    // It would turn the item.
    snap.snapsRotation = frame.tilt == 0
    snap.damping = random.double(in: 0.3...1)
    if random.bool() { snap.frequency = random.double(in: 1...10) }
    animator.addBehavior(snap)
    laws.hold(first)
    addInput(frequency: snap.frequency)
    let (frame, course) = (frame, course)
    let jumps = random.bool()
    drives.append { place, velocity in
      let goal = velocity < 0 ? course.forward - course.back : course.forward
      let way = frame.way(jumps && velocity != 0 ? goal : place, 0)
      snap.snapPoint = CGPoint(x: start.x + way.x, y: start.y + way.y)
    }
    if random.bool() { endings.append { [animator] in animator.removeBehavior(snap) } }
  }

  private func addPush(_ random: inout SeededGenerator) {
    let push = PushBehavior(items: [first], mode: .continuous)
    let hold = offset(&random)
    push.setTargetOffsetFromCenter(Offset(horizontal: hold.x, vertical: hold.y), for: first)
    animator.addBehavior(push)
    let acceleration =
      random.bool() ? random.double(in: 100...2000) : random.double(in: 2000...60_000)
    if plan.situation != .rest, plan.situation != .motion {
      input = max(input, (2 * acceleration * 1200).squareRoot())
    }
    let force = bodies[0].size.width * bodies[0].size.height / 1e6 * acceleration
    let frame = frame
    drives.append { place, velocity in
      let sign: CGFloat = velocity < 0 ? -1 : place > 0 ? 1 : 0
      push.pushDirection = frame.vector(sign * force, 0)
    }
    endings.append { [animator] in animator.removeBehavior(push) }
  }

  private func addImpulse(_ random: inout SeededGenerator) {
    let speed = plan.situation == .rest ? random.pick([0.01, 0.1, 1]) : random.double(in: 20...600)
    let sign: CGFloat = plan.situation == .away ? -1 : 1
    let way = plan.situation == .rest ? frame.way(0, speed) : frame.way(sign * speed, 0)
    properties.addLinearVelocity(way, for: random.pick(bodies).item)
    (input, kick) = (max(input, speed), max(kick, speed))
  }

  private func addPaddle(_ random: inout SeededGenerator) {
    let size = CGSize(width: 20, height: random.double(in: 40...120))
    let place = CGPoint(x: rear - plan.gap - 10, y: 0)
    let item = addObstacle(nil, size, at: place, isKinematic: true)
    let (motion, frame) = (motion, frame)
    drives.append { _, velocity in
      motion.setLinearVelocity(frame.way(velocity, 0), for: item)
    }
    endings.append { motion.setLinearVelocity(.zero, for: item) }
  }

  private func addField(_ random: inout SeededGenerator) {
    let there = frame.room(random.double(in: 0...100), random.double(in: -50...50))
    let field: FieldBehavior =
      switch random.int(in: 0...9) {
      case 0: .dragField()
      case 1: .vortexField()
      case 2: .radialGravityField(position: there)
      case 3: .linearGravityField(direction: frame.vector(1, 0))
      case 4: .velocityField(direction: frame.vector(random.double(in: 0.5...5), 0))
      case 5: .noiseField(smoothness: 0.5, animationSpeed: 1)
      case 6: .turbulenceField(smoothness: 0.5, animationSpeed: 1)
      case 7: .springField()
      case 8: .electricField()
      default: .magneticField()
      }
    field.position = there
    field.minimumRadius = 20
    field.strength = 0
    for body in bodies {
      field.addItem(body.item)
      laws.hold(body.item)
    }
    let strength = random.double(in: 0.1...10)
    let isSteady = plan.situation == .motion
    animator.addBehavior(field)
    guard plan.situation != .rest else { return }
    // Fields have no end near their middle.
    input = 1e5
    drives.append { place, velocity in
      let sign: CGFloat = velocity < 0 ? -1 : place > 0 || isSteady ? 1 : 0
      field.strength = sign * strength
    }
    endings.append { [animator] in animator.removeBehavior(field) }
  }
}
