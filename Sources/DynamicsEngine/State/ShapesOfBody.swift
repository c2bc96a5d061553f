/// The shapes of one body, in their order.
///
/// The current row may be released during iteration, but none may be taken.
struct ShapesOfBody: Sequence, IteratorProtocol {
  fileprivate let shapes: Slab<ShapeRow>.Rows
  fileprivate var index: Int32

  mutating func next() -> ShapePointer? {
    guard index >= 0 else { return nil }
    let shape = shapes[index]
    index = shape.pointee.next
    return shape
  }
}

extension Slab<ShapeRow> {
  func of(_ body: BodyPointer) -> ShapesOfBody {
    ShapesOfBody(shapes: rows, index: body.pointee.firstShape)
  }
}
