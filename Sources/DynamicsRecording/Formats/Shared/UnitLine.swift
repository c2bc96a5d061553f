internal import Foundation

/// A mark at a time, as the transform of a line from (0, 0) to (1, 0) that draws it.
struct UnitLine: Equatable {
  var time: TimeInterval
  /// Where the mark begins, in points.
  var start: CGPoint
  /// In radians; goes on beyond a whole turn.
  var angle: Double
  /// In points.
  var length: Double
  /// From 0 to 1.
  var strength: Double

  /// Where the mark ends.
  var end: CGPoint {
    CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length)
  }
}

extension Recording.Mark {
  /// The mark as a line at a time; before it came and after it left, where that happened.
  func unitLine(at time: TimeInterval) -> UnitLine {
    UnitLine(keyframes.value(at: time)!, after: nil)
  }

  /// The mark's keyframes as lines, between which angles and lengths may change evenly.
  ///
  /// Ends of marks move straight from one keyframe to the next, while a line that turns evenly moves its end
  /// along a curve. Where that is off by more than a quarter of the tolerance, in points, there are lines in
  /// between.
  func unitLines(tolerance: Double) -> [UnitLine] {
    var lines: [UnitLine] = []
    for keyframe in keyframes {
      if let last = lines.last {
        let next = UnitLine(keyframe, after: last)
        Self.add(from: last, to: next, max(tolerance / 4, 0.01), depth: 0, &lines)
      } else {
        lines.append(UnitLine(keyframe, after: nil))
      }
    }
    return lines
  }

  private static func add(
    from first: UnitLine, to last: UnitLine, _ tolerance: Double, depth: Int,
    _ lines: inout [UnitLine]
  ) {
    let wanted = Recording.MarkKeyframe(first).mixed(
      with: Recording.MarkKeyframe(last), share: 0.5)
    let drawn = first.middle(to: last).end
    guard depth < 8, hypot(wanted.end.x - drawn.x, wanted.end.y - drawn.y) > tolerance,
      first.time < wanted.time, wanted.time < last.time
    else {
      lines.append(last)
      return
    }
    let middle = UnitLine(wanted, after: first)
    add(from: first, to: middle, tolerance, depth: depth + 1, &lines)
    add(
      from: middle, to: UnitLine(Recording.MarkKeyframe(last), after: middle), tolerance,
      depth: depth + 1, &lines)
  }
}

extension UnitLine {
  fileprivate init(_ keyframe: Recording.MarkKeyframe, after last: UnitLine?) {
    let (x, y) = (keyframe.end.x - keyframe.start.x, keyframe.end.y - keyframe.start.y)
    (time, start, strength) = (keyframe.time, keyframe.start, keyframe.strength)
    length = hypot(x, y)
    let before = last?.angle ?? 0
    // A point keeps the direction that it had.
    angle = length > 0 ? before + remainder(atan2(y, x) - before, 2 * .pi) : before
  }

  fileprivate func middle(to other: UnitLine) -> UnitLine {
    UnitLine(
      time: (time + other.time) / 2,
      start: CGPoint(x: (start.x + other.start.x) / 2, y: (start.y + other.start.y) / 2),
      angle: (angle + other.angle) / 2, length: (length + other.length) / 2,
      strength: (strength + other.strength) / 2)
  }
}

extension Recording.MarkKeyframe {
  fileprivate init(_ line: UnitLine) {
    self.init(time: line.time, start: line.start, end: line.end, strength: line.strength)
  }
}
