internal import DynamicsChipmunk

/// Takes bodies that use precise collision detection, and those that they meet, from impact to impact
/// in the order of time.
///
/// Each impact of two free bodies changes their velocities at once, by the rules of all other
/// contacts, and both move on. So does an impact of one of them with an obstacle. If joints hold one
/// of the two, both stand still for the rest of the step, because only contacts and joints together
/// can change its velocity, in the next step. So does a body after `maxImpacts`.
///
/// When all other phases have moved the bodies, their ways are looked at again, so that nothing
/// carries one through another; what would, is stopped.
struct PreciseCollision: ~Copyable {
  /// The dynamic bodies that use it, in no order that matters.
  let bodies = FlatArray<BodyPointer>()
  private let shapes: Slab<ShapeRow>
  private let broadPhase: BroadPhase
  private let articulations: Articulations
  // Of the present step.
  private let paths = FlatArray<PrecisePath>()
  private let pairs = FlatArray<PrecisePair>()

  init(_ shapes: Slab<ShapeRow>, _ broadPhase: BroadPhase, _ articulations: Articulations) {
    self.shapes = shapes
    self.broadPhase = broadPhase
    self.articulations = articulations
  }

  /// Adds a body, or removes it, as its material says.
  func record(_ body: BodyPointer) {
    let isUsed = body.isDynamic && body.pointee.material.isPrecise && !body.pointee.isRemoved
    guard body.pointee.isPrecise != isUsed else { return }
    body.pointee.isPrecise = isUsed
    if isUsed { bodies.append(body) } else { bodies.removeAll { $0 == body } }
  }

  /// Takes bodies through the step, before boundaries and kinematic bodies move.
  ///
  /// The trees must have boxes around all paths.
  func run(
    _ obstacles: borrowing ContinuousCollision, in step: MotionStep
  ) {
    for flight in obstacles.fast.buffer {
      let index = index(of: flight.body)
      paths[index].flight.limit = flight.limit
      paths[index].timeOfStop = obstacles.timeOfStop(of: paths[index].flight)
    }
    obstacles.fast.removeAll()
    findPairs()
    resolveAll(obstacles, in: step)
  }

  /// Stops bodies that later phases would carry through each other, on the ways on which these have moved them.
  ///
  /// The trees must have boxes around all paths.
  func runAgain(
    _ obstacles: borrowing ContinuousCollision, in step: MotionStep
  ) {
    pairs.removeAll()
    for index in paths.indices {
      paths[index].restart()
      paths[index].firstPair = -1
    }
    findPairs()
    for index in paths.indices { paths[index].endFlight() }
    resolveAll(obstacles, in: step)
  }

  /// Forgets the step.
  func removeAll() {
    for path in paths.buffer { path.body.pointee.path = -1 }
    paths.removeAll()
    pairs.removeAll()
  }

  private func resolveAll(
    _ obstacles: borrowing ContinuousCollision, in step: MotionStep
  ) {
    for index in pairs.indices { find(&pairs[index]) }
    while true {
      let (pair, stop) = (firstPair(), firstStop())
      let time = stop.map { paths[$0].timeOfStop } ?? .infinity
      if let pair, pairs[pair].time < time {
        resolve(pair, obstacles, in: step)
      } else if let stop {
        var flight = paths[stop].flight
        _ = obstacles.meetObstacles(&flight, in: step)
        follow(flight, stop, obstacles)
        refind(stop, stop)
      } else {
        break
      }
    }
    for path in paths.buffer { path.finish(in: step) }
  }

  // MARK: Pairs

  private func findPairs() {
    for body in bodies.buffer { findPairs(of: body) { addPair(body, $0) } }
  }

  /// Calls a block with each body that a body may meet on its path.
  private func findPairs(of body: BodyPointer, _ visit: (BodyPointer) -> Void) {
    let isPrecise = body.pointee.isPrecise
    for part in shapes.of(body) where part.pointee.leaf >= 0 {
      let box = box(of: part)
      broadPhase.moving.query(box) { index in
        let other = shapes[index].pointee.body!
        guard other.pointee.isAwake || body.pointee.isAwake,
          isPrecise || other.pointee.isPrecise, part.mayCollide(with: shapes[index]),
          self.box(of: shapes[index]).intersects(box)
        else { return }
        visit(other)
      }
    }
  }

  /// The box around the path of a part.
  private func box(of part: ShapePointer) -> BoundingBox {
    let path = part.pointee.body!.pointee.path
    guard path >= 0 else { return part.cornerPathBox }
    return paths[Int(path)].box(of: part)
  }

  /// Adds the bodies that a body may meet after an impact.
  private func addPairs(of index: Int) {
    guard paths[index].isFlying else { return }
    let body = paths[index].body
    findPairs(of: body) { addPair(body, $0) }
  }

  private func addPair(_ one: BodyPointer, _ other: BodyPointer) {
    let isSwapped = other.pointee.id.serial < one.pointee.id.serial
    let (a, b) = isSwapped ? (other, one) : (one, other)
    let (first, second) = (index(of: a), index(of: b))
    var isNew = true
    forEachPair(of: first) { if pairs[$0].b == b { isNew = false } }
    guard isNew else { return }
    var pair = PrecisePair(a: a, b: b)
    (pair.nextOfA, pair.nextOfB) = (paths[first].firstPair, paths[second].firstPair)
    let place = Int32(pairs.count)
    (paths[first].firstPair, paths[second].firstPair) = (place, place)
    pairs.append(pair)
  }

  /// Calls a block with the index of each pair of a path.
  private func forEachPair(of path: Int, _ visit: (Int) -> Void) {
    let body = paths[path].body
    var next = paths[path].firstPair
    while next >= 0 {
      let pair = Int(next)
      next = pairs[pair].a == body ? pairs[pair].nextOfA : pairs[pair].nextOfB
      visit(pair)
    }
  }

