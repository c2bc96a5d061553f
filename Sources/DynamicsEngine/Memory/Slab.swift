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

  /// - Parameter blank: The value of rows that are not in use.
  init(blank: Row) { self.blank = blank }

  deinit {
    for chunk in chunks.buffer {
      chunk.deinitialize(count: Self.rowsPerChunk)
      chunk.deallocate()
    }
  }

  /// The row at `index`, whether it is in use or not.
  subscript(index: Int32) -> UnsafeMutablePointer<Row> { rows[index] }

  /// The rows apart from the slab, for a loop that must not count references to it.
  ///
  /// Valid until a row is taken.
  struct Rows {
    fileprivate let chunks: UnsafeMutablePointer<UnsafeMutablePointer<Row>>

    subscript(index: Int32) -> UnsafeMutablePointer<Row> {
      let place = Int(index)
      return chunks[place &>> chunkBits] + (place & (rowsPerChunk - 1))
    }
  }

  var rows: Rows { Rows(chunks: chunks.base) }

  /// The number of rows, in use or not.
  var capacity: Int { chunks.count * Self.rowsPerChunk }

  /// Takes a blank row for use.
  func take() -> (index: Int32, row: UnsafeMutablePointer<Row>) {
    if free.isEmpty { addChunk() }
    let index = free.removeLast()
    return (index, self[index])
  }

  func release(_ index: Int32) {
    self[index].pointee = blank
    free.append(index)
  }

  private func addChunk() {
    let chunk = UnsafeMutablePointer<Row>.allocate(capacity: Self.rowsPerChunk)
    chunk.initialize(repeating: blank, count: Self.rowsPerChunk)
    let first = capacity
    chunks.append(chunk)
    // The lowest index is taken first.
    for place in (0..<Self.rowsPerChunk).reversed() { free.append(Int32(first + place)) }
  }

  /// The rows that are not in use; the last is taken first.
  var freeRows: UnsafeMutableBufferPointer<Int32> { free.buffer }

  /// Gives an empty slab `capacity` rows, a whole number of chunks, of which `rows` are not in use.
  func restore(capacity: Int, free rows: [Int32]) {
    while self.capacity < capacity { addChunk() }
    free.removeAll()
    for row in rows { free.append(row) }
  }

  /// Whether a slab can have this number of rows.
  static func mayHold(_ rows: Int) -> Bool { rows % rowsPerChunk == 0 }
}
