import DynamicsTestSupport
import Dynamics

/// Makes up programs: the same for the same choices.
package struct ProgramGenerator<Source: Choices> {
  private var choices: Source
  private var lines: [Line] = []
  /// What was last put into each slot, so that most operations fit what they meet.
  private var kinds: [Int: BehaviorKind] = [:]

  package init(_ choices: Source) { self.choices = choices }

  /// A program of some lines; fewer when the choices are spent before.
  package mutating func program(lines count: Int) -> [Line] {
    for animator in 0..<2 { add(.makeAnimator(animator, pick(AnimatorKind.allCases))) }
    for item in 0..<6 { add(newItem(item)) }
    for behavior in 0..<5 { add(newBehavior(behavior)) }
    for behavior in 0..<4 { add(.addBehavior(behavior, to: behavior / 3)) }
    for behavior in 0..<2 { add(.setAction(behavior, true)) }
    while lines.count < count, !choices.areSpent { addLine() }
    return lines
  }

  private static var places: [Place] { Array(Place.allCases.dropFirst()) }

  /// Where the library calls most.
  private static var busyPlaces: [Place] {
    [.action, .contact, .willMove, .itemGetter, .itemSetter, .diagnostic]
  }

  private mutating func add(_ operation: Operation) { lines.append(Line(operation)) }

  private mutating func addLine() {
    let operation = operation()
    // One in two waits for somebody to call the program.
    if chance(2) { return add(operation) }
    let place = pick(chance(2) ? Self.busyPlaces : Self.places)
    lines.append(
      Line(
        operation, from: place, skipping: chance(2) ? 0 : choices.int(in: 0...20),
        times: chance(2) ? choices.int(in: 2...8) : 1))
  }

  // MARK: Values

  private mutating func chance(_ oneIn: Int) -> Bool { choices.int(in: 1...oneIn) == 1 }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[choices.int(in: 0...list.count - 1)]
  }

  private mutating func slot(_ count: Int) -> Int { choices.int(in: 0...count - 1) }
  private mutating func item() -> Int { slot(Slots.items) }
  private mutating func animator() -> Int { slot(Slots.animators) }
  private mutating func behavior() -> Int { slot(Slots.behaviors) }

  /// A behavior of a family, if there was ever one.
  private mutating func behavior(_ family: BehaviorFamily) -> Int {
    let known = kinds.filter { $0.value.family == family }.keys.sorted()
    return known.isEmpty ? behavior() : pick(known)
  }

  /// A number from 0 to a usual one, and one in sixteen times one that nobody should give.
  private mutating func number(_ usual: Double) -> Double {
    chance(16) ? absurd() : choices.double(in: min(usual, 0)...max(usual, 0))
  }

  private mutating func absurd() -> Double {
    pick([
      .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 1e-160, 1e-7,
      1e-3, 1e6,
      1e9, -1e9, 1e12, -1e12, 10_000, .greatestFiniteMagnitude,
    ])
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: number(300), y: number(300))
  }

  private mutating func size() -> CGSize {
    CGSize(width: number(80), height: number(80))
  }

  private mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(400), height: number(400)))
  }

  private mutating func vector(_ usual: Double) -> CGVector {
    CGVector(dx: signed(number(usual)), dy: signed(number(usual)))
  }

  private mutating func signed(_ number: Double) -> Double { chance(2) ? -number : number }

  private mutating func items() -> [Int] {
    let mask = choices.int(in: 0...255) | choices.int(in: 0...3) << 8
    return (0..<Slots.items).filter { mask >> $0 & 1 == 1 }
  }

  // MARK: Operations

  private mutating func operation() -> Operation {
    switch choices.int(in: 0...99) {
    case 0..<20: timeOperation()
    case 20..<26: pastOperation()
    case 26..<40: itemOperation()
    case 40..<47: animatorOperation()
    case 47..<54: waitingOperation()
    case 54..<76: treeOperation()
    case 76..<91: propertyOperation()
    default: boundaryOperation()
    }
  }

  private mutating func timeOperation() -> Operation {
    switch choices.int(in: 0...12) {
    case 0...3: .step(animator())
    case 4...6: .advance(animator(), by: signless(number(0.1)))
    case 7: .advanceUntilPaused(animator(), limit: number(0.2))
    case 8, 9: .tick(animator(), by: number(0.05))
    case 10: .pause(animator())
    case 11: .finish(animator(), limit: number(0.2))
    default: .resume(animator())
    }
  }

  /// Most intervals are not negative, or no program would get far.
  private mutating func signless(_ number: Double) -> Double { chance(4) ? number : abs(number) }

  private mutating func newItem(_ slot: Int) -> Operation {
    .makeItem(slot, chance(2) ? .calling : pick(ItemKind.allCases), center: point(), size: size())
  }

  private mutating func itemOperation() -> Operation {
    switch choices.int(in: 0...13) {
    case 0...3: newItem(item())
    case 4: .makeGroup(item(), of: items())
    case 5: .dropItem(item())
    case 6, 7: .setCenter(item(), point())
    case 8: .setTransform(item(), angle: number(7), scale: chance(4) ? number(2) : 1)
    case 9: .setSize(item(), size())
    case 10: .setOutline(item(), pick(Outline.allCases))
    default: .updateItem(item(), in: animator())
    }
  }

  private mutating func animatorOperation() -> Operation {
    switch choices.int(in: 0...9) {
    case 0, 1: .makeAnimator(animator(), pick(AnimatorKind.allCases))
    case 2: .dropAnimator(animator())
    case 3, 4: .setReferenceBounds(animator(), chance(6) ? nil : rect())
    case 5: .setAnimatorNumber(animator(), .timeStep, number(0.02))
    case 6: .setAnimatorNumber(animator(), .speed, number(2))
    case 7: .setAnimatorFlag(animator(), pick(AnimatorFlag.allCases), chance(2))
    case 8: .moveReferenceBounds(animator(), to: rect(), duration: number(1))
    default: chance(3) ? .removeAllBehaviors(animator()) : .look(animator(), rect())
    }
  }

  private mutating func waitingOperation() -> Operation {
    switch choices.int(in: 0...9) {
    case 0, 1: .openStream(slot(Slots.streams), of: animator())
    case 2: .dropStream(slot(Slots.streams))
    case 3: .finishContacts(animator())
    case 4, 5: .settle(slot(Slots.tasks), animator: animator(), item: chance(2) ? nil : item())
    case 6: .cancel(slot(Slots.tasks))
    default: .runTasks
    }
  }

  private mutating func newBehavior(_ slot: Int) -> Operation {
    let kind =
      chance(2)
      ? pick([.gravity, .collision, .itemProperties, .push]) : pick(BehaviorKind.allCases)
    kinds[slot] = kind
    return .makeBehavior(slot, kind, items: items(), point: point(), vector: vector(1))
  }

  private mutating func treeOperation() -> Operation {
    switch choices.int(in: 0...19) {
    case 0...3: newBehavior(behavior())
    case 4...7: .addBehavior(behavior(), to: animator())
    case 8: .removeBehavior(behavior(), from: animator())
    case 9: .moveBehavior(behavior(), to: animator())
    case 10, 11: .addChild(behavior(), to: behavior())
    case 12: .removeChild(behavior(), from: behavior())
    case 13...15: .addItem(item(), to: behavior())
    case 16, 17: .removeItem(item(), from: behavior())
    case 18: .setAction(behavior(), !chance(4))
    default: .dropBehavior(behavior())
    }
  }

  private mutating func propertyOperation() -> Operation {
    switch choices.int(in: 0...22) {
    case 0...7:
      let property = slot(Properties.numbers.count)
      let table = Properties.numbers[property]
      return .setNumber(behavior(table.family), property: property, number(table.usual))
    case 8, 9:
      let property = slot(Properties.points.count)
      return .setPoint(behavior(Properties.points[property].family), property: property, point())
    case 10, 11:
      let property = slot(Properties.flags.count)
      return .setFlag(behavior(Properties.flags[property].family), property: property, chance(2))
    case 12:
      return .setAngle(behavior(chance(2) ? .gravity : .push), number(7), magnitude: number(3))
    case 13: return .setOffset(behavior(.push), vector(20), item: item())
    case 14, 15:
      return .addVelocity(behavior(.itemProperties), vector(600), angular: number(9), item: item())
    case 16: return .setRange(behavior(.attachment), signed(number(60)), number(60))
    case 17: return .setRegion(behavior(.field), number(200), isInverse: chance(2))
    case 19:
      return .setKinematicVelocity(
        behavior(.kinematic), vector(900), angular: signed(number(9)), item: item())
    case 20:
      return .moveKinematic(
        behavior(.kinematic), item: item(), to: point(), angle: number(7), duration: number(1))
    case 21: return .follow(behavior(.kinematic), item: item(), to: point(), after: number(0.1))
    case 18: return .moveDrag(behavior(.drag), point(), at: number(3))
    default: return .releaseDrag(behavior(.drag))
    }
  }

  private mutating func pastOperation() -> Operation {
    switch choices.int(in: 0...11) {
    case 10, 11: .foresee(animator(), seconds: number(0.4))
    case 0...2: .takeSnapshot(slot(Slots.snapshots), of: animator())
    case 3...5: .restore(slot(Slots.snapshots), in: animator(), isEncoded: chance(3))
    case 6:
      .makeHistory(
        slot(Slots.histories), of: animator(), seconds: number(2),
        bytes: pick([1 << 20, 1 << 16, 1, 0, -1]))
    default: .rewind(slot(Slots.histories), to: number(1))
    }
  }

  private mutating func boundaryOperation() -> Operation {
    let collision = behavior(.collision)
    let name = slot(Slots.names)
    switch choices.int(in: 0...26) {
    case 25, 26: return .setSolidSide(collision, name: name, pick(BoundarySide.allCases))
    case 23, 24: return .setSurfaceSpeed(collision, name: name, signed(number(300)))
    case 20:
      return .setPair(
        collision, chance(4) ? nil : CGFloat(number(1.2)), isFriction: chance(2), item: item(),
        other: item())
    case 21, 22:
      return .setBoundaryPair(
        collision, chance(4) ? nil : CGFloat(number(1.2)), isFriction: chance(2), item: item(),
        name: chance(2) ? name : nil)
    case 12, 13:
      return .addRegion(
        behavior(.sensor), name: name, pick(Outline.allCases), in: rect(),
        carrier: chance(2) ? item() : nil)
    case 17:
      return .moveBoundary(collision, name: name, by: vector(90), duration: number(1))
    case 18, 19:
      return .attachBoundary(
        collision, name: name, pick(Outline.allCases), in: rect(), carrier: item())
    case 14: return .removeRegion(behavior(.sensor), name: name)
    case 15, 16: return .setCollides(collision, !chance(2), item: item(), other: item())
    case 0...3: return .addPath(collision, name: name, pick(Outline.allCases), in: rect())
    case 4...6: return .addSegment(collision, name: name, point(), point())
    case 7: return .removeBoundary(collision, name: name)
    case 8: return .removeAllBoundaries(collision)
    case 9: return .setMode(collision, UInt(choices.int(in: 0...4)))
    default: return .setInsets(collision, signed(number(60)))
    }
  }
}

/// The program of a seed.
package func program(seed: UInt64, lines: Int = 160) -> [Line] {
  var generator = ProgramGenerator(SeededGenerator(seed: seed))
  return generator.program(lines: lines)
}

/// The program that some bytes stand for.
package func program(bytes: some Sequence<UInt8>) -> [Line] {
  var generator = ProgramGenerator(ByteChoices(bytes))
  return generator.program(lines: 200)
}
