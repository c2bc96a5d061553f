internal import DynamicsEngine

struct AttachmentState {
  /// The attached points of the items, in points from their centers.
  private(set) var offsets: (Offset, Offset)
  /// The anchor, or the point where two items were joined, in points.
  var anchor: CGPoint
  /// The offset from the anchor to the point that the joint holds instead, in points.
  private var anchorOffset: CGVector
  var settings: AttachmentSettings
  /// The angle of the first item relative to the second when the attachment was made, in radians.
  private(set) var turnAtStart: CGFloat

  init(
    _ settings: AttachmentSettings, of items: [any DynamicItem], offsets: (Offset, Offset),
    anchor: CGPoint, anchorOffset: CGVector
  ) {
    self.settings = settings
    self.offsets = offsets
    self.anchor = anchor
    self.anchorOffset = anchorOffset
    let angles = items.map(\.transform.rotationAngle).map { $0.isFinite ? $0 : 0 }
    turnAtStart = (angles.first ?? 0) - (angles.dropFirst().first ?? 0)
  }

  /// The two ends, for the poses of the items; the second is at the anchor if there is one item.
  func ends(_ poses: [ItemPose]) -> (a: CGPoint, b: CGPoint) {
    let second = poses.count == 2 ? poses[1].place(of: CGVector(offsets.1)) : anchor + anchorOffset
    return (poses[0].place(of: CGVector(offsets.0)), second)
  }

  func anchors(_ bodies: [BodyID]) -> (a: JointAnchor, b: JointAnchor) {
    (
      .on(bodies[0], offset: CGVector(offsets.0)),
      bodies.count == 2 ? .on(bodies[1], offset: CGVector(offsets.1)) : .at(anchor + anchorOffset)
    )
  }

  mutating func code(_ coder: inout WordCoder) {
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
