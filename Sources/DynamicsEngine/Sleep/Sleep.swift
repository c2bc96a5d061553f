/// Puts islands at rest to sleep, and wakes them.
///
/// Sleep only saves work. The animator pauses when all bodies together are at rest, which does not
/// depend on sleep.
final class Sleep {
  /// The dynamic bodies that do not sleep, in the order of ids.
  let awake = FlatArray<BodyPointer>()
  /// The pairs of which all bodies sleep or are anchored.
  let pairs = FlatArray<PairRow>()
  private let scratch = FlatArray<PairRow>()
  /// Whether each island is due to wake, by its number, which is the slot of its first body.
  let isIslandDue = FlatArray<Bool>()
  /// Whether any body is due to wake, or neighbors of one.
  ///
  /// Each step reads it three times, which a check for exclusivity would make ten times as costly.
  @exclusivity(unchecked)
  var isWakeDue = false
  /// Whether each awake body may sleep.
  private let isReady = FlatArray<Bool>()
}

// MARK: Waking

extension Sleep {
  /// Wakes a body with its island in the next ``wakeDue(_:_:step:forEachNeighbor:onWake:)``; for an
  /// anchored body, wakes the bodies that rest on it.
  func wake(_ body: BodyPointer, step: Int) {
    body.pointee.rest.lastChange = step
    if body.pointee.isAwake { return }
    isWakeDue = true
    if body.pointee.rest.sleepingIsland >= 0 {
      isIslandDue[Int(body.pointee.rest.sleepingIsland)] = true
    } else {
      body.pointee.rest.wakesNeighbors = true
    }
  }

  /// Removes a newly anchored body from the awake bodies, and wakes its neighbors.
  func anchor(_ body: BodyPointer) {
    body.pointee.isAwake = false
    body.pointee.rest.sleepingIsland = -1
    body.startStep()
    body.pointee.rest.wakesNeighbors = true
    isWakeDue = true
  }

  /// Drops removed bodies before their rows are used again.
  func dropRemoved() {
    awake.removeAll { $0.pointee.isRemoved }
    updateAwakeIndices()
  }

  /// Whether a body takes part in the next step, because it is awake or due to wake.
  func isAwake(_ body: BodyPointer) -> Bool { body.pointee.isAwake || isDue(body) }

  /// Wakes sleeping bodies that an awake body touches.
  func wakeTouched(_ pairs: borrowing FlatArray<PairRow>, step: Int) {
    for pair in pairs.pointers {
      let (a, b) = (pair.pointee.bodyA, pair.pointee.bodyB)
      guard a.pointee.isAwake != b.pointee.isAwake else { continue }
      if b.pointee.rest.sleepingIsland >= 0 { wake(b, step: step) }
      if a.pointee.rest.sleepingIsland >= 0 { wake(a, step: step) }
    }
  }

  /// Wakes all bodies that are due; call it when ``isWakeDue``.
  ///
  /// - Parameters:
  ///   - bodies: All bodies, in the order of ids.
  ///   - active: The pairs that are solved.
  ///   - forEachNeighbor: Calls a block with the bodies that a body may touch in its present place,
  ///     and with those joined to it.
  ///   - onWake: Called for each body that slept until now.
  func wakeDue(
    _ bodies: borrowing FlatArray<BodyPointer>, _ active: borrowing FlatArray<PairRow>, step: Int,
    forEachNeighbor: (BodyPointer, (BodyPointer) -> Void) -> Void,
    onWake: (BodyPointer) -> Void
  ) {
    isWakeDue = false
    // Wakes the bodies that touched it in its old place, and those that may touch it in its new
    // place.
    for pair in pairs.pointers {
      let (a, b) = (pair.pointee.bodyA, pair.pointee.bodyB)
      if a.pointee.rest.wakesNeighbors { wakeIsland(of: b) }
      if b.pointee.rest.wakesNeighbors { wakeIsland(of: a) }
    }
    for body in bodies.buffer where body.pointee.rest.wakesNeighbors {
      forEachNeighbor(body) { wakeIsland(of: $0) }
    }
    awake.removeAll()
    for body in bodies.buffer {
      if isDue(body) {
        body.pointee.isAwake = true
        body.pointee.rest.sleepingIsland = -1
        body.pointee.rest.lastChange = step
        onWake(body)
      }
      body.pointee.rest.wakesNeighbors = false
      if body.pointee.isAwake, body.isDynamic { awake.append(body) }
    }
    updateAwakeIndices()
    for pair in pairs.buffer where Self.isAwake(pair) { active.append(pair) }
    pairs.removeAll { !Self.isAsleep($0) }
    active.sort(using: scratch) { $0.key < $1.key }
  }

