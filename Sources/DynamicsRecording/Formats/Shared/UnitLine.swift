internal import Foundation

/// A mark at one time, as the transform of a line from (0, 0) to (1, 0).
struct UnitLine: Equatable {
  var time: TimeInterval
  /// The start of the mark, in points.
  var start: CGPoint
  /// In radians; it counts whole turns.
  var angle: Double
  /// In points.
  var length: Double
  /// From 0 to 1.
  var strength: Double

  var end: CGPoint {
    CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length)
  }
}

extension Recording.Mark {
  /// Returns the mark as a line at a time, clamped to the time when it exists.
  func unitLine(at time: TimeInterval) -> UnitLine {
    UnitLine(keyframes.value(at: time)!, after: nil)
  }

  /// Returns the keyframes of the mark as lines whose angles and lengths can be interpolated
  /// linearly.
  ///
  /// The ends of a mark move on straight lines between keyframes. With interpolated angles, they
  /// move on curves. Lines are added where the difference is more than a quarter of the tolerance,
  /// in points.
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
    let exact = Recording.MarkKeyframe(first).mixed(
      with: Recording.MarkKeyframe(last), fraction: 0.5)
    let drawn = first.middle(to: last).end
    guard depth < 8, hypot(exact.end.x - drawn.x, exact.end.y - drawn.y) > tolerance,
      first.time < exact.time, exact.time < last.time
    else {
      lines.append(last)
      return
    }
    let middle = UnitLine(exact, after: first)
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
    // A line of length 0 keeps its direction.
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
