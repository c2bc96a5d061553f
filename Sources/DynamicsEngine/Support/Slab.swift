/// Rows at addresses that never change, freed with the slab.
///
/// Chipmunk keeps pointers to some of them. Released rows are used again; until then, they are blank.
final class Slab<Row> {
  /// The logarithm of the rows in a chunk: an index is divided by shifting, which needs no sign.
  private static var chunkBits: Int { 6 }
  private static var rowsPerChunk: Int { 1 << chunkBits }

  private let chunks = FlatArray<UnsafeMutablePointer<Row>>()
  private let free = FlatArray<Int32>()
  private let blank: Row
  /// Stands for each chunk that has no memory yet, because none of its rows was in use when the slab was
  /// restored; nothing is written into it.
  private var blankChunk: UnsafeMutablePointer<Row>?

  /// - Parameter blank: The value of rows that are not in use.
  init(blank: Row) { self.blank = blank }

  deinit {
    for chunk in chunks.buffer where chunk != blankChunk { Self.free(chunk) }
    if let blankChunk { Self.free(blankChunk) }
  }

  /// The row at `index`, whether it is in use or not.
  subscript(index: Int32) -> UnsafeMutablePointer<Row> { rows[index] }

  /// The rows apart from the slab, for a loop that must not count references to it.
  ///
  /// Valid until a row is taken.
  struct Rows {
    fileprivate let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Row>>
    #if DEBUG
      fileprivate let capacity: Int
    #endif

    subscript(index: Int32) -> UnsafeMutablePointer<Row> {
      let place = Int(index)
      #if DEBUG
        assert((0..<capacity).contains(place), "row \(place) is not in 0..<\(capacity)")
      #endif
      return chunks[place &>> chunkBits] + (place & (rowsPerChunk - 1))
    }
  }

  var rows: Rows {
    #if DEBUG
      Rows(chunks: chunks.base, capacity: capacity)
    #else
      Rows(chunks: chunks.base)
    #endif
  }

  /// The number of rows, in use or not.
  var capacity: Int { chunks.count * Self.rowsPerChunk }

  /// Takes a blank row for use.
  func allocate() -> (index: Int32, row: UnsafeMutablePointer<Row>) {
    if free.isEmpty { addChunk() }
    let index = free.removeLast()
    let chunk = Int(index) >> Self.chunkBits
    if chunks[chunk] == blankChunk { chunks[chunk] = makeChunk() }
    return (index, self[index])
  }

  func release(_ index: Int32) {
    self[index].pointee = blank
    free.append(index)
  }

  private func addChunk() {
    let first = capacity
    chunks.append(makeChunk())
    // The lowest index is taken first.
    for place in (0..<Self.rowsPerChunk).reversed() { free.append(Int32(first + place)) }
  }

  private func makeChunk() -> UnsafeMutablePointer<Row> {
    let chunk = UnsafeMutablePointer<Row>.allocate(capacity: Self.rowsPerChunk)
    chunk.initialize(repeating: blank, count: Self.rowsPerChunk)
    return chunk
  }

  private static func free(_ chunk: UnsafeMutablePointer<Row>) {
    chunk.deinitialize(count: rowsPerChunk)
    chunk.deallocate()
  }

  /// The rows that are not in use; the last is taken first.
  var freeRows: UnsafeMutableBufferPointer<Int32> { free.buffer }
}

// MARK: Restoring

extension Slab {
  /// Gives an empty slab `capacity` rows.
  ///
  /// Chunks whose rows are all free take no memory until one of their rows is taken, because a few bytes from
  /// outside can name a million free rows. Rows in use come with many words each, which justify the memory of
  /// their chunk; removed rows come with one word each.
  ///
  /// - Parameters:
  ///   - capacity: A whole number of chunks.
  ///   - rows: The rows that are not in use.
  ///   - removed: The rows that are not in use and not free yet.
  /// - Returns: False if a few removed rows would give memory to many chunks without a row in use; then nothing
  ///   has changed.
  func restore(capacity: Int, free rows: [Int32], removed: [Int32]) -> Bool {
    var freeCounts = Array(repeating: 0, count: capacity / Self.rowsPerChunk)
    for row in rows { freeCounts[Int(row) >> Self.chunkBits] += 1 }
    var unusedCounts = freeCounts
    for row in removed { unusedCounts[Int(row) >> Self.chunkBits] += 1 }
    let isInMemory = freeCounts.map { $0 < Self.rowsPerChunk }
    let unusedChunks = zip(isInMemory, unusedCounts).count { $0 && $1 == Self.rowsPerChunk }
    guard unusedChunks * Self.rowsPerChunk <= max(Self.mostUnusedRows, 8 * removed.count) else {
      return false
    }
    if isInMemory.contains(false) { blankChunk = makeChunk() }
    for isInMemory in isInMemory { chunks.append(isInMemory ? makeChunk() : blankChunk!) }
    for row in rows { free.append(row) }
    return true
  }

  /// Whether a slab can have this number of rows.
  static func mayHold(_ rows: Int) -> Bool { rows % rowsPerChunk == 0 }

  /// The most rows that get memory although few of them were removed and none is in use; so many bodies take 60 MB.
  private static var mostUnusedRows: Int { 1 << 16 }
}
