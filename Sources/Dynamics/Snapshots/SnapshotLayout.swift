internal import DynamicsEngine

/// The words of a snapshot in three sections.
///
/// The world is last, since it is longer and shorter from step to step.
struct SnapshotLayout {
  /// The manifest, time and bounds, the poses that items show, the names of boundaries.
  let frame: ArraySlice<UInt64>
  /// The behaviors' settings and objects in the engine, and the rest of the state that decides motion.
  let motion: ArraySlice<UInt64>
  let world: ArraySlice<UInt64>

  init(_ words: [UInt64]) throws {
    var coder = WordCoder(words.prefix(2))
    var (frame, motion) = (0, 0)
    coder.code(&frame, in: 0..<words.count)
    coder.code(&motion, in: 0..<words.count)
    coder.check(2 + frame + motion <= words.count, "words are missing")
    try coder.finish()
    self.frame = words[2..<2 + frame]
    self.motion = words[2 + frame..<2 + frame + motion]
    world = words[(2 + frame + motion)...]
  }

  /// Writes everything but the world, which has to follow.
  ///
  /// - Parameter frame: Writes the words of ``frame``.
  static func write(
    to coder: inout WordCoder, motion: [UInt64], frame: (inout WordCoder) -> Void
  ) {
    var lengths = (frame: 0, motion: motion.count)
    coder.code(&lengths.frame)
    coder.code(&lengths.motion)
    let start = coder.wordCount
    frame(&coder)
    coder.replaceWord(at: start - 2, by: coder.wordCount - start)
    coder.write(motion)
  }

  static func hash(motion: [UInt64], world: WrittenWords) -> UInt64 {
    var digest = StateDigest()
    for word in motion { digest.combine(word) }
    for word in world.buffer { digest.combine(word) }
    return withExtendedLifetime(world) { digest.value }
  }

  /// Reads the world and the manifest, and returns them with the rest of ``frame``.
  func read() throws -> (world: World, manifest: Manifest, rest: ArraySlice<UInt64>) {
    var worldCoder = WordCoder(world)
    let world = try World.restored(from: &worldCoder)
    guard worldCoder.isAtEnd else { throw StateError("words are left over") }
    var manifest = Manifest()
    var coder = WordCoder(frame)
    manifest.code(&coder)
    try coder.finish()
    try manifest.check(in: world)
    return (world, manifest, coder.unread)
  }

  /// The ids of the items in a snapshot, those that were refused left out.
  static func itemIDs(in words: [UInt64]) throws(SnapshotError) -> [ItemID] {
    try SnapshotError.reading {
      let manifest = try SnapshotLayout(words).read().manifest
      guard manifest.items.allSatisfy({ $0.body != nil }) else {
        throw SnapshotError.structureDiffers(
          "the snapshot has an item that is not in the simulation, so it has no id")
      }
      return manifest.items.compactMap { $0.body.map { ItemID($0) } }
    }
  }
}
