internal import DynamicsEngine

enum BoundaryMotion {
  /// The contours before the move, and the displacement.
  case move([Contour], Drive<CGPoint>.Move)
  case attached(BoundaryAttachment)

  var isMove: Bool { if case .move = self { true } else { false } }

  /// The contours after the next step; `nil` if nothing moves them.
  mutating func step(in simulation: Simulation) -> [Contour]? {
    switch self {
    case .move(let contours, var move):
      if move.start == nil {
        move.start = .init(value: .zero, time: simulation.clock.runningTime)
      }
      self = .move(contours, move)
      let shift = move.value(at: simulation.clock.runningTimeAfterStep)
      let transform = CGAffineTransform(translationX: shift.x, y: shift.y)
      return contours.map { $0.applying(transform) }
    case .attached(var attachment):
      let contours = attachment.step(in: simulation)
      self = .attached(attachment)
      return contours
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    if case .move(_, let move) = self { move.isOver(at: time) } else { false }
  }
}

/// The item that a boundary goes with.
struct BoundaryAttachment {
  /// `nil` after it was restored, until the next step.
  private var item: (any DynamicItem)?
  /// The body in the last step.
  fileprivate var lastBody: BodyID?
  /// With (0, 0) at the center of the item.
  private var contours: [Contour]

  init(item: any DynamicItem, contours: [Contour]) {
    self.item = item
    self.contours = contours
  }

  fileprivate init() { contours = [] }

  /// The body of the item; `nil` while it is not in the simulation.
  func body(in simulation: Simulation) -> BodyID? {
    guard let item else { return lastBody.flatMap { simulation.items[$0] == nil ? nil : $0 } }
    return simulation.bodies[ObjectIdentifier(item)]
  }

  func contours(at pose: ItemPose) -> [Contour] {
    contours.map { $0.applying(pose.transform) }
  }

  /// The contours after the next step; `nil` if nothing moves them.
  fileprivate mutating func step(in simulation: Simulation) -> [Contour]? {
    lastBody = body(in: simulation)
    guard let lastBody, !simulation.world.isDynamic(lastBody) else { return nil }
    if item == nil { item = simulation.items[lastBody]?.pointee.item }
    return contours(at: ItemPose(simulation.world.targetPose(of: lastBody)))
  }

  /// Uses the item of the present attachment if none had taken part when the state was written.
  fileprivate mutating func keepItem(of present: BoundaryAttachment) {
    if lastBody == nil { item = present.item }
  }
}

// MARK: In a snapshot

extension BoundaryMotion {
  /// To be read.
  static var blank: BoundaryMotion { .attached(BoundaryAttachment()) }

  mutating func code(_ coder: inout WordCoder) {
    coder.codeCase(&self, of: [.blank, .move([], .blank)], isMove ? 1 : 0)
    switch self {
    case .move(var contours, var move):
      coder.code(&contours)
      coder.check(Limits.arePlaces(contours), "a moved boundary is out of range")
      move.code(&coder)
      self = .move(contours, move)
    case .attached(let attachment): self = .attached(coder.coded(attachment) { $1.code(&$0) })
    }
  }

  /// Follows the body that another motion follows now, in a simulation with the same bodies.
  func following(_ original: BoundaryMotion?, in simulation: Simulation) -> BoundaryMotion {
    guard case .attached(var attachment) = self, case .attached(let original) = original else {
      return self
    }
    attachment.lastBody = original.body(in: simulation)
    return .attached(attachment)
  }

  /// Uses the item that the present boundary is attached to if that one had not taken part.
  func keepingItem(of present: BoundaryMotion?) -> BoundaryMotion {
    guard case .attached(var attachment) = self, case .attached(let present) = present else {
      return self
    }
    attachment.keepItem(of: present)
    return .attached(attachment)
  }
}

extension BoundaryAttachment {
  fileprivate mutating func code(_ coder: inout WordCoder) {
    coder.code(&lastBody)
    coder.code(&contours)
    coder.check(Limits.arePlaces(contours), "an attached boundary is out of range")
  }
}
