extension Trace {
  /// The number of the first state from which on a quantity has another sign than at first.
  func firstIndex(of body: Int = 0, _ quantity: (State) -> Double) -> Int? {
    let isPositive = quantity(state(0, of: body)) > 0
    return (1..<count).first { (quantity(state($0, of: body)) > 0) != isPositive }
  }

  /// The time at which a quantity is first 0, on a straight line between two states.
  func firstTime(of body: Int = 0, _ quantity: (State) -> Double) -> Double? {
    times(of: body, quantity).first
  }

  /// All times at which a quantity is 0.
  func times(of body: Int = 0, _ quantity: (State) -> Double) -> [Double] {
    var (times, before): ([Double], Double) = ([], quantity(state(0, of: body)))
    for number in 1..<count {
      let now = quantity(state(number, of: body))
      if (now > 0) != (before > 0) {
        times.append((Double(number) - now / (now - before)) * interval)
      }
      before = now
    }
    return times
  }

  /// The period of a quantity that swings about 0, from its first to its last zero.
  func period(of body: Int = 0, _ quantity: (State) -> Double) -> Double {
    let times = times(of: body, quantity)
    guard let first = times.first, let last = times.last, times.count > 2 else { return .nan }
    return 2 * (last - first) / Double(times.count - 1)
  }
}
