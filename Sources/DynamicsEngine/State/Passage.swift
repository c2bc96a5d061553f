internal import DynamicsChipmunk

/// A part of a body that goes through an edge of a one-sided boundary, until it has come apart from it.
struct Passage: BitwiseCopyable {
  /// The index of the part and of the edge in the table of shapes.
  let part: Int32
  let edge: Int32
  /// Whether this step has found the two overlapping; the others end with it.
  var isConfirmed = false
}

extension BodyPointer {
  /// Whether a part is going through an edge.
  func isPassing(_ part: ShapePointer, _ edge: ShapePointer) -> Bool {
    pointee.passages.contains {
      $0.part == part.pointee.index && $0.edge == edge.pointee.index
    }
  }

  /// Notes that a part goes through an edge.
  func notePassage(_ part: ShapePointer, _ edge: ShapePointer, isConfirmed: Bool) {
    let place = pointee.passages.firstIndex {
      $0.part == part.pointee.index && $0.edge == edge.pointee.index
    }
    guard let place else {
      return pointee.passages.append(
        Passage(part: part.pointee.index, edge: edge.pointee.index, isConfirmed: isConfirmed))
    }
    if isConfirmed { pointee.passages[place].isConfirmed = true }
  }
}