  private func find(_ pair: inout PrecisePair) {
    let (a, b) = (paths[index(of: pair.a)], paths[index(of: pair.b)])
    pair.time = .infinity
    guard a.isFlying && b.isFlying || pair.stops < Tuning.PreciseCollision.maxStops else { return }
    pair.impact = PreciseImpact.find(a, b, shapes)
    if let impact = pair.impact { pair.time = impact.time }
  }

  /// The index of the path of a body, which it gets with its first pair.
  private func index(of body: BodyPointer) -> Int {
    if body.pointee.path < 0 {
      body.pointee.path = Int32(paths.count)
      paths.append(PrecisePath(body, shapes))
    }
    return Int(body.pointee.path)
  }

  private func firstPair() -> Int? {
    var first: Int?
    for index in pairs.indices where pairs[index].time < .infinity {
      if let best = first, !pairs[index].isBefore(pairs[best]) { continue }
      first = index
    }
    return first
  }

  /// The first body that meets an obstacle; of several at the same time, the oldest one.
  private func firstStop() -> Int? {
    var first: Int?
    for index in paths.indices where paths[index].timeOfStop < .infinity {
      if let best = first, !paths[index].stopsBefore(paths[best]) { continue }
      first = index
    }
    return first
  }

  // MARK: Impacts

  private func resolve(
    _ index: Int, _ obstacles: borrowing ContinuousCollision, in step: MotionStep
  ) {
    let pair = pairs[index]
    let (a, b) = (self.index(of: pair.a), self.index(of: pair.b))
    if paths[a].isFlying, paths[b].isFlying, bounce(pair, a, b, obstacles, in: step) { return }
    pairs[index].stops += 1
    pairs[index].time = .infinity
    stop(pair.a, at: pair.time, obstacles, in: step)
    stop(pair.b, at: pair.time, obstacles, in: step)
    refind(a, b)
  }

  /// Changes the velocities of two free bodies that meet, and lets them move on.
  ///
  /// - Returns: False if that would change nothing.
  private func bounce(
    _ pair: PrecisePair, _ a: Int, _ b: Int, _ obstacles: borrowing ContinuousCollision,
    in step: MotionStep
  ) -> Bool {
    guard let impact = pair.impact, impact.contact.isTouching else { return false }
    var (flightA, flightB) = (paths[a].flight, paths[b].flight)
    let impacts = obstacles.impacts.pairs.count
    flightA.advance(toTime: pair.time, in: step, impacts: impacts)
    flightB.advance(toTime: pair.time, in: step, impacts: impacts)
    let velocity = pair.a.velocity
    obstacles.impacts.resolve(
      impact.parts, impact.contact, from: impact.origin, a: flightA.position, b: flightB.position,
      step: step.length, count: step.count)
    if (pair.a.velocity - velocity).isZero {
      flightA.stay()
      flightB.stay()
    } else {
      _ = (flightA.moveOn(in: step), flightB.moveOn(in: step))
    }
    follow(flightA, a, obstacles)
    follow(flightB, b, obstacles)
    refind(a, b)
    return true
  }

  /// Lets a body go on with another flight.
  private func follow(
    _ flight: Flight, _ index: Int, _ obstacles: borrowing ContinuousCollision
  ) {
    paths[index].flight = flight
    paths[index].timeOfStop = flight.impactsLeft > 0 ? obstacles.timeOfStop(of: flight) : .infinity
    for part in shapes.of(flight.body) where part.pointee.leaf >= 0 {
      broadPhase.cover(paths[index].box(of: part), of: part)
    }
  }

  /// Stops a body, and all that hard joints move with it.
  private func stop(
    _ body: BodyPointer, at time: Double, _ obstacles: borrowing ContinuousCollision,
    in step: MotionStep
  ) {
    let index = index(of: body)
    if paths[index].isFlying {
      paths[index].flight.advance(
        toTime: time, in: step, impacts: obstacles.impacts.pairs.count)
      paths[index].flight.stay()
      paths[index].timeOfStop = .infinity
    }
    guard paths[index].stop(at: time) else { return }
    let firstOfOthers = paths.count
    articulations.forEachBody(joinedTo: body) { other in
      let index = self.index(of: other)
      if paths[index].stop(at: time), index < firstOfOthers { refind(index, index) }
    }
  }

  /// Finds the impacts of two paths again after they have changed.
  private func refind(_ one: Int, _ other: Int) {
    addPairs(of: one)
    if other != one { addPairs(of: other) }
    forEachPair(of: one) { find(&pairs[$0]) }
    guard other != one else { return }
    let body = paths[one].body
    forEachPair(of: other) { pair in
      // That of the two has been found again already.
      if pairs[pair].a != body, pairs[pair].b != body { find(&pairs[pair]) }
    }
  }
}

/// Two bodies whose paths may cross, of which at least one uses precise collision detection.
struct PrecisePair: BitwiseCopyable {
  /// The older one of the two.
  let a: BodyPointer
  let b: BodyPointer
  /// The time of the next impact, as a fraction of the step.
  var time = Double.infinity
  var impact: PreciseImpact?
  /// How often it has been stopped.
  var stops = 0
  // The indices of the next pairs of both bodies; −1 after the last ones.
  var nextOfA: Int32 = -1
  var nextOfB: Int32 = -1

  /// Whether it comes before another; of impacts at the same time, by age.
  func isBefore(_ other: Self) -> Bool {
    (time, a.pointee.id.serial, b.pointee.id.serial)
      < (other.time, other.a.pointee.id.serial, other.b.pointee.id.serial)
  }
}
