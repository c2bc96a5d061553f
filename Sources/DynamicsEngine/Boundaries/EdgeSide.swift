/// The bodies that an edge of a boundary stops.
enum EdgeSide: UInt8, BitwiseCopyable {
  /// Bodies inside its chain, or those outside of it.
  case inner, outer
  case both
}
