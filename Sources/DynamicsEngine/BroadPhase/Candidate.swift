internal import DynamicsChipmunk

/// Two shapes that are near each other.
struct Candidate: BitwiseCopyable {
  /// The ranks of both, the first one's above the second's.
  let key: UInt64
  /// A part of a body that is not anchored.
  let a: ShapePointer
  /// A part of another body, or an edge.
  let b: ShapePointer

  /// Of two bodies that can move, the shape of lower rank comes first; else the one that can.
  init(_ first: ShapePointer, _ second: ShapePointer) {
    let isSwapped: Bool
    if second.pointee.isLeafStatic {
      isSwapped = false
    } else if first.pointee.isLeafStatic {
      isSwapped = true
    } else {
      isSwapped = second.pointee.rank < first.pointee.rank
    }
    (a, b) = isSwapped ? (second, first) : (first, second)
    key = UInt64(a.pointee.rank) << 32 | UInt64(b.pointee.rank)
  }

  /// Whether the exact boxes do, not only those in the trees.
  var boxesIntersect: Bool {
    let (one, other) = (a.pointee.shape!.pointee.bb, b.pointee.shape!.pointee.bb)
    return one.l <= other.r && other.l <= one.r && one.b <= other.t && other.b <= one.t
  }

  /// Whether one of the two moves.
  var isAwake: Bool { a.pointee.body!.pointee.isAwake || b.pointee.body!.pointee.isAwake }
}
