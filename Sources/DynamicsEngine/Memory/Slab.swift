/// Rows of plain values at addresses that never change.
///
/// Chipmunk keeps pointers to some of them. A released row is used again. As with ``FlatArray``, a copy
/// is another name for the same slab.
struct Slab<Row: BitwiseCopyable>: BitwiseCopyable {
  private static var rowsPerChunk: Int { 64 }

  private let chunks = FlatArray<UnsafeMutablePointer<Row>>()
  private let free = FlatArray<Int32>()

  func deallocate() {
    for chunk in chunks.buffer { chunk.deallocate() }
    chunks.deallocate()
    free.deallocate()
  }

  /// Row `index`, whether it is in use or not.
  subscript(index: Int32) -> UnsafeMutablePointer<Row> {
    let place = Int(index)
    return chunks[place / Self.rowsPerChunk] + place % Self.rowsPerChunk
  }

  /// The rows that there are, in use or not.
  var capacity: Int { chunks.count * Self.rowsPerChunk }

  /// Takes a row for use; what is in it is what was left there.
  ///
  /// - Parameter blank: What new rows that are not taken yet are filled with.
  func take(blank: @autoclosure () -> Row) -> (index: Int32, row: UnsafeMutablePointer<Row>) {
    if free.isEmpty { addChunk(of: blank()) }
    let index = free.removeLast()
    return (index, self[index])
  }

  func release(_ index: Int32) { free.append(index) }

  private func addChunk(of blank: Row) {
    let chunk = UnsafeMutablePointer<Row>.allocate(capacity: Self.rowsPerChunk)
    chunk.initialize(repeating: blank, count: Self.rowsPerChunk)
    let first = capacity
    chunks.append(chunk)
    // The lowest is taken first.
    for place in (0..<Self.rowsPerChunk).reversed() { free.append(Int32(first + place)) }
  }

  /// The rows that are not in use; the last is taken first.
  var freeRows: UnsafeMutableBufferPointer<Int32> { free.buffer }

  /// Makes a slab that has no rows yet have so many, a whole number of chunks, with these not in use.
  func restore(capacity: Int, free rows: [Int32], blank: Row) {
    while self.capacity < capacity { addChunk(of: blank) }
    free.removeAll()
    for row in rows { free.append(row) }
  }

  /// Whether a slab can have so many rows.
  static func mayHold(_ rows: Int) -> Bool { rows % rowsPerChunk == 0 }
}
