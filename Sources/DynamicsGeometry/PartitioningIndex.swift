extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a predicate, which all after it satisfy, too; the end if none does.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements; O(1) if it is the end.
  @inlinable
  package func partitioningIndex(where isAtOrAfter: (Element) -> Bool) -> Int {
    // Most are looked for at the end.
    guard let last, isAtOrAfter(last) else { return endIndex }
    var (low, high) = (startIndex, endIndex - 1)
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
