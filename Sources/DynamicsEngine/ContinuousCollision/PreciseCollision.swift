internal import DynamicsChipmunk

/// Stops bodies that use precise collision detection, and those that they meet, at the time of
/// impact.
///
/// It runs when all other phases have moved the bodies, so that nothing carries one through another.
/// Impacts are taken in the order of their times. Both bodies stand still for the rest of the step.
/// The impact changes their velocities at once, unless joints hold one of them: then contacts and
/// joints change them together in the next step. A body that stands may be met by others.
struct PreciseCollision: ~Copyable {
  /// The dynamic bodies that use it, in no order that matters.
  let bodies = FlatArray<BodyPointer>()
  private let shapes: Slab<ShapeRow>
  private let moving: BoundingBoxTree
  private let articulations: Articulations
  // Of the present step.
  private let paths = FlatArray<PrecisePath>()
  private let pairs = FlatArray<PrecisePair>()

  init(_ shapes: Slab<ShapeRow>, moving: BoundingBoxTree, _ articulations: Articulations) {
    self.shapes = shapes
    self.moving = moving
    self.articulations = articulations
  }

  /// Adds a body, or removes it, as its material says.
  func record(_ body: BodyPointer) {
    let isUsed = body.isDynamic && body.pointee.material.isPrecise && !body.pointee.isRemoved
    guard body.pointee.isPrecise != isUsed else { return }
    body.pointee.isPrecise = isUsed
    if isUsed { bodies.append(body) } else { bodies.removeAll { $0 == body } }
  }

  /// Cuts the paths of bodies that meet.
  ///
  /// The trees must have boxes around all paths.
  ///
  /// - Parameters:
  ///   - impacts: Gets the impacts that have changed velocities.
  ///   - count: The number of steps taken so far.
  func run(
    _ kinematicBodies: borrowing FlatArray<BodyPointer>, _ impacts: borrowing SweptImpacts,
    step h: Double, count: Int
  ) {
    for body in bodies.buffer { findPairs(of: body) }
    while let next = firstPair() {
      resolve(next, kinematicBodies, impacts, step: h, count: count)
    }
    for path in paths.buffer {
      path.body.pointee.path = -1
      guard path.isCut else { continue }
      path.follow()
      if path.body.pointee.link >= 0, path.start < 0.5 {
        path.body.pointee.rest.lastBlock = count + 1
      }
    }
    paths.removeAll()
    pairs.removeAll()
  }

  // MARK: Pairs

  private func findPairs(of body: BodyPointer) {
    let first = pairs.count
    for part in shapes.of(body) where part.pointee.leaf >= 0 {
      moving.query(part.pathBox) { index in
        let other = shapes[index].pointee.body!
        guard other.pointee.isAwake || body.pointee.isAwake,
          !other.pointee.isPrecise || body.pointee.id.serial < other.pointee.id.serial,
          part.mayCollide(with: shapes[index]),
          shapes[index].pathBox.intersects(part.pathBox)
        else { return }
        addPair(body, other, after: first)
      }
    }
  }

  private func addPair(_ one: BodyPointer, _ other: BodyPointer, after first: Int) {
    let isSwapped = other.pointee.id.serial < one.pointee.id.serial
    let (a, b) = isSwapped ? (other, one) : (one, other)
    for index in first..<pairs.count where pairs[index].a == a && pairs[index].b == b { return }
    var pair = PrecisePair(a: a, b: b)
    find(&pair)
    pairs.append(pair)
  }

  private func find(_ pair: inout PrecisePair) {
    pair.time = .infinity
    guard pair.impacts < Tuning.PreciseCollision.maxImpacts else { return }
    pair.impact = PreciseImpact.find(
      paths[index(of: pair.a)], paths[index(of: pair.b)], shapes)
    if let impact = pair.impact { pair.time = impact.time }
  }

  /// The index of the path of a body, which it gets with its first pair.
  private func index(of body: BodyPointer) -> Int {
    if body.pointee.path < 0 {
      body.pointee.path = Int32(paths.count)
      paths.append(PrecisePath(body))
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

  // MARK: Impacts

  private func resolve(
    _ index: Int, _ kinematicBodies: borrowing FlatArray<BodyPointer>,
    _ impacts: borrowing SweptImpacts, step h: Double, count: Int
  ) {
    pairs[index].impacts += 1
    let pair = pairs[index]
    pairs[index].time = .infinity
    let (a, b) = (self.index(of: pair.a), self.index(of: pair.b))
    let isDrivenA = paths[a].isDriven(at: pair.time)
    let isDrivenB = paths[b].isDriven(at: pair.time)
    if isDrivenA, isDrivenB { return }
    if !isDrivenA, !isDrivenB, let impact = pair.impact, pair.isFree, impact.contact.isTouching {
      impacts.resolve(
        impact.parts, impact.contact, from: impact.origin, a: paths[a].position(at: pair.time),
        b: paths[b].position(at: pair.time), step: h, count: count)
    }
    if !isDrivenA { cut(pair.a, at: pair.time, kinematicBodies) }
    if !isDrivenB { cut(pair.b, at: pair.time, kinematicBodies) }
    if isDrivenA { push(b, by: a, from: pair.time) }
    if isDrivenB { push(a, by: b, from: pair.time) }
    refind(a, b)
  }

  /// Stops a body, and all that hard joints move with it.
  private func cut(
    _ body: BodyPointer, at time: Double, _ kinematicBodies: borrowing FlatArray<BodyPointer>
  ) {
    let index = index(of: body)
    guard paths[index].cut(at: time) else { return }
    meet(kinematicBodies, index)
    let firstOfOthers = paths.count
    articulations.forEachBody(joinedTo: body) { other in
      let index = self.index(of: other)
      if paths[index].cut(at: time) {
        meet(kinematicBodies, index)
        if index < firstOfOthers { refind(index, index) }
      }
    }
  }

  /// Lets kinematic bodies push a body that has stopped.
  private func meet(_ kinematicBodies: borrowing FlatArray<BodyPointer>, _ index: Int) {
    guard let impact = PreciseImpact.first(of: paths[index], with: kinematicBodies, shapes) else {
      return
    }
    paths[index].push(by: impact.push, from: impact.time)
  }

  private func push(_ index: Int, by driver: Int, from time: Double) {
    guard let impact = PreciseImpact.find(paths[index], paths[driver], shapes) else { return }
    paths[index].push(by: impact.push, from: max(time, impact.time))
  }

  /// Finds the impacts of two paths again after they have changed.
  private func refind(_ one: Int, _ other: Int) {
    let (a, b) = (paths[one].body, paths[other].body)
    for index in pairs.indices where pairs[index].holds(a) || pairs[index].holds(b) {
      find(&pairs[index])
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
  var impacts = 0

  /// Whether an impulse between the two moves nothing else.
  var isFree: Bool { a.isMovable && b.isMovable && a.pointee.link < 0 && b.pointee.link < 0 }

  func holds(_ body: BodyPointer) -> Bool { a == body || b == body }

  /// Whether it comes before another; of impacts at the same time, by age.
  func isBefore(_ other: Self) -> Bool {
    (time, a.pointee.id.serial, b.pointee.id.serial)
      < (other.time, other.a.pointee.id.serial, other.b.pointee.id.serial)
  }
}
