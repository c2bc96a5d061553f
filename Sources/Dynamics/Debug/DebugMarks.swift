/// Which mark of one moment is the same as which of another.
package struct DebugMarkID: Hashable {
  /// The joining number of the behavior.
  let behavior: Int
  /// Which of its marks.
  let index: Int
}

/// Marks as behaviors hand them in.
struct DebugMarks {
  private(set) var all: [(id: DebugMarkID, mark: DebugMark)] = []

  /// - Parameter index: Which one of the behavior's it is, at every moment.
  mutating func add(_ mark: DebugMark, of behavior: DynamicBehavior, index: Int = 0) {
    all.append((DebugMarkID(behavior: behavior.number, index: index), mark))
  }
}
