internal import Dynamics
internal import Foundation

extension Recording {
  /// The same motion with keyframes at even distances of time.
  ///
  /// Between two of them motion is even, so that what happened in between is lost: a bounce between two frames
  /// is cut off. Where an item comes or goes it has a keyframe, too; where it stands still, only two.
  ///
  /// - Parameter framesPerSecond: How many, more than 0 and at most 1000. Another number, or one that gives more
  ///   than 100 million frames, is diagnosed and changes nothing.
  public func resampled(framesPerSecond: Double) -> Recording {
    guard framesPerSecond > 0, framesPerSecond <= 1000 else {
      DynamicsDiagnostics.report(
        "\(framesPerSecond) frames a second are not between 0 and 1000; nothing changed")
      return self
    }
    guard duration * framesPerSecond <= 1e8 else {
      DynamicsDiagnostics.report(
        "\(duration) s at \(framesPerSecond) frames a second are more than 100 million frames; nothing changed"
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
    // The next keyframe of the source: all before lie at or before the frame.
    var next = 0
    var frame = Int(first.time * framesPerSecond) + 1
    while true {
      let time = Double(frame) / framesPerSecond
      guard time < last.time else { break }
      while self[next].time <= time { next += 1 }
      let (before, after) = (self[next - 1], self[next])
      var value = before.mixed(
        with: after, share: (time - before.time) / (after.time - before.time))
      value.time = time
      if time > sampled[sampled.count - 1].time { sampled.addTimed(value) }
      frame += 1
    }
    sampled.addTimed(last)
    return sampled
  }
}