  private func isDue(_ body: BodyPointer) -> Bool {
    guard body.isDynamic, !body.pointee.isAwake else { return false }
    let island = body.pointee.rest.sleepingIsland
    return island >= 0 ? isIslandDue[Int(island)] : body.pointee.rest.wakesNeighbors
  }

  private func wakeIsland(of body: BodyPointer) {
    let island = body.pointee.rest.sleepingIsland
    if island >= 0 { isIslandDue[Int(island)] = true }
  }

  private static func isAwake(_ pair: PairRow) -> Bool {
    pair.bodyA.pointee.isAwake || pair.bodyB.pointee.isAwake
  }

  /// Whether a pair has a sleeping body and no awake one; false if its sleeping body has been
  /// anchored.
  private static func isAsleep(_ pair: PairRow) -> Bool {
    !isAwake(pair)
      && (pair.bodyA.pointee.rest.sleepingIsland >= 0
        || pair.bodyB.pointee.rest.sleepingIsland >= 0)
  }
}

// MARK: Falling asleep

extension Sleep {
  /// Makes room for notes; call it before ``record(_:step:count:stepsToSleep:)``.
  func prepareNotes() { isReady.resize(to: awake.count) }

  /// Marks whole islands with joints as blocked if one of their bodies is: bodies that touch a
  /// blocked one tremble, too.
  func spreadBlocks(_ islands: borrowing Islands) {
    for island in islands.constrained.buffer where islands.hasJoints(island) {
      let bodies = islands.bodies(of: island)
      let latest = bodies.reduce(Int.min / 2) { max($0, $1.pointee.rest.lastBlock) }
      for body in bodies { body.pointee.rest.lastBlock = latest }
    }
  }

  /// Notes after a step whether a body is at rest, and whether it may sleep.
  ///
  /// - Parameters:
  ///   - h: The step in seconds.
  ///   - count: The number of steps taken, including this one.
  ///   - stepsToSleep: The number of steps that a body must be at rest before it sleeps.
  /// - Returns: Whether it is too fast to be at rest.
  @inline(__always)
  func record(
    _ body: BodyPointer, step h: Double, count: Int, stepsToSleep: Int
  ) -> Bool {
    let isCarried = body.pointee.step.isCarried
    if isCarried { body.pointee.rest.trembling.follow(body, step: count) }
    let isTrembling = !isCarried && isJittering(body, step: count, stepsToSleep: stepsToSleep)
    if isTrembling {
      body.velocity = .zero
      body.angularVelocity = 0
    }
    // The contacts of this step were found before it was counted. A trembling body counts as
    // standing, because it goes nowhere.
    let touches = body.pointee.rest.lastTouch == count - 1
    let isQuiet =
      isTrembling
      || !isCarried && SleepCriterion.isQuiet(body, step: h)
        && !startsToAccelerate(body, step: count, stepsToSleep: stepsToSleep)
    if !isQuiet { body.pointee.rest.lastRestlessStep = count }
    if !isTrembling, !SleepCriterion.stands(body, touches: touches) {
      body.pointee.rest.resting.follow(body, step: count)
    }
    let rest = body.pointee.rest
    let latest = max(rest.lastRestlessStep, rest.resting.lastLeft, rest.lastChange)
    isReady[Int(body.pointee.awakeIndex)] = rest.maySleep && count - latest >= stepsToSleep
    return !isQuiet
  }

