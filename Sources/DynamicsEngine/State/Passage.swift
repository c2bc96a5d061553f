/// A part of a body that goes through an edge of a one-sided boundary, until it has come apart from it.
struct Passage: BitwiseCopyable {
  /// The index of the part and of the edge in the table of shapes.
  let part: Int32
  let edge: Int32
  /// Whether this step has found the two overlapping; the others end with it.
  var isConfirmed = false
}
