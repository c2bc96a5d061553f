/// A growable array of plain values that owns its memory.
///
/// Access is neither counted nor checked for overlaps, which in a loop over thousands of rows costs more than the
/// work. Addresses hold until the array grows.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  /// Apart from the array, so that a constant can be filled.
  private let header: UnsafeMutablePointer<Header>

  init(minimumCapacity: Int = 4) {
    let capacity = max(1, minimumCapacity)
    header = .allocate(capacity: 1)
    header.initialize(to: Header(base: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  deinit {
    header.pointee.base.deallocate()
    header.deallocate()
  }
}

extension FlatArray {
  var count: Int { header.pointee.count }
  var capacity: Int { header.pointee.capacity }
  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  /// A pointer to the elements, valid until the array grows.
  var base: UnsafeMutablePointer<Element> { header.pointee.base }
  var buffer: UnsafeMutableBufferPointer<Element> { .init(start: base, count: count) }

  subscript(index: Int) -> Element {
    get {
      assert(indices.contains(index), "index \(index) is not in \(indices)")
      return base[index]
    }
    nonmutating _modify {
      assert(indices.contains(index), "index \(index) is not in \(indices)")
      yield &base[index]
    }
  }

  func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow(to: count + 1) }
    base[header.pointee.count] = element
    header.pointee.count += 1
  }

  /// Makes the array `newCount` long; new elements are uninitialized.
  func resize(to newCount: Int) {
    if newCount > header.pointee.capacity { grow(to: newCount) }
    header.pointee.count = newCount
  }

  func resize(to newCount: Int, filling element: Element) {
    let oldCount = count
    resize(to: newCount)
    if newCount > oldCount {
      (base + oldCount).update(repeating: element, count: newCount - oldCount)
    }
  }

  func removeAll() { header.pointee.count = 0 }

  @discardableResult
  func removeLast() -> Element {
    assert(!isEmpty, "an empty array has no last element")
    header.pointee.count -= 1
    return base[header.pointee.count]
  }

  /// Removes the elements that satisfy a predicate; the others keep their order.
  func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in indices where !isRemoved(base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    header.pointee.count = kept
  }

  /// Makes another array equal to this one.
  func copy(to other: borrowing FlatArray) {
    other.resize(to: count)
    other.base.update(from: base, count: count)
  }

  /// Swaps contents with another array.
  func swap(with other: borrowing FlatArray) {
    Swift.swap(&header.pointee, &other.header.pointee)
  }

  private func grow(to needed: Int) {
    let capacity = max(needed, 2 * header.pointee.capacity)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    newBase.update(from: header.pointee.base, count: count)
    header.pointee.base.deallocate()
    header.pointee.base = newBase
    header.pointee.capacity = capacity
  }
}
