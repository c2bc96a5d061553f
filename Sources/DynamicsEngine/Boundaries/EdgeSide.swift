/// Whom an edge of a boundary stops.
enum EdgeSide: UInt8, BitwiseCopyable {
  /// What is inside its chain, or what is outside of it.
  case inner, outer
  case both
}
