internal import DynamicsChipmunk

/// A pair of shapes that are near each other.
struct Candidate: BitwiseCopyable {
  /// The ranks of both shapes, with the first one in the upper bits.
  let key: UInt64
  /// A part of a body that is not anchored.
  let a: ShapePointer
  /// A part of another body, or an edge.
  let b: ShapePointer

  /// Orders two shapes: the dynamic one first; if both are dynamic, the one of lower rank.
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

  /// Whether the exact boxes intersect, and not only the enlarged ones in the trees.
  var boxesIntersect: Bool {
    let (one, other) = (a.pointee.shape!.pointee.bb, b.pointee.shape!.pointee.bb)
    return one.l <= other.r && other.l <= one.r && one.b <= other.t && other.b <= one.t
  }

  /// Whether one of the two is awake.
  var isAwake: Bool { a.pointee.body!.pointee.isAwake || b.pointee.body!.pointee.isAwake }
}
