/// Takes islands at rest out of all work, and back.
///
/// Sleep spares work for the sake of what still moves. Whether the animator pauses is decided by all
/// bodies together, and does not depend on it.
struct Sleep: ~Copyable {
  /// The bodies that can move, do not sleep, and are not anchored; in the order of ids.
  let awake = FlatArray<BodyPointer>()
  /// The pairs of which all bodies sleep or are anchored.
  let pairs = FlatArray<PairRow>()
  private let scratch = FlatArray<PairRow>()
  /// Whether each island is to wake, by its number: the slot of its first body.
  let isIslandDue = FlatArray<Bool>()
  var isWakeDue = false
  /// Whether each body that is awake may sleep.
  private let isReady = FlatArray<Bool>()

}

// MARK: Waking

extension Sleep {
  /// Wakes a body with its island in ``wakeDue(_:_:_:_:)``; of an anchored body, what rests on it.
  mutating func wake(_ body: BodyPointer, step: Int) {
    body.pointee.lastChange = step
    if body.pointee.isAwake { return }
    isWakeDue = true
    if body.pointee.sleepingIsland >= 0 {
      isIslandDue[Int(body.pointee.sleepingIsland)] = true
    } else {
      body.pointee.wakesNeighbors = true
    }
  }

  /// Takes a body that was just anchored out of what moves, and wakes what is beside it.
  mutating func anchor(_ body: BodyPointer) {
    body.pointee.isAwake = false
    body.pointee.sleepingIsland = -1
    body.startStep()
    body.pointee.wakesNeighbors = true
    isWakeDue = true
  }

  /// Forgets bodies that were removed, before their rows are used again.
  func dropRemoved() {
    awake.removeAll { $0.pointee.isRemoved }
    numberAwake()
  }

  /// Whether a body takes part in the next step, by itself or since it is to wake.
  func isAwake(_ body: BodyPointer) -> Bool {
    if body.pointee.isAwake { return true }
    let island = body.pointee.sleepingIsland
    return island >= 0 ? isIslandDue[Int(island)] : body.pointee.wakesNeighbors && body.isDynamic
  }

  /// Wakes what is asleep beside something that moves into it.
  mutating func wakeTouched(_ pairs: borrowing FlatArray<PairRow>, step: Int) {
    for index in pairs.indices {
      let (a, b) = (pairs[index].bodyA, pairs[index].bodyB)
      if a.pointee.isAwake != b.pointee.isAwake {
        if b.pointee.sleepingIsland >= 0 { wake(b, step: step) }
        if a.pointee.sleepingIsland >= 0 { wake(a, step: step) }
      }
    }
  }

  /// Brings back all that is to wake.
  ///
  /// - Parameters:
  ///   - bodies: All bodies, in the order of ids.
  ///   - active: The pairs that are solved.
  ///   - forEachNeighbor: Calls a block with what a body may touch where it is now, and with what is
  ///     joined to it.
  ///   - onWake: Called for each body that slept until now.
  /// - Returns: Whether anything may have changed.
  mutating func wakeDue(
    _ bodies: borrowing FlatArray<BodyPointer>, _ active: borrowing FlatArray<PairRow>, step: Int,
    forEachNeighbor: (BodyPointer, (BodyPointer) -> Void) -> Void,
    onWake: (BodyPointer) -> Void
  ) -> Bool {
    guard isWakeDue else { return false }
    isWakeDue = false
    // What touched it where it was, and what may touch it where it is.
    for index in pairs.indices { passOn(pairs.base + index) }
    for body in bodies.buffer where body.pointee.wakesNeighbors {
      forEachNeighbor(body) { wakeIsland(of: $0) }
    }
    awake.removeAll()
    for body in bodies.buffer {
      if isDue(body) {
        body.pointee.isAwake = true
        body.pointee.sleepingIsland = -1
        body.pointee.lastChange = step
        onWake(body)
      }
      body.pointee.wakesNeighbors = false
      if body.pointee.isAwake, body.isDynamic { awake.append(body) }
    }
    numberAwake()
    for pair in pairs.buffer where Self.isAwake(pair) { active.append(pair) }
    pairs.removeAll { !Self.isAsleep($0) }
    active.sort(using: scratch) { $0.key < $1.key }
    return true
  }

  private func isDue(_ body: BodyPointer) -> Bool {
    guard body.isDynamic, !body.pointee.isAwake else { return false }
    let island = body.pointee.sleepingIsland
    return island >= 0 ? isIslandDue[Int(island)] : body.pointee.wakesNeighbors
  }

  private func passOn(_ pair: PairPointer) {
    let (a, b) = (pair.pointee.bodyA, pair.pointee.bodyB)
    if a.pointee.wakesNeighbors { wakeIsland(of: b) }
    if b.pointee.wakesNeighbors { wakeIsland(of: a) }
  }

