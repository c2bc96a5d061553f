internal import DynamicsChipmunk

/// Allocates and frees the memory that a shape's row refers to.
enum ShapeMemory {
  /// Fills a row with a part of its body, which must be set.
  static func fill(_ shape: ShapePointer, with part: CompoundShape.Part) {
    let body = shape.pointee.body?.chipmunk
    let (core, radius) = part.outline.roundedCore
    if core.count == 1 {
      shape.pointee.shape = cpCircleShapeNew(body, radius, Vector(part.center))
    } else {
      shape.pointee.shape = core.map(part.placed).withUnsafeBufferPointer {
        cpPolyShapeNewRaw(body, Int32($0.count), $0.baseAddress, radius)
      }
    }
    shape.pointee.center = Vector(part.center)
    shape.pointee.corners = part.outline.corners.map(part.placed)
    shape.pointee.radius =
      shape.pointee.corners.reduce(0) { max($0, $1.dot($1)) }.squareRoot()
  }

  static func free(_ shape: ShapePointer) {
    if let chipmunk = shape.pointee.shape, shape.pointee.boundary == nil { cpShapeFree(chipmunk) }
    shape.pointee.shape = nil
    shape.pointee.capsule = nil
    shape.pointee.corners = []
  }
}
