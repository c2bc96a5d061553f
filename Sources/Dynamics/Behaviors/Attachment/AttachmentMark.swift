struct AttachmentMark {
  let settings: AttachmentSettings
  /// The end at the first item, and the end at the anchor or second item, in reference coordinates.
  let ends: (a: CGPoint, b: CGPoint)
  /// The angle of the first item, in radians.
  let angleA: CGFloat
  /// The angle of the other item, in radians; 0 for an anchor.
  let angleB: CGFloat
  let bounds: CGRect?

  /// Half the shown length of an unlimited slide if there are no reference bounds, in points.
  private static let defaultHalfLength: CGFloat = 100

  var mark: DebugMark {
    switch settings.kind {
    case .pin, .weld: DebugMark(.pin, from: ends.a, to: ends.a)
    case .rod where settings.isPoint, .rope where settings.isPoint:
      DebugMark(.pin, from: ends.a, to: ends.a)
    case .rod: DebugMark(settings.isSpring ? .spring : .rod, from: ends.a, to: ends.b)
    case .rope: DebugMark(.rope, from: ends.a, to: ends.b, strength: tautness)
    case .slide: slide
    }
  }

  /// The arrow of the force on the first item, in newtons; `nil` for next to none.
  func reaction(_ force: CGVector) -> DebugMark? {
    force.length > DebugMark.leastReaction
      ? DebugMark(.reaction, from: ends.a, DebugMark.reaction(force)) : nil
  }

  /// The arrow of a motor that drives on: along the axis of a slide, or tangential to the first item's turning.
  var motor: DebugMark? {
    guard let motor = settings.activeMotor, motor.speed != 0, motor.target == nil else {
      return nil
    }
    let length = motor.speed > 0 ? DebugMark.motorLength : -DebugMark.motorLength
    if settings.kind == .slide { return DebugMark(.motor, from: ends.a, axis * length) }
    let arm = CGVector(dx: DebugMark.motorLength, dy: 0).rotated(by: angleA)
    let tangent = CGVector(dx: 0, dy: length).rotated(by: angleA)
    return DebugMark(.motor, from: ends.a + arm, tangent)
  }

  private var offset: CGVector { ends.a - ends.b }

  private var tautness: CGFloat { min(offset.length / (settings.length ?? offset.length), 1) }

  /// The direction of a slide in reference coordinates.
  private var axis: CGVector { settings.axis.rotated(by: angleB) }

  private var slide: DebugMark {
    let axis = axis
    let currentDistance = offset.dx * axis.dx + offset.dy * axis.dy
    var (first, last) = chord(along: axis) ?? (-Self.defaultHalfLength, Self.defaultHalfLength)
    (first, last) = (min(first, currentDistance), max(last, currentDistance))
    first = min(max(first, settings.range.minimum), currentDistance)
    last = max(min(last, settings.range.maximum), currentDistance)
    return DebugMark(.slide, from: ends.b + axis * first, to: ends.b + axis * last)
  }

  /// The positions on the line where it enters and leaves the reference bounds; `nil` if it misses
  /// them.
  private func chord(along axis: CGVector) -> (CGFloat, CGFloat)? {
    guard let bounds else { return nil }
    var (entry, exit) = (-CGFloat.infinity, CGFloat.infinity)
    let start = ends.b
    for (start, step, low, high) in [
      (start.x, axis.dx, bounds.minX, bounds.maxX), (start.y, axis.dy, bounds.minY, bounds.maxY),
    ] {
      if abs(step) < 1e-9 {
        guard (low...high).contains(start) else { return nil }
        continue
      }
      let crossings = [(low - start) / step, (high - start) / step]
      entry = max(entry, crossings.min()!)
      exit = min(exit, crossings.max()!)
    }
    return entry < exit ? (entry, exit) : nil
  }
}
