/// Actions at unequal intervals of time.
struct Rhythm {
  private let times: [Double]
  private var done = 0
  /// The time after the last interval, in seconds.
  let end: Double

  /// - Parameters:
  ///   - start: The time of the first action, in seconds.
  ///   - intervals: The relative time after each action.
  ///   - duration: The sum of all intervals, in seconds.
  init(from start: Double, intervals: [Double], lasting duration: Double) {
    let sum = intervals.reduce(0, +)
    var times: [Double] = []
    var passed = 0.0
    for interval in intervals {
      times.append(start + (sum > 0 ? duration * passed / sum : 0))
      passed += interval
    }
    self.times = times
    end = start + duration
  }

  var isOver: Bool { done == times.count }

  /// Returns the indices of the actions that have become due.
  mutating func due(at time: Double) -> Range<Int> {
    let first = done
    while done < times.count, times[done] <= time { done += 1 }
    return first..<done
  }
}

/// An action at one moment.
struct Cue {
  let time: Double
  private var isDone = false

  init(at time: Double) { self.time = time }

  /// Returns `true` once, when the time has come.
  mutating func isDue(at time: Double) -> Bool {
    guard !isDone, time >= self.time else { return false }
    isDone = true
    return true
  }
}
