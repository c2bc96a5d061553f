internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The mark of an attachment in a debug view.
struct AttachmentMark {
  let kind: AttachmentKind
  let settings: AttachmentSettings
  /// The end at the first item, and the end at the anchor or second item, in reference coordinates.
  let pointA: CGPoint
  let pointB: CGPoint
  /// The angle of the other item, in radians; 0 for an anchor.
  let angleB: CGFloat
  /// The reference bounds.
  let bounds: CGRect?

  /// Half the shown length of an unlimited slide if there are no reference bounds, in points.
  private static let defaultHalfLength: CGFloat = 100

  var mark: DebugMark {
    switch kind {
    case .pin, .weld: DebugMark(.pin, from: pointA, to: pointA)
    case .rod where settings.isPoint, .rope where settings.isPoint:
      DebugMark(.pin, from: pointA, to: pointA)
    case .rod: DebugMark(settings.frequency > 0 ? .spring : .rod, from: pointA, to: pointB)
    case .rope: DebugMark(.rope, from: pointA, to: pointB, strength: tautness)
    case .slide(let axis): slide(along: axis.applying(CGAffineTransform(rotationAngle: angleB)))
    }
  }

  /// The arrow of the force on the first item, in newtons; `nil` for next to none.
  func reaction(_ force: CGVector) -> DebugMark? {
    force.length > DebugMark.leastReaction
      ? DebugMark(.reaction, from: pointA, DebugMark.reaction(force)) : nil
  }

  /// The arrow of the motor: along the axis of a slide, or tangential to the first item's turning.
  ///
  /// - Parameter angle: The angle of the first item, in radians.
  func motor(turnedBy angle: CGFloat) -> DebugMark? {
    guard let motor = settings.motor, motor.speed != 0 else { return nil }
    let length = motor.speed > 0 ? DebugMark.motorLength : -DebugMark.motorLength
    if case .slide(let axis) = kind {
      let axis = axis.applying(CGAffineTransform(rotationAngle: angleB))
      return DebugMark(.motor, from: pointA, axis * length)
    }
    let arm = CGVector(dx: DebugMark.motorLength, dy: 0)
      .applying(CGAffineTransform(rotationAngle: angle))
    let start = CGPoint(x: pointA.x + arm.dx, y: pointA.y + arm.dy)
    let tangent = CGVector(dx: 0, dy: length).applying(CGAffineTransform(rotationAngle: angle))
    return DebugMark(.motor, from: start, tangent)
  }

  private var offset: CGVector { CGVector(dx: pointA.x - pointB.x, dy: pointA.y - pointB.y) }

  private var tautness: CGFloat { min(offset.length / settings.length, 1) }

  /// The mark of the line along which the item can slide.
  private func slide(along axis: CGVector) -> DebugMark {
    let currentDistance = offset.dx * axis.dx + offset.dy * axis.dy
    var (first, last) = chord(along: axis) ?? (-Self.defaultHalfLength, Self.defaultHalfLength)
    (first, last) = (min(first, currentDistance), max(last, currentDistance))
    first = min(max(first, settings.range.minimum), currentDistance)
    last = max(min(last, settings.range.maximum), currentDistance)
    func place(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: pointB.x + axis.dx * distance, y: pointB.y + axis.dy * distance)
    }
    return DebugMark(.slide, from: place(first), to: place(last))
  }

  /// The positions on the line where it enters and leaves the reference bounds; `nil` if it misses
  /// them.
  private func chord(along axis: CGVector) -> (CGFloat, CGFloat)? {
    guard let bounds else { return nil }
    var (entry, exit) = (-CGFloat.infinity, CGFloat.infinity)
    for (start, step, low, high) in [
      (pointB.x, axis.dx, bounds.minX, bounds.maxX), (pointB.y, axis.dy, bounds.minY, bounds.maxY),
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
