internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Decides which touching shapes collide, mixes their materials, and notes what touched.
///
/// Chipmunk calls these while its space is locked: they change nothing but the note.
enum ContactCollector {
  static func install(in space: UnsafeMutablePointer<cpSpace>, for world: World) {
    guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
    handler.pointee.userData = Unmanaged.passUnretained(world).toOpaque()
    handler.pointee.preSolveFunc = { arbiter, _, data in
      guard let arbiter, let data, let meeting = Meeting(arbiter), meeting.collides else {
        return 0
      }
      meeting.mixMaterials(into: arbiter)
      Unmanaged<World>.fromOpaque(data)._withUnsafeGuaranteedRef { world in
        if let body = meeting.hidden { world.hidden.append(body) }
      }
      return 1
    }
    handler.pointee.postSolveFunc = { arbiter, _, data in
      guard let arbiter, let data, let meeting = Meeting(arbiter) else { return }
      Unmanaged<World>.fromOpaque(data)._withUnsafeGuaranteedRef { world in
        meeting.note(arbiter, in: &world.touching)
      }
    }
  }
}

/// The two parties of a Chipmunk arbiter.
private enum Meeting {
  case bodies(Body, Body)
  /// `flipped` when Chipmunk has the wall first.
  case wall(Body, Wall, flipped: Bool)

  init?(_ arbiter: UnsafeMutablePointer<cpArbiter>) {
    let (a, b) = (arbiter.pointee.a.pointee, arbiter.pointee.b.pointee)
    switch (a.body.pointee.userData, b.body.pointee.userData) {
    case (let first?, let second?):
      self = .bodies(Self.body(first), Self.body(second))
    case (let first?, nil):
      guard let wall = b.userData else { return nil }
      self = .wall(Self.body(first), Self.wall(wall), flipped: false)
    case (nil, let second?):
      guard let wall = a.userData else { return nil }
      self = .wall(Self.body(second), Self.wall(wall), flipped: true)
    case (nil, nil):
      return nil
    }
  }

  private static func body(_ data: UnsafeMutableRawPointer) -> Body {
    Unmanaged<Body>.fromOpaque(data).takeUnretainedValue()
  }

  private static func wall(_ data: UnsafeMutableRawPointer) -> Wall {
    Unmanaged<Wall>.fromOpaque(data).takeUnretainedValue()
  }

  /// Of two bodies in exactly the same place, the one that joined later.
  var hidden: Body? {
    guard case .bodies(let a, let b) = self else { return nil }
    let between = a.pointer.pointee.p - b.pointer.pointee.p
    return between.dot(between) < 1e-12 ? (a.id > b.id ? a : b) : nil
  }

  var collides: Bool {
    switch self {
    case .bodies(let a, let b): a.groups.contains { $0.joins(a, b) }
    case .wall(let body, let wall, _):
      wall.group.partners.contains(.boundaries) && wall.stops(body)
    }
  }

  /// Two items: the larger elasticity, and the root of the frictions' product.
  ///
  /// Item and boundary: the item's own, which is what Chipmunk's product with a wall's 1 already
  /// is.
  func mixMaterials(into arbiter: UnsafeMutablePointer<cpArbiter>) {
    if case .bodies(let a, let b) = self {
      arbiter.pointee.e = max(a.material.elasticity, b.material.elasticity)
      arbiter.pointee.u = (a.material.friction * b.material.friction).squareRoot()
    }
    let (a, b) = (arbiter.pointee.body_a.pointee, arbiter.pointee.body_b.pointee)
    guard let space = a.space ?? b.space else { return }
    let normal = arbiter.pointee.n
    // What pulls the two together adds this much in two steps. Meeting no faster is not a bounce but
    // the way in which steps see a body at rest: bouncing it would keep an elastic one trembling
    // for ever. Where nothing pulls, the slowest touch bounces; and what leaves fast keeps its own,
    // or a body driven back against a wall that it leaves would gain what it left with.
    let pull = (Self.pull(on: a) - Self.pull(on: b)).dot(normal)
    let restSpeed = max(0, 2 * pull * space.pointee.curr_dt)
    let closingSpeed = self.closingSpeed(of: arbiter)
    if pull > 0, abs(closingSpeed) <= restSpeed { arbiter.pointee.e = 0 }
    if arbiter.pointee.e > World.nearlyElastic, arbiter.pointee.count == 2 {
      space.pointee.iterations = World.elasticRounds
    }
  }

  /// How fast the two meet where they do so fastest; negative when they part.
  private func closingSpeed(of arbiter: UnsafeMutablePointer<cpArbiter>) -> Double {
    let (a, b) = (arbiter.pointee.body_a.pointee, arbiter.pointee.body_b.pointee)
    var fastest = -Double.infinity
    for contact in UnsafeBufferPointer(
      start: arbiter.pointee.contacts, count: Int(arbiter.pointee.count))
    {
      let velocityA = a.v + contact.r1.turned * a.w
      let velocityB = b.v + contact.r2.turned * b.w
      fastest = max(fastest, (velocityA - velocityB).dot(arbiter.pointee.n))
    }
    return fastest
  }

  private static func pull(on state: cpBody) -> Vector {
    guard let data = state.userData else { return .zero }
    let body = body(data)
    return body.acceleration + body.force * state.m_inv
  }

  func note(_ arbiter: UnsafeMutablePointer<cpArbiter>, in touching: inout [Contact]) {
    let (point, impulse) = hardestPoint(of: arbiter)
    switch self {
    case .bodies(let a, let b):
      let isOrdered = a.id < b.id
      for group in a.groups where group.joins(a, b) {
        touching.append(
          Contact(
            key: .init(
              group: group.id, body: isOrdered ? a.id : b.id, other: .body(isOrdered ? b.id : a.id)),
            point: point.point, normal: (arbiter.pointee.n * (isOrdered ? 1 : -1)).vector,
            impulse: impulse))
      }
    case .wall(let body, let wall, let flipped):
      touching.append(
        Contact(
          key: .init(group: wall.group.id, body: body.id, other: .boundary(wall.boundary.id)),
          point: Chain.place(on: wall.edge, nearest: point).point,
          normal: (arbiter.pointee.n * (flipped ? -1 : 1)).vector,
          impulse: impulse))
    }
  }

  private func hardestPoint(
    of arbiter: UnsafeMutablePointer<cpArbiter>
  ) -> (point: Vector, impulse: Double) {
    var hardest = -1.0
    var point = Vector.zero
    var total = Vector.zero
    for index in 0..<Int(arbiter.pointee.count) {
      let contact = arbiter.pointee.contacts[index]
      if contact.jnAcc > hardest {
        hardest = contact.jnAcc
        let onFirst = arbiter.pointee.body_a.pointee.p + contact.r1
        let onSecond = arbiter.pointee.body_b.pointee.p + contact.r2
        point = (onFirst + onSecond) * 0.5
      }
      total += arbiter.pointee.n.rotated(by: Vector(x: contact.jnAcc, y: contact.jtAcc))
    }
    return (point, total.length / Units.pointsPerMetre)
  }
}

extension CollisionGroup {
  /// Whether both are members here and members collide.
  fileprivate func joins(_ a: Body, _ b: Body) -> Bool {
    partners.contains(.members) && a.groups.contains { $0 === self }
      && b.groups.contains { $0 === self }
  }
}
