import Dynamics

/// Finds items that stand still while they report a speed.
struct StillnessWatch {
  /// In pt/s.
  private static let fast: CGFloat = 100
  /// In points: no item that fast moves less in a step, unless it turns back in it.
  private static let still: CGFloat = 0.01

  private let mostSteps: Int
  private var last: [CGPoint] = []
  private var counts: [Int] = []

  /// - Parameter mostSteps: The steps in a row for which an item may stand still.
  init(mostSteps: Int) { self.mostSteps = mostSteps }

  /// Looks at all items after a step.
  ///
  /// - Parameters:
  ///   - velocity: Returns the reported velocity of an item.
  ///   - step: The number of the step.
  mutating func faults(
    _ items: [BasicItem], step: Int, velocity: (BasicItem) -> CGPoint
  ) -> [InvariantFault] {
    defer { last = items.map(\.center) }
    guard last.count == items.count else {
      counts = items.map { _ in 0 }
      return []
    }
    return items.indices.compactMap { index in
      let speed = velocity(items[index]).distance(to: .zero)
      let isStill = items[index].center.distance(to: last[index]) < Self.still
      counts[index] = isStill && speed > Self.fast ? counts[index] + 1 : 0
      guard counts[index] >= mostSteps else { return nil }
      return InvariantFault(
        kind: .still,
        text: "\(items[index].bounds.size) at \(speed) pt/s for \(mostSteps) steps up to \(step)")
    }
  }
}