  private func wakeIsland(of body: BodyPointer) {
    let island = body.pointee.sleepingIsland
    if island >= 0 { isIslandDue[Int(island)] = true }
  }

  private static func isAwake(_ pair: PairRow) -> Bool {
    pair.bodyA.pointee.isAwake || pair.bodyB.pointee.isAwake
  }

  /// False, too, when a body that slept was anchored, and nobody is left who sleeps.
  private static func isAsleep(_ pair: PairRow) -> Bool {
    !isAwake(pair)
      && (pair.bodyA.pointee.sleepingIsland >= 0 || pair.bodyB.pointee.sleepingIsland >= 0)
  }
}

// MARK: Falling asleep

extension Sleep {
  /// To be called before the bodies that are awake are noted.
  func prepareNotes() { isReady.resize(to: awake.count) }

  /// Makes what joints cannot move in one place matter to all that it touches there: that trembles, too.
  func spreadBlocks(_ islands: borrowing Islands) {
    for island in islands.islands.buffer where island.articulations + island.joints > 0 {
      let places = islands.bodies(of: island)
      var latest = Int.min / 2
      for place in places { latest = max(latest, awake[Int(place)].pointee.lastBlock) }
      for place in places { awake[Int(place)].pointee.lastBlock = latest }
    }
  }

  /// Notes whether a body is at rest, after a step, and whether it may sleep.
  ///
  /// - Parameters:
  ///   - step: The steps taken, this one included.
  ///   - stepsToSleep: How many it must have been at rest.
  /// - Returns: Whether it is too fast to be at rest.
  func note(_ body: BodyPointer, step: Int, stepsToSleep: Int) -> Bool {
    let isTrembling = trembles(body, step: step, stepsToSleep: stepsToSleep)
    if isTrembling {
      body.velocity = .zero
      body.angularVelocity = 0
    }
    let isQuiet = isTrembling || SleepCriterion.isQuiet(body)
    if !isQuiet { body.pointee.lastRestlessStep = step }
    // The contacts of this step were found before it was counted. What trembles stands: it goes nowhere.
    let touches = body.pointee.lastTouch == step - 1
    if !isTrembling, !SleepCriterion.stands(body, touches: touches) {
      body.pointee.lastMove = step
      body.pointee.restingPlace = body.position
      body.pointee.restingAngle = body.angle
    }
    let latest = max(body.pointee.lastRestlessStep, body.pointee.lastMove, body.pointee.lastChange)
    isReady[Int(body.pointee.awakeIndex)] = body.pointee.maySleep && step - latest >= stepsToSleep
    return !isQuiet
  }

  /// Whether a body trembles in one place for ever, since joints cannot be kept or a wall is in its way.
  private func trembles(_ body: BodyPointer, step: Int, stepsToSleep: Int) -> Bool {
    // Once is not enough, as for what has landed here.
    let isBlocked = step - body.pointee.lastBlock < stepsToSleep
    if !isBlocked || !SleepCriterion.staysInPlace(body) {
      body.pointee.lastTremor = step
      body.pointee.tremblingPlace = body.position
      body.pointee.tremblingAngle = body.angle
    }
    return step - max(body.pointee.lastTremor, body.pointee.lastChange) >= stepsToSleep
  }

  /// Lets islands sleep of which all bodies may.
  ///
  /// - Parameter onSleep: Called for each body that falls asleep.
  /// - Returns: Whether one did.
  func letIslandsSleep(
    _ islands: borrowing Islands, _ active: borrowing FlatArray<PairRow>,
    onSleep: (BodyPointer) -> Void
  ) -> Bool {
    var isAny = false
    for island in islands.islands.buffer {
      let places = islands.bodies(of: island)
      guard places.allSatisfy({ isReady[Int($0)] }) else { continue }
      let number = awake[Int(places[0])].pointee.id.index
      isIslandDue.resize(to: max(isIslandDue.count, Int(number) + 1), filling: false)
      isIslandDue[Int(number)] = false
      for place in places {
        fallAsleep(awake[Int(place)], island: number)
        onSleep(awake[Int(place)])
      }
      isAny = true
    }
    guard isAny else { return false }
    awake.removeAll { !$0.pointee.isAwake }
    numberAwake()
    for pair in active.buffer where !Self.isAwake(pair) { pairs.append(pair) }
    active.removeAll { !Self.isAwake($0) }
    return true
  }

  func numberAwake() {
    for index in awake.indices { awake[index].pointee.awakeIndex = Int32(index) }
  }

  private func fallAsleep(_ body: BodyPointer, island: Int32) {
    body.pointee.isAwake = false
    body.pointee.sleepingIsland = island
    body.startStep()
    body.pointee.driftSpeed = 0
    body.pointee.unpaidWork = 0
  }
}
