internal import DynamicsEngine

/// States in the order of time, each as its differences from the one before.
///
/// They are kept in groups, of which the first state is whole: the oldest group can be dropped without the
/// others, and no state is far from a whole one.
struct StateLog {
  struct Moment {
    fileprivate let group: Int
    fileprivate let place: Int
  }

  struct Entry {
    let time: TimeInterval
    let participants: Participants
    let wordCount: Int
    /// The first of a group whole, by ``WordPacking``; the others by ``StateDelta``.
    let bytes: [UInt8]
    /// The contacts that began and ended in the step.
    let contacts: [LoggedContact]

    fileprivate var byteCount: Int {
      bytes.count + contacts.count * MemoryLayout<LoggedContact>.stride + StateLog.bytesPerEntry
    }
  }

  private struct Group {
    var entries: [Entry] = []
    /// Of the last entry; counted once for as long as they stay the same.
    var participants: Participants?
    var byteCount = 0
  }

  private let seconds: TimeInterval
  private let maximumBytes: Int
  private var groups: [Group] = []
  /// The last state; without marks after going back.
  private var last = WrittenWords()
  /// The state before it, in whose memory the next one can be written.
  private var spare: WrittenWords?
  private var packedBytes = 0

  static let longestGroup = 60
  /// In words; less is not worth giving back.
  private static let leastCapacity = 4096
  /// The memory of an entry besides its bytes.
  fileprivate static let bytesPerEntry = MemoryLayout<Entry>.stride + 32

  init(seconds: TimeInterval, maximumBytes: Int) {
    self.seconds = seconds
    self.maximumBytes = maximumBytes
  }

  /// Makes a log that has states already.
  ///
  /// - Parameters:
  ///   - states: Groups of states, each of which begins with a whole one.
  ///   - last: The words of the last state.
  init(_ states: [[Entry]], last: [UInt64], seconds: TimeInterval, maximumBytes: Int) {
    self.init(seconds: seconds, maximumBytes: maximumBytes)
    for group in states {
      groups.append(Group())
      group.forEach { add($0) }
    }
    self.last = WrittenWords(last)
  }

  var byteCount: Int { packedBytes + last.byteCount + (spare?.byteCount ?? 0) }

  var range: ClosedRange<TimeInterval> {
    guard let first = groups.first?.entries.first, let last = groups.last?.entries.last else {
      return 0...0
    }
    return first.time...max(first.time, last.time)
  }

  // MARK: Keeping

  /// Memory for the next state, with room for some more words than the last one has.
  mutating func takeMemory() -> WrittenWords {
    let memory = spare
    spare = nil
    // States that have become much smaller give their memory back.
    if let memory, memory.capacity <= 2 * last.count + Self.leastCapacity { return memory }
    return WrittenWords(capacity: last.count + last.count / 8)
  }

  mutating func append(
    _ state: WrittenWords, _ participants: Participants, at time: TimeInterval,
    contacts: [LoggedContact]
  ) {
    removeEntries(from: time)
    let isWhole = isLastGroupFull
    let entry = Entry(
      time: time, participants: participants, wordCount: state.count,
      bytes: isWhole ? WordPacking.pack(state.buffer) : StateDelta.encode(state, from: last),
      contacts: contacts)
    if isWhole { groups.append(Group()) }
    add(entry)
    // With little memory, earlier states are worth more than fast steps.
    (last, spare) = (state, last.byteCount <= maximumBytes / 8 ? last : nil)
    removeOldGroups(before: time - seconds)
  }

  /// Adds an entry to the last group.
  private mutating func add(_ entry: Entry) {
    groups[groups.count - 1].entries.append(entry)
    let known = groups[groups.count - 1].participants
    if known !== entry.participants {
      groups[groups.count - 1].participants = entry.participants
      count(entry.participants.byteCount, in: groups.count - 1)
    }
    count(entry.byteCount, in: groups.count - 1)
  }

  private var isLastGroupFull: Bool {
    guard let group = groups.last else { return true }
    return group.entries.count >= Self.longestGroup || group.byteCount > maximumBytes / 8
  }

  private mutating func count(_ bytes: Int, in group: Int) {
    groups[group].byteCount += bytes
    packedBytes += bytes
  }

  private mutating func removeOldGroups(before time: TimeInterval) {
    while groups.count > 1, byteCount > maximumBytes || groups[1].entries[0].time <= time {
      packedBytes -= groups.removeFirst().byteCount
    }
  }

  /// Drops later entries: other code may have restored an earlier state.
  private mutating func removeEntries(from time: TimeInterval) {
    guard let newest = groups.last?.entries.last, newest.time >= time else { return }
    guard let moment = moment(at: time - 2e-9) else {
      groups = []
      packedBytes = 0
      return
    }
    truncate(after: moment, state(at: moment).words)
  }

  mutating func removeAll() {
    groups = []
    packedBytes = 0
  }

  /// All that is kept, in the order of time; the first entry of each group is whole.
  var entriesByGroup: [[Entry]] { groups.map(\.entries) }

  // MARK: Going back

  func time(of moment: Moment) -> TimeInterval { groups[moment.group].entries[moment.place].time }

  /// The times of all moments after one.
  func times(after time: TimeInterval) -> [TimeInterval] {
    // Times that were worked out are rounded.
    entriesByGroup.joined().map(\.time).filter { $0 > time + 1e-9 }
  }

  /// The last moment that is not after a time; `nil` outside of the kept time.
  func moment(at time: TimeInterval) -> Moment? {
    // Times that were worked out are rounded.
    let latest = time + 1e-9
    guard latest >= range.lowerBound, time <= range.upperBound + 1e-9,
      let group = groups.lastIndex(where: { $0.entries[0].time <= latest }),
      let place = groups[group].entries.lastIndex(where: { $0.time <= latest })
    else { return nil }
    return Moment(group: group, place: place)
  }

  func state(at moment: Moment) -> (words: [UInt64], participants: Participants) {
    let entries = groups[moment.group].entries
    var words = WordPacking.unpack(entries[0].bytes[...], count: entries[0].wordCount)!
    for entry in entries[1...].prefix(moment.place) {
      words = StateDelta.decode(entry.bytes, from: words, count: entry.wordCount)
    }
    return (words, entries[moment.place].participants)
  }

  /// - Parameter words: The state at the moment.
  mutating func truncate(after moment: Moment, _ words: [UInt64]) {
    for group in groups[(moment.group + 1)...] { packedBytes -= group.byteCount }
    groups.removeSubrange((moment.group + 1)...)
    let late = groups[moment.group].entries[(moment.place + 1)...]
    count(-late.reduce(0) { $0 + $1.byteCount }, in: moment.group)
    groups[moment.group].entries.removeSubrange((moment.place + 1)...)
    last = WrittenWords(words)
  }
}
