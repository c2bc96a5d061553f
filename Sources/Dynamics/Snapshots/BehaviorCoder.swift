internal import DynamicsEngine

/// Writes the states of all behaviors of an animator one after another, or reads them back.
///
/// A behavior visits copies of its properties. Values that are read are validated, and applied only if the
/// whole snapshot is valid.
struct BehaviorCoder: ~Copyable {
  /// The behaviors' settings, and their objects in the engine.
  var words = WordCoder()
  /// The names of boundaries, which are not part of motion.
  var names = WordCoder()
  /// The items that the behavior is going to have, with the bodies of those that take part; `nil`
  /// while it writes.
  private(set) var members: [(item: any DynamicItem, body: BodyID?)]?
  var items: [any DynamicItem]? { members?.map(\.item) }
  private var bodies: Set<BodyID> = []
  /// The world that is read; `nil` while it is written.
  private var world: World?
  // What behaviors have claimed so far; each belongs to one of them.
  private var joints: Set<JointID> = []
  private var sets: Set<CollisionSetID> = []
  private var boundaries: Set<BoundaryRowID> = []
  /// The identifiers of boundaries, where they are known.
  private var knownIdentifier: (Int32) -> AnyHashable? = { _ in nil }
  /// Whether there is no program that could have the identifiers, so that descriptions stand for them.
  var isWithoutProgram = false
  private(set) var collisions: [(set: CollisionSetID, behavior: any ContactListener)] = []
  /// The kinematic behaviors of items, by their places in the order of joining.
  private(set) var kinematics: [BodyID: [Int: any ItemSource]] = [:]
  /// Replaced objects, released at the end, because a `deinit` can run any code.
  private(set) var released: [Any] = []
  /// For each behavior, applies the values that were read.
  private(set) var changes: [() -> Void] = []

  /// Writes.
  init() {}

  /// Reads.
  ///
  /// - Parameter world: The world that is going to be the animator's.
  init(
    _ words: ArraySlice<UInt64>, names: ArraySlice<UInt64>, world: World,
    knownIdentifier: @escaping (Int32) -> AnyHashable?
  ) {
    self.words = WordCoder(words)
    self.names = WordCoder(names)
    self.world = world
    self.knownIdentifier = knownIdentifier
  }

  var isReading: Bool { words.isReading }

  /// Begins to read the state of a behavior that has these items, with the bodies of those that take part.
  mutating func begin(_ members: [(item: any DynamicItem, body: BodyID?)]) {
    self.members = members
    bodies = Set(members.compactMap(\.body))
    changes.append {}
  }

  /// Throws the first flaw, if there is one.
  func finish() throws {
    try words.finish()
    try names.finish()
  }

  /// Whether all of the world belongs to a behavior, all names were read, and no kinematic behavior of
  /// an item is missing.
  var isComplete: Bool {
    names.isAtEnd && joints.count == world?.jointCount && sets.count == world?.setCount
      && boundaries.count == world?.boundaryCount
      && kinematics.values.allSatisfy { $0.keys.max() == $0.count - 1 }
  }

  /// Applies the values that a behavior has read, once the whole snapshot is valid; does nothing when writing.
  mutating func whenValid(_ change: @escaping () -> Void) {
    if isReading { changes[changes.count - 1] = change }
  }

  mutating func release(_ replaced: Any) {
    if isReading { released.append(replaced) }
  }

  /// Visits the kind of a behavior, which a snapshot does not change.
  mutating func expect(
    _ kind: Int, of behavior: any CustomStringConvertible, else other: String
  ) {
    words.expect(
      kind, else: SnapshotError.structureDiffers("\(behavior) was \(other) in the snapshot"))
  }
}

// MARK: In the engine

extension BehaviorCoder {
  /// Visits a joint that holds nothing but the behavior's bodies, or none.
  mutating func code(_ joint: inout JointID?) {
    words.code(&joint)
    guard isReading, words.failure == nil, let world, let joint else { return }
    words.check(
      world.contains(joint) && world.bodies(of: joint).allSatisfy(bodies.contains)
        && joints.insert(joint).inserted, "a joint is missing, or belongs to another behavior")
  }

  /// Visits the collision set that has the behavior's bodies.
  mutating func code(_ set: inout CollisionSetID?, for behavior: any ContactListener) {
    words.code(&set)
    guard isReading, words.failure == nil, let world else { return }
    guard let set, world.contains(set), Set(world.members(of: set)) == bodies,
      sets.insert(set).inserted
    else {
      return words.fail(StateError("a collision set is missing, or belongs to another behavior"))
    }
    collisions.append((set, behavior))
  }

  /// Visits the place of a behavior among the kinematic behaviors of an item.
  mutating func code(_ place: Int, of behavior: any ItemSource, amongKinematicsOf body: BodyID?) {
    var place = place
    words.code(&place, in: 0..<(1 << 30))
    guard isReading, words.failure == nil, let body else { return }
    let other = kinematics[body, default: [:]].updateValue(behavior, forKey: place)
    words.check(other == nil, "two kinematic behaviors of an item have the same place")
  }

  /// Checks the items in a region of a sensor, and the body that carries the region.
  mutating func checkBodies(inside: [BodyID], carrier: BodyID?) {
    words.check(
      inside.allSatisfy(bodies.contains) && carrier.map { world?.contains($0) ?? true } ?? true,
      "a region of a sensor has an item that does not exist, or of another behavior")
  }

  /// The contours and the surface of a boundary of the behavior's set; none after a flaw.
  mutating func takeBoundary(
    _ boundary: BoundaryRowID
  ) -> (contours: [Contour], surface: BoundarySurface) {
    if let (set, contours) = world?.contours(of: boundary),
      let surface = world?.surface(of: boundary), set == collisions.last?.set,
      boundaries.insert(boundary).inserted
    {
      return (contours, surface)
    }
    words.fail(StateError("a boundary is missing, or belongs to another behavior"))
    return ([], BoundarySurface())
  }

  /// The identifier that a boundary had.
  ///
  /// Compares and describes none: that would call the program's code.
  ///
  /// - Parameter present: One of that name that the behavior has now.
  mutating func identifier(
    _ name: BoundaryName, of boundary: BoundaryRowID, present: AnyHashable?
  ) -> AnyHashable? {
    if let identifier = knownIdentifier(boundary.serial) ?? present ?? identifier(from: name) {
      return identifier
    }
    if case .other(let description) = name {
      words.fail(
        SnapshotError.structureDiffers(
          "the snapshot has a boundary whose identifier was \(description); "
            + "add it again before you restore, or use strings or integers"))
    }
    return nil
  }

  /// The identifier that a name stands for; `nil` if the program must have it.
  func identifier(from name: BoundaryName) -> AnyHashable? {
    if case .other(let description) = name, isWithoutProgram { return description }
    return name.identifier
  }
}

extension WordCoder {
  /// Visits the value of a case of an enumeration, and returns it as it is afterwards.
  mutating func coded<Value>(
    _ value: Value, _ visit: (inout WordCoder, inout Value) -> Void
  ) -> Value {
    var value = value
    visit(&self, &value)
    return value
  }
}
