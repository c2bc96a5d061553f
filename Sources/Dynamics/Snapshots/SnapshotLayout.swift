internal import DynamicsEngine

/// The words of a snapshot in three sections.
///
/// The world is last, since it is longer and shorter from step to step.
struct SnapshotLayout {
  /// The roster, time and bounds, the poses that items show, the names of boundaries.
  let frame: ArraySlice<UInt64>
  /// The behaviors' settings and objects in the engine, and the rest of the state that decides motion.
  let motion: ArraySlice<UInt64>
  let world: ArraySlice<UInt64>

  init(_ words: [UInt64]) throws(StateError) {
    var lengths = StateReader(words.prefix(2))
    let frame = try lengths.readInt(in: 0..<words.count)
    let motion = try lengths.readInt(in: 0..<words.count)
    guard 2 + frame + motion <= words.count else { throw StateError("words are missing") }
    self.frame = words[2..<2 + frame]
    self.motion = words[2 + frame..<2 + frame + motion]
    world = words[(2 + frame + motion)...]
  }

  /// Writes everything but the world, which has to follow.
  ///
  /// - Parameter capacity: About as many words are expected in all.
  static func begin(
    frame: [UInt64], motion: [UInt64], expecting capacity: Int
  ) -> StateWriter {
    var all = StateWriter(capacity: capacity)
    all.write(frame.count)
    all.write(motion.count)
    all.write(frame)
    all.write(motion)
    return all
  }

  /// A digest of everything that the next steps depend on.
  static func hash(motion: [UInt64], world: [UInt64]) -> UInt64 {
    var digest = StateDigest()
    for word in motion { digest.combine(word) }
    for word in world { digest.combine(word) }
    return digest.value
  }

  /// Reads the world and the roster.
  ///
  /// - Returns: The world, the roster, and a coder for the rest of ``frame``.
  func read() throws -> (world: World, roster: Roster, frame: WordCoder) {
    var worldReader = StateReader(world)
    let world = try World.restored(from: &worldReader)
    guard worldReader.isAtEnd else { throw StateError("words are left over") }
    var (roster, coder) = (Roster(), WordCoder(frame))
    roster.code(&coder)
    try coder.finish()
    try roster.check(in: world)
    return (world, roster, coder)
  }

  /// The ids of the items in a snapshot, those that were refused left out.
  static func itemIDs(in words: [UInt64]) throws(SnapshotError) -> [ItemID] {
    try SnapshotError.reading {
      let roster = try SnapshotLayout(words).read().roster
      guard roster.items.allSatisfy({ $0.body != nil }) else {
        throw SnapshotError.structureDiffers(
          "the snapshot has an item that is not in the simulation, so it has no id")
      }
      return roster.items.compactMap { $0.body.map { ItemID($0) } }
    }
  }
}
