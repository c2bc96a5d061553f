internal import DynamicsEngine

/// A snapshot on its way into an animator.
///
/// It is read, its items and behaviors are found, and behaviors read their part. Nothing has changed until
/// ``apply()``.
struct Restoration: ~Copyable {
  let animator: DynamicAnimator
  let world: World
  private(set) var state: AnimatorState
  /// Complete when its objects are found.
  var manifest: Manifest
  /// The identifiers of boundaries, where they are known.
  var knownIdentifier: (Int32) -> AnyHashable? = { _ in nil }
  /// Whether descriptions stand for identifiers that only the program has.
  var isWithoutProgram = false
  /// The words of the names of boundaries.
  private let names: ArraySlice<UInt64>
  private let motion: ArraySlice<UInt64>
  /// The behaviors, read.
  private(set) var coder: BehaviorCoder

  var items: [any DynamicItem] { manifest.itemObjects }
  var behaviors: [DynamicBehavior] { manifest.behaviorObjects }

  var showings: [BodyID: SavedPresentation] {
    Dictionary(uniqueKeysWithValues: zip(manifest.items.compactMap(\.body), state.showings))
  }

  /// Reads all but the behaviors; throws `StateError` for words that no animator writes.
  ///
  /// Not an initializer: Swift 6.2 ends when it compiles one that throws, of a type that cannot be copied.
  static func begin(_ words: [UInt64], of animator: DynamicAnimator) throws -> Restoration {
    let layout = try SnapshotLayout(words)
    let (world, manifest, rest) = try layout.read()
    var state = AnimatorState()
    var frame = WordCoder(rest)
    state.codeFrame(&frame, in: world)
    try frame.finish()
    let count = state.behaviorCount
    guard manifest.behaviors.allSatisfy({ $0.number < count }) else {
      throw StateError("a behavior has no number")
    }
    return Restoration(
      animator: animator, world: world, state: state, manifest: manifest, names: frame.unread,
      motion: layout.motion)
  }

  init(
    animator: DynamicAnimator, world: World, state: AnimatorState, manifest: Manifest,
    names: ArraySlice<UInt64>, motion: ArraySlice<UInt64>
  ) {
    self.animator = animator
    self.world = world
    self.state = state
    self.manifest = manifest
    self.names = names
    self.motion = motion
    coder = BehaviorCoder()
  }

  /// Reads the behaviors, which were found.
  ///
  /// - Throws: `StateError` for words that no animator writes; ``SnapshotError`` for objects that do not match.
  mutating func readBehaviors() throws {
    coder = BehaviorCoder(
      motion, names: names, world: world, knownIdentifier: knownIdentifier)
    coder.isWithoutProgram = isWithoutProgram
    for place in behaviors.indices {
      coder.begin(manifest.members(of: place))
      behaviors[place].simulationMember?.codeState(&coder)
      try coder.finish()
    }
    state.codeMotion(&coder.words, in: world)
    try coder.finish()
    guard coder.words.isAtEnd, coder.isComplete else { throw StateError("words are left over") }
  }
}

// MARK: Obstacles

extension Restoration {
  /// Throws when something that is to come back belongs to another animator or behavior now.
  func checkIsFree() throws(SnapshotError) {
    guard Set(items.map { ObjectIdentifier($0) }).count == items.count,
      Set(behaviors).count == behaviors.count
    else { throw .structureDiffers("an item or a behavior was passed twice") }
    let own = Set(animator.plan.all)
    for behavior in behaviors where !own.contains(behavior) {
      guard behavior.dynamicAnimator == nil, !behavior.isInAnimator, !behavior.isMoving,
        behavior.parent.map({ own.contains($0) || behaviors.contains($0) }) ?? true
      else {
        throw .structureDiffers(
          "\(behavior) is in another animator or behavior now; remove it from there before you restore"
        )
      }
    }
    try animator.simulation.checkIsFree(
      zip(items, manifest.items).compactMap { $1.body == nil ? nil : $0 })
  }
}