  /// Whether a slow body that touches others moves farther in one half of the time to sleep than in the half before; asked
  /// in each step, and answered at the end of each half.
  ///
  /// A heap that settles moves less and less; a body that begins to slide, to tip or to fall, more and more.
  @inline(__always)
  private func startsToAccelerate(_ body: BodyPointer, step: Int, stepsToSleep: Int) -> Bool {
    let rest = body.pointee.rest
    guard rest.creep.start > max(rest.lastRestlessStep, rest.lastChange) else {
      body.pointee.rest.creep.begin(body, step: step)
      return false
    }
    guard step - rest.creep.start >= max(1, (stepsToSleep - 1) / 2) else { return false }
    guard body.pointee.rest.creep.endHalf(body, step: step), rest.lastTouch >= rest.creep.start
    else { return false }
    // It does not tremble in one place, either.
    body.pointee.rest.trembling.follow(body, step: step)
    return true
  }

  /// Whether a body trembles in one place for ever: because its joints cannot be satisfied, because an
  /// obstacle blocks it, or because it rocks or bounces on something and nothing slows it down.
  private func isJittering(_ body: BodyPointer, step: Int, stepsToSleep: Int) -> Bool {
    let lastBlock = body.pointee.rest.lastBlock
    let sinceHeld = step - max(body.pointee.rest.lastTouch + 1, lastBlock)
    // A body that nothing holds any more falls; most bodies in flight end here.
    guard sinceHeld <= Tuning.SleepCriterion.stepsInTheAir else {
      body.pointee.rest.trembling.follow(body, step: step)
      return false
    }
    // One blocked step is not enough, because a landing blocks a body, too.
    let isBlocked = step - lastBlock < stepsToSleep
    let limit = isBlocked ? Tuning.SleepCriterion.jitter : Tuning.SleepCriterion.rocking
    // The velocity may be above the limit of rest, since it leads nowhere.
    if !(isBlocked || body.pointee.rest.maySleep)
      || !body.pointee.rest.trembling.isNear(body, within: limit)
    {
      body.pointee.rest.trembling.follow(body, step: step)
    }
    let steps = isBlocked ? stepsToSleep : stepsToSleep * Tuning.SleepCriterion.rockingPatience
    let latest = max(body.pointee.rest.trembling.lastLeft, body.pointee.rest.lastChange)
    return sinceHeld <= 0 && step - latest >= steps
  }

  /// Whether any awake body may sleep.
  var isAnyReady: Bool { isReady.buffer.contains(true) }

  /// Puts islands to sleep of which all bodies may sleep.
  ///
  /// - Parameter onSleep: Called for each body that falls asleep.
  func putIslandsToSleep(
    _ islands: borrowing Islands, _ active: borrowing FlatArray<PairRow>,
    onSleep: (BodyPointer) -> Void
  ) -> Bool {
    var isAny = false
    for island in islands.indices {
      let bodies = islands.bodies(of: island)
      guard bodies.allSatisfy({ isReady[Int($0.pointee.awakeIndex)] }) else { continue }
      let number = bodies[0].pointee.id.index
      isIslandDue.resize(to: max(isIslandDue.count, Int(number) + 1), filling: false)
      isIslandDue[Int(number)] = false
      for body in bodies {
        fallAsleep(body, island: number)
        onSleep(body)
      }
      isAny = true
    }
    guard isAny else { return false }
    awake.removeAll { !$0.pointee.isAwake }
    updateAwakeIndices()
    for pair in active.buffer where !Self.isAwake(pair) { pairs.append(pair) }
    active.removeAll { !Self.isAwake($0) }
    return true
  }

  func updateAwakeIndices() {
    for index in awake.indices { awake[index].pointee.awakeIndex = Int32(index) }
  }

  private func fallAsleep(_ body: BodyPointer, island: Int32) {
    body.pointee.isAwake = false
    body.pointee.rest.sleepingIsland = island
    body.startStep()
    body.pointee.step.depenetrationWork = 0
  }
}
