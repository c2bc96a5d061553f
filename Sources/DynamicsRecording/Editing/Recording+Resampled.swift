internal import Dynamics

extension Recording {
  /// Returns the same motion with keyframes at equal intervals of time.
  ///
  /// Details between two keyframes are lost: a bounce between two frames is cut off. An item also
  /// has a keyframe where it joins and where it leaves. Where it does not move, it has only two.
  ///
  /// - Parameter framesPerSecond: The keyframes per second, more than 0 and at most 1000. For an
  ///   invalid number, or one that gives more than 100 million frames, the recording is returned
  ///   unchanged.
  /// - Complexity: O(*n* + *f*), where *n* is the number of keyframes, and *f* is the number of frames,
  ///   counted for each item and mark that moves.
  public func resampled(framesPerSecond: Double) -> Recording {
    guard framesPerSecond > 0, framesPerSecond <= 1000 else {
      DynamicsDiagnostics.report(
        "framesPerSecond must be above 0 and at most 1000, not \(framesPerSecond); nothing changed")
      return self
    }
    guard duration * framesPerSecond <= 1e8 else {
      DynamicsDiagnostics.report(
        "\(duration) s at \(framesPerSecond) frames a second is more than 100 million frames; nothing changed"
      )
      return self
    }
    var resampled = self
    resampled.framesPerSecond = framesPerSecond
    for index in items.indices {
      resampled.items[index].keyframes = items[index].keyframes.resampled(framesPerSecond)
    }
    for index in marks.indices {
      resampled.marks[index].keyframes = marks[index].keyframes.resampled(framesPerSecond)
    }
    return resampled
  }
}

extension Array where Element: TimedValue {
  fileprivate func resampled(_ framesPerSecond: Double) -> [Element] {
    guard let first, let last, last.time > first.time else { return self }
    var sampled = [first]
    // The next keyframe of the source. The keyframes before it are not later than the frame.
    var next = 0
    var frame = Int(first.time * framesPerSecond) + 1
    while true {
      let time = Double(frame) / framesPerSecond
      guard time < last.time else { break }
      while self[next].time <= time { next += 1 }
      let (before, after) = (self[next - 1], self[next])
      var value = before.mixed(
        with: after, fraction: (time - before.time) / (after.time - before.time))
      value.time = time
      if time > sampled[sampled.count - 1].time { sampled.addTimed(value) }
      frame += 1
    }
    sampled.addTimed(last)
    return sampled
  }
}
