internal import DynamicsEngine
internal import DynamicsGeometry

/// What a behavior may look at while it reads its part of a snapshot.
final class RestoredState {
  /// The world that is going to be the animator's.
  let world: World
  /// The behavior's items, as they will be, and the bodies of those that take part.
  private(set) var items: [any DynamicItem] = []
  private var bodies: Set<BodyID> = []
  // Each of these is of one behavior, which takes it away again.
  private var joints: Set<JointID> = []
  private var sets: Set<CollisionSetID> = []
  private var boundaries: Set<BoundaryRowID> = []
  /// What boundaries were called, where that is known.
  private let knownIdentifier: (Int32) -> AnyHashable?
  /// The listeners of the restored collision sets.
  private(set) var listeners: [(set: CollisionSetID, listener: any ContactCarrier)] = []

  init(
    _ world: World, names: StateReader, knownIdentifier: @escaping (Int32) -> AnyHashable?
  ) {
    self.world = world
    self.names = names
    self.knownIdentifier = knownIdentifier
  }

  /// What boundaries were called, in their order; read from somewhere else.
  private var names: StateReader

  func readName() throws -> BoundaryName { try BoundaryName(from: &names) }

  /// To be called before a behavior reads its part.
  func begin(_ members: [(item: any DynamicItem, body: BodyID?)]) {
    items = members.map(\.item)
    bodies = Set(members.compactMap(\.body))
  }

  /// A joint that is there and holds nothing but the behavior's bodies, or none.
  func readJoint(_ reader: inout StateReader) throws -> JointID? {
    guard let joint = try reader.readOptionalID(of: JointTag.self) else { return nil }
    guard world.contains(joint), world.bodies(of: joint).allSatisfy(bodies.contains),
      joints.insert(joint).inserted
    else { throw StateError("a joint is missing, or another behavior's") }
    return joint
  }

  /// A collision set that is there and has the behavior's bodies.
  func readSet(
    for listener: any ContactCarrier, _ reader: inout StateReader
  ) throws -> CollisionSetID {
    let set = try reader.readID(of: CollisionSetTag.self)
    guard world.contains(set), Set(world.members(of: set)) == bodies, sets.insert(set).inserted
    else { throw StateError("a collision set is missing, or another behavior's") }
    listeners.append((set, listener))
    return set
  }

  /// What a boundary of the behavior's set was made of.
  func takeContours(of boundary: BoundaryRowID) throws -> [Contour] {
    guard let (set, contours) = world.contours(of: boundary), set == listeners.last?.set,
      boundaries.insert(boundary).inserted
    else { throw StateError("a boundary is missing, or another behavior's") }
    return contours
  }

  /// Whether all that the world has is of some behavior.
  var isComplete: Bool {
    names.isAtEnd && joints.count == world.jointCount && sets.count == world.setCount
      && boundaries.count == world.boundaryCount
  }

  /// The identifier that a boundary had.
  ///
  /// Compares and describes none: that would call the program's code.
  ///
  /// - Parameter present: One of that name that the behavior has now.
  func identifier(
    _ name: BoundaryName, of boundary: BoundaryRowID, present: AnyHashable?
  ) throws -> AnyHashable {
    if let identifier = knownIdentifier(boundary.serial) ?? present ?? name.identifier {
      return identifier
    }
    guard case .other(let description) = name else { throw StateError("a boundary has no name") }
    throw SnapshotError.structureDiffers(
      "the snapshot has a boundary whose identifier was \(description); "
        + "add it again before you restore, or use strings or integers")
  }

  /// What is replaced, to be released when all is done: a `deinit` may do anything.
  private(set) var released: [Any] = []

  func release(_ replaced: Any) { released.append(replaced) }

  func mismatch(_ behavior: some CustomStringConvertible, _ other: String) -> SnapshotError {
    .structureDiffers("\(behavior) was \(other) in the snapshot")
  }
}
