extension FlatArray {
  /// Sorts in place and stably, without allocating if `scratch` is long enough.
  ///
  /// A natural merge sort finds and merges ascending runs. A nearly sorted array, such as the pairs
  /// from one step to the next, takes little more than one pass.
  func sort(using scratch: borrowing FlatArray, by areInOrder: (Element, Element) -> Bool) {
    guard count > 1, endOfRun(from: 0, by: areInOrder) < count else { return }
    scratch.resize(to: count)
    while mergeRuns(into: scratch.base, by: areInOrder) > 1 {
      swap(with: scratch)
    }
    swap(with: scratch)
    scratch.removeAll()
  }

  /// Merges each two neighboring runs, and returns the remaining number of runs.
  private func mergeRuns(
    into target: UnsafeMutablePointer<Element>, by areInOrder: (Element, Element) -> Bool
  ) -> Int {
    let (source, end) = (base, count)
    var runs = 0
    var start = 0
    while start < end {
      let middle = endOfRun(from: start, by: areInOrder)
      let stop = middle < end ? endOfRun(from: middle, by: areInOrder) : end
      var (left, right, next) = (start, middle, start)
      while next < stop {
        // Of equal elements, the left one goes first.
        if right == stop || (left < middle && !areInOrder(source[right], source[left])) {
          target[next] = source[left]
          left += 1
        } else {
          target[next] = source[right]
          right += 1
        }
        next += 1
      }
      runs += 1
      start = stop
    }
    return runs
  }

  private func endOfRun(from start: Int, by areInOrder: (Element, Element) -> Bool) -> Int {
    var index = start + 1
    while index < count, !areInOrder(base[index], base[index - 1]) { index += 1 }
    return index
  }
}
