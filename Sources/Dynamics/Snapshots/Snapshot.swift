internal import DynamicsEngine
public import Foundation

extension DynamicAnimator {
  /// The state of an animator at one moment, to which ``DynamicAnimator/restore(_:)`` goes back.
  ///
  /// It contains everything that affects how the motion continues: positions and velocities of
  /// items, contacts, springs, sleep, and the settings of behaviors. It keeps no item and no
  /// behavior alive, and has none of the program's closures.
  ///
  /// A snapshot is a value that can be sent to another task, compared and encoded. Two snapshots
  /// are equal if their animators continue in the same way and their items show the same, to the
  /// last bit. Encoded, an item takes a few hundred bytes.
  ///
  /// ```swift
  /// let before = animator.snapshot()
  /// let data = try JSONEncoder().encode(before)
  /// animator.advance(by: 3)
  /// try animator.restore(JSONDecoder().decode(DynamicAnimator.Snapshot.self, from: data))
  /// ```
  public struct Snapshot: Sendable {
    /// The layout of `bytes`; grows with each change of it.
    static let currentVersion = 9

    let version: Int
    /// Checksum, count of words, elapsed time; then the words, packed.
    let bytes: [UInt8]
    /// The items and behaviors, for restoring in the same process; neither compared nor encoded.
    let participants: Participants?

    /// ``DynamicAnimator/elapsedTime`` at the time of the snapshot, in seconds; 0 if it is damaged.
    public var elapsedTime: TimeInterval {
      let time = Header(bytes)?.elapsedTime ?? 0
      return time.isFinite ? time : 0
    }

    /// The IDs of the items in the snapshot, in the order of joining; empty if it is damaged.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the snapshot.
    public var itemIDs: [ItemID] {
      guard let words = try? words() else { return [] }
      return (try? SnapshotLayout.itemIDs(in: words)) ?? []
    }

    /// The memory that the snapshot takes, in bytes; it takes about as much when encoded.
    public var byteCount: Int { bytes.count }

    /// Packs words that may be no state, for tests of what `restore` does with them.
    package init(words: [UInt64]) { self.init(words, elapsedTime: 0, nil) }

    init(_ words: [UInt64], elapsedTime: TimeInterval, _ participants: Participants?) {
      self.init(WrittenWords(words), elapsedTime: elapsedTime, participants)
    }

    init(_ state: WrittenWords, elapsedTime: TimeInterval, _ participants: Participants?) {
      version = Self.currentVersion
      self.participants = participants
      bytes = withExtendedLifetime(state) {
        let header = Header(state.buffer, elapsedTime: elapsedTime)
        return header.bytes + WordPacking.pack(state.buffer)
      }
    }

    /// The most words that are unpacked from a number of bytes.
    ///
    /// Zeros are packed so tightly that a few bytes from outside could ask for gigabytes. Items take several
    /// bytes a word. Only a world that had very many bodies at once, and has few left, has more zeros: one for
    /// each free row.
    static func mostWords(in bytes: Int) -> Int { max(1 << 20, 8 * bytes) }

    /// Whether it was encoded, and may come from anywhere.
    private var isDecoded: Bool { participants == nil }

    /// The words that were packed; throws unless they are just those.
    package func words() throws(SnapshotError) -> [UInt64] {
      guard version == Self.currentVersion else { throw .version }
      guard let header = Header(bytes),
        !isDecoded || header.count <= Self.mostWords(in: bytes.count),
        let words = WordPacking.unpack(bytes.dropFirst(Header.size), count: header.count),
        words.withUnsafeBufferPointer({ Header($0, elapsedTime: header.elapsedTime) }) == header
      else { throw .corrupt }
      return words
    }
  }
}

extension DynamicAnimator.Snapshot: Equatable {
  /// Whether two snapshots have the same state, to the last bit.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the snapshot.
  public static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.bytes == b.bytes }
}

extension DynamicAnimator.Snapshot: Codable {
  private enum CodingKeys: CodingKey { case version, state }

  /// Reads a snapshot; ``DynamicAnimator/restore(_:)`` throws an error if it is damaged.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the snapshot.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    bytes = Array(try values.decode(Data.self, forKey: .state))
    participants = nil
  }

  /// Writes the version number, and the state as `Data`.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the snapshot.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(version, forKey: .version)
    try values.encode(Data(bytes), forKey: .state)
  }
}

/// The header of a snapshot, before its words.
private struct Header: Equatable {
  static let size = 24

  let checksum: UInt64
  let count: Int
  let elapsedTime: TimeInterval

  init(_ words: UnsafeBufferPointer<UInt64>, elapsedTime: TimeInterval) {
    var digest = StateDigest()
    digest.combine(elapsedTime)
    for word in words { digest.combine(word) }
    checksum = digest.value
    count = words.count
    self.elapsedTime = elapsedTime
  }

  /// `nil` for too few bytes.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size else { return nil }
    func word(_ place: Int) -> UInt64 {
      bytes[8 * place..<8 * place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard let count = Int(exactly: word(1)) else { return nil }
    checksum = word(0)
    self.count = count
    elapsedTime = TimeInterval(bitPattern: word(2))
  }

  var bytes: [UInt8] {
    [checksum, UInt64(count), elapsedTime.bitPattern].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.bytes == b.bytes }
}
