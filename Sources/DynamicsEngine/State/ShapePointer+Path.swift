internal import DynamicsChipmunk

extension ShapePointer {
  /// The box around all poses of a part of a dynamic body in this step.
  ///
  /// Its own box is still that before the step.
  var pathBox: BoundingBox {
    let box = BoundingBox(pointee.shape!.pointee.bb)
    let body = pointee.body!
    guard body.pointee.isAwake else { return box }
    return box.swept(along: body.position - body.pointee.step.start)
      .grown(by: abs(body.angle - body.pointee.step.startAngle) * pointee.radius)
  }
}
