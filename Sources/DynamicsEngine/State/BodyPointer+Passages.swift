internal import DynamicsChipmunk

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
