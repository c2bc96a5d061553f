/// A list of elements for each island, all in one array.
struct IslandLists<Element: BitwiseCopyable>: ~Copyable {
  private let elements = FlatArray<Element>()
  /// The first index of each list, then the end of the last one; one more while lists are filled.
  ///
  /// It is empty if all lists are.
  private let starts = FlatArray<Int>()
  /// The island of each element while lists are filled; −1 for none.
  private let homes = FlatArray<Int32>()

  /// The number of islands.
  var count: Int { max(0, starts.count - 2) }

  subscript(island: Int) -> UnsafeBufferPointer<Element> {
    guard !starts.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      start: elements.base + starts[island], count: starts[island + 1] - starts[island])
  }

  /// The elements of all lists, one list after another.
  var all: UnsafeBufferPointer<Element> {
    guard !starts.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: elements.base, count: starts[count])
  }

  /// Sorts elements by island; within an island, they keep their order (counting sort).
  ///
  /// - Parameters:
  ///   - count: The number of islands.
  ///   - island: Returns the island of an element; `nil` to leave it out.
  @inline(__always)
  func fill(
    _ count: Int, _ indices: Range<Int>, island: (Int) -> Int?, element: (Int) -> Element
  ) {
    starts.resize(to: 0)
    if indices.isEmpty { return }
    homes.resize(to: indices.count)
    for index in indices { homes[index] = Int32(island(index) ?? -1) }
    fill(count, homes: homes, element: element)
  }

  /// Sorts elements by island.
  ///
  /// - Parameter homes: The island of each element; −1 to leave it out.
  @inline(__always)
  func fill(_ count: Int, homes: borrowing FlatArray<Int32>, element: (Int) -> Element) {
    starts.resize(to: 0)
    starts.resize(to: count + 2, filling: 0)
    let (starts, homes) = (starts.base, homes.buffer)
    for home in homes where home >= 0 { starts[Int(home) + 2] += 1 }
    for island in 0..<count { starts[island + 2] += starts[island + 1] }
    elements.resize(to: starts[count + 1])
    // Until here, the start of each list is one place too far; it grows to the end of its list.
    for index in homes.indices where homes[index] >= 0 {
      let home = Int(homes[index])
      elements.base[starts[home + 1]] = element(index)
      starts[home + 1] += 1
    }
  }

  /// Calls a block with the island of each element.
  @inline(__always)
  func forEachHome(_ visit: (Int) -> Void) {
    guard !starts.isEmpty else { return }
    for home in homes.buffer where home >= 0 { visit(Int(home)) }
  }
}
