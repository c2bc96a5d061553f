internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The mark of an attachment in a debug view.
struct AttachmentMark {
  let kind: AttachmentKind
  let settings: AttachmentSettings
  /// The end at the first item, and the end at the anchor or second item, in reference coordinates.
  let near: CGPoint
  let far: CGPoint
  /// The angle of the other item, in radians; 0 for an anchor.
  let farAngle: CGFloat
  /// The reference bounds.
  let bounds: CGRect?

  /// Half the shown length of an unlimited slide if there are no reference bounds, in points.
  private static let reach: CGFloat = 100

  var mark: DebugMark {
    switch kind {
    case .pin, .weld: DebugMark(.pin, from: near, to: near)
    case .rod where settings.isPoint, .rope where settings.isPoint:
      DebugMark(.pin, from: near, to: near)
    case .rod: DebugMark(settings.frequency > 0 ? .spring : .rod, from: near, to: far)
    case .rope: DebugMark(.rope, from: near, to: far, strength: tautness)
    case .slide(let axis): slide(along: axis.applying(CGAffineTransform(rotationAngle: farAngle)))
    }
  }

  private var offset: CGVector { CGVector(dx: near.x - far.x, dy: near.y - far.y) }

  private var tautness: CGFloat { min(offset.length / settings.length, 1) }

  /// The mark of the line along which the item can slide.
  private func slide(along axis: CGVector) -> DebugMark {
    let present = offset.dx * axis.dx + offset.dy * axis.dy
    var (first, last) = chord(along: axis) ?? (-Self.reach, Self.reach)
    (first, last) = (min(first, present), max(last, present))
    first = min(max(first, settings.range.minimum), present)
    last = max(min(last, settings.range.maximum), present)
    func place(_ way: CGFloat) -> CGPoint {
      CGPoint(x: far.x + axis.dx * way, y: far.y + axis.dy * way)
    }
    return DebugMark(.slide, from: place(first), to: place(last))
  }

  /// The positions on the line where it enters and leaves the reference bounds; `nil` if it misses
  /// them.
  private func chord(along axis: CGVector) -> (CGFloat, CGFloat)? {
    guard let bounds else { return nil }
    var (enters, leaves) = (-CGFloat.infinity, CGFloat.infinity)
    for (start, step, low, high) in [
      (far.x, axis.dx, bounds.minX, bounds.maxX), (far.y, axis.dy, bounds.minY, bounds.maxY),
    ] {
      if abs(step) < 1e-9 {
        guard (low...high).contains(start) else { return nil }
        continue
      }
      let ways = [(low - start) / step, (high - start) / step]
      enters = max(enters, ways.min()!)
      leaves = min(leaves, ways.max()!)
    }
    return enters < leaves ? (enters, leaves) : nil
  }
}
