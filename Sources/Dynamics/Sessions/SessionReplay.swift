internal import DynamicsEngine
internal import Foundation

/// A session as an animator that goes to each of its steps, and on from there.
///
/// It has behaviors of the kinds that the session had, and items that stand for those of the program.
package final class SessionReplay {
  package let session: Session

  /// A headless animator, at the last step.
  package let animator: DynamicAnimator

  /// All steps of the session, and those that the animator takes from now on.
  package let history: History

  /// The items and behaviors of all steps, and the names of their classes.
  private var cast = Cast()

  /// - Throws: ``SnapshotError`` for a session that was forged.
  /// - Complexity: That of reading all states.
  package init(_ session: Session) throws {
    self.session = session
    animator = DynamicAnimator(referenceView: nil, frameSource: nil)
    animator.isWithoutProgram = true
    var reader = SessionLog.Reader(session.log)
    var (participants, words): ([Participants], [UInt64]) = ([], [])
    for (place, entry) in session.log.entries.enumerated() {
      words = try reader.words(at: place)
      // The kinds are those of the states from here on.
      guard entry.kinds == participants.count else { continue }
      let (kinds, names) = (session.log.kinds[entry.kinds], session.log.names[entry.names])
      participants.append(try cast.participants(words, kinds, names, of: animator))
    }
    let last = session.log.entries[session.log.entries.count - 1]
    guard participants.count == session.log.kinds.count else { throw SnapshotError.corrupt }
    let (animator, present) = (animator, participants[last.kinds])
    do {
      try DynamicsDiagnostics.silencing { try animator.restore(words, present) }
    } catch {
      throw SnapshotError.corrupt
    }
    let entries = session.log.entries
    history = History(
      animator,
      log: StateLog(
        session.log.groups(participants), last: words,
        seconds: last.time - entries[0].time + Self.room.seconds,
        maximumBytes: entries.reduce(Self.room.bytes) { $0 + $1.bytes.count }))
  }

  /// The time and the memory that the history has besides the session's.
  private static let room = (seconds: 30.0, bytes: 1 << 26)

  /// The name of the class of an item in the program.
  package func className(of item: any DynamicItem) -> String? {
    cast.classNames[ObjectIdentifier(item)]
  }
}

extension SessionLog {
  /// The states as a history keeps them.
  ///
  /// - Parameter participants: Those of each of ``kinds``.
  fileprivate func groups(_ participants: [Participants]) -> [[StateLog.Entry]] {
    var groups: [[StateLog.Entry]] = []
    for entry in entries {
      if entry.isWhole { groups.append([]) }
      groups[groups.count - 1].append(
        StateLog.Entry(
          time: entry.time, participants: participants[entry.kinds], wordCount: entry.wordCount,
          bytes: entry.bytes, contacts: entry.contacts))
    }
    return groups
  }
}

/// The items and behaviors of all steps, each made once.
private struct Cast {
  private var items: [BodyID: BasicItem] = [:]
  private var behaviors: [Int: (kind: BehaviorKind, behavior: DynamicBehavior)] = [:]
  /// Items that take part without bodies.
  private var refused: [BasicItem] = []
  private(set) var classNames: [ObjectIdentifier: String] = [:]

  mutating func participants(
    _ words: [UInt64], _ kinds: [BehaviorKind], _ names: [Int: BoundaryName],
    of animator: DynamicAnimator
  ) throws -> Participants {
    var manifest = try SnapshotError.reading {
      try Restoration.begin(words, of: animator).manifest
    }
    guard manifest.behaviors.count == kinds.count else { throw SnapshotError.corrupt }
    manifest.itemObjects = manifest.items.map { item($0) }
    let written = manifest
    manifest.behaviorObjects = try kinds.indices.map { place in
      try behavior(written.behaviors[place].number, kinds[place], written.members(of: place))
    }
    var coder = WordCoder()
    manifest.code(&coder)
    return Participants(
      manifest.itemObjects, behaviors: manifest.behaviorObjects, manifestWords: coder.words,
      kinds: kinds, identifiers: [:],
      boundaryNames: Dictionary(
        names.map { (Int32(truncatingIfNeeded: $0), $1) }, uniquingKeysWith: { $1 }),
      of: animator, version: [])
  }

  private mutating func item(_ entry: Manifest.ItemEntry) -> BasicItem {
    if let body = entry.body, let known = items[body] { return known }
    let item: BasicItem = .placeholder
    if let body = entry.body { items[body] = item } else { refused.append(item) }
    classNames[ObjectIdentifier(item)] = entry.className
    return item
  }

  private mutating func behavior(
    _ number: Int, _ kind: BehaviorKind, _ members: [(item: any DynamicItem, body: BodyID?)]
  ) throws -> DynamicBehavior {
    if let known = behaviors[number], known.kind == kind { return known.behavior }
    guard let behavior = kind.makeBehavior(members.map(\.item)) else {
      throw SnapshotError.corrupt
    }
    // One of another kind is kept, too: earlier steps have it.
    if let other = behaviors[number] { replaced.append(other.behavior) }
    behaviors[number] = (kind, behavior)
    return behavior
  }

  private var replaced: [DynamicBehavior] = []
}
