internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The ends of an attachment and its settings.
struct AttachmentState {
  /// The attached points of the items, in points from their centers.
  private(set) var offsets: (Offset, Offset)
  /// The anchor, or the point where two items were joined, in points.
  var anchor: CGPoint
  /// The offset from the anchor to the point that the joint holds instead, in points.
  private var anchorOffset: CGVector
  private(set) var kind: AttachmentKind
  var settings: AttachmentSettings
  /// The angle of the first item relative to the second when the attachment was made, in radians.
  private(set) var turnAtStart: CGFloat

  init(
    of items: [any DynamicItem], offsets: (Offset, Offset), anchor: CGPoint, anchorOffset: CGVector,
    kind: AttachmentKind
  ) {
    self.offsets = offsets
    self.anchor = anchor
    self.anchorOffset = anchorOffset
    self.kind = kind
    settings = AttachmentSettings(kind)
    turnAtStart = Self.turn(of: items)
  }

  private static func turn(of items: [any DynamicItem]) -> CGFloat {
    let angles = items.map(\.transform.rotationAngle).map { $0.isFinite ? $0 : 0 }
    return (angles.first ?? 0) - (angles.dropFirst().first ?? 0)
  }

  /// The end at the anchor, in points.
  var fixedPoint: CGPoint { CGPoint(x: anchor.x + anchorOffset.dx, y: anchor.y + anchorOffset.dy) }

  /// Writes or reads all but the kind, which does not change.
  mutating func code(_ coder: inout WordCoder) {
    kind.codeAxis(&coder)
    settings.code(&coder)
    coder.code(&offsets.0)
    coder.code(&offsets.1)
    coder.code(&anchor)
    coder.code(&anchorOffset)
    coder.check(
      Limits.isPlace(anchor)
        && [CGVector(offsets.0), CGVector(offsets.1), anchorOffset].allSatisfy(Limits.isAmount),
      "an attachment point is out of range")
    coder.code(&turnAtStart)
  }
}
