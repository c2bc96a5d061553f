internal import DynamicsEngine
internal import Foundation

/// The states of a session, each whole or as its differences from the one before.
struct SessionLog: Sendable {
  struct Entry: Sendable {
    var time: TimeInterval = 0
    /// The place of the kinds of its behaviors in ``kinds``.
    var kinds = 0
    /// The place of the names of its boundaries in ``names``.
    var names = 0
    var wordCount = 0
    var isWhole = false
    var bytes: [UInt8] = []
    var contacts: [LoggedContact] = []
  }

  var entries: [Entry] = []
  private(set) var kinds: [[BehaviorKind]] = []
  private(set) var names: [[Int: BoundaryName]] = []

  /// Copies the states that a history has kept.
  init(_ log: StateLog) {
    var known: Participants?
    for group in log.entriesByGroup {
      for (place, entry) in group.enumerated() {
        if known !== entry.participants {
          known = entry.participants
          kinds.append(entry.participants.kinds)
          names.append(
            Dictionary(
              uniqueKeysWithValues: entry.participants.boundaryNames.map { (Int($0), $1) }))
        }
        entries.append(
          Entry(
            time: entry.time, kinds: kinds.count - 1, names: names.count - 1,
            wordCount: entry.wordCount, isWhole: place == 0, bytes: entry.bytes,
            contacts: entry.contacts))
      }
    }
  }

  /// Empty, to be read.
  init() {}

  /// The events of all contacts.
  var contacts: [ContactEvent] {
    var pairing = LoggedContact.Pairing()
    // A boundary may have left in the step in which its contact ended.
    var known: [Int: BoundaryName] = [:]
    for entry in entries {
      known.merge(names[entry.names]) { $1 }
      for contact in entry.contacts {
        pairing.add(
          contact, name: contact.isBoundary ? known[contact.other] : nil, at: entry.time)
      }
    }
    return pairing.events
  }

  // MARK: States

  /// Reads states one after another; each in the time of one if they are in order.
  struct Reader {
    private let log: SessionLog
    /// The place of the last state that was read, and its words.
    private var place = -1
    private var words: [UInt64] = []

    init(_ log: SessionLog) { self.log = log }

    mutating func words(at wanted: Int) throws(SnapshotError) -> [UInt64] {
      var start = wanted
      while !log.entries[start].isWhole { start -= 1 }
      if !(start...wanted).contains(place) { place = start - 1 }
      while place < wanted {
        words = try state(of: log.entries[place + 1])
        place += 1
      }
      return words
    }

    private func state(of entry: Entry) throws(SnapshotError) -> [UInt64] {
      let state =
        entry.isWhole
        ? WordPacking.unpack(entry.bytes[...], count: entry.wordCount)
        : StateDelta.decoded(entry.bytes, from: words, count: entry.wordCount)
      guard let state else { throw .corrupt }
      return state
    }
  }
}

// MARK: In a file

extension SessionLog {
  /// Visits all but the bytes of the states, of which only the counts.
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&kinds, blank: []) { coder, kinds in
      coder.code(&kinds, blank: BehaviorKind()) { $1.code(&$0) }
    }
    var pairs = names.map { $0.sorted { $0.key < $1.key } }
    coder.code(&pairs, blank: []) { coder, pairs in
      coder.code(&pairs, blank: (key: 0, value: .integer(0))) { coder, pair in
        coder.code(&pair.key)
        pair.value.code(&coder)
      }
    }
    if coder.isReading { names = pairs.map { Dictionary($0) { $1 } } }
    let (kindCount, nameCount) = (kinds.count, names.count)
    coder.code(&entries, blank: Entry()) { coder, entry in
      coder.code(&entry.time)
      coder.code(&entry.kinds, in: 0..<kindCount)
      coder.code(&entry.names, in: 0..<nameCount)
      coder.code(&entry.wordCount, in: 0..<(1 << 40))
      coder.code(&entry.isWhole)
      coder.code(&entry.contacts, blank: LoggedContact()) { $1.code(&$0) }
    }
    coder.check(!entries.isEmpty && entries[0].isWhole, "there is no state to begin with")
    coder.check(
      zip(entries, entries.dropFirst()).allSatisfy { $0.time <= $1.time },
      "the states are not in the order of time")
  }

  /// Sets the bytes of the states, one after another.
  ///
  /// - Returns: Whether these are all bytes, and no more.
  mutating func setBytes(_ bytes: ArraySlice<UInt8>, counts: [Int]) -> Bool {
    guard counts.count == entries.count else { return false }
    var next = bytes.startIndex
    for (place, count) in counts.enumerated() {
      guard count >= 0, count <= bytes.endIndex - next else { return false }
      entries[place].bytes = Array(bytes[next..<next + count])
      next += count
    }
    return next == bytes.endIndex && areGroupsShort
  }

  /// Whether no state takes more time and memory than one that was kept.
  ///
  /// A few bytes from outside could ask for gigabytes of zeros, or for any number of states to be read before.
  private var areGroupsShort: Bool {
    var (length, size) = (0, 0)
    return entries.allSatisfy { entry in
      if entry.isWhole { (length, size) = (0, 0) }
      length += 1
      size += entry.bytes.count
      return length <= StateLog.longestGroup
        && entry.wordCount <= DynamicAnimator.Snapshot.mostWords(in: size)
    }
  }
}
