internal import CContactKernel

// With thousands of bodies, waiting for their rows takes longer than the work on them. So loops over them ask for the
// rows of bodies that are due a little later.

extension FlatArray<BodyPointer> {
  /// Visits all bodies in order; their shapes are soon needed, too.
  ///
  /// - Parameters:
  ///   - size: The number of bytes at the start of each row that the visit needs.
  ///   - visit: Gets the index of a body, and the body.
  @inline(__always)
  func forEach(
    prefetching size: Int, and shapes: Slab<ShapeRow>.Rows, _ visit: (Int, BodyPointer) -> Void
  ) {
    let (bodies, count) = (base, count)
    let distance = count < Tuning.Prefetching.fewest ? count : Tuning.Prefetching.distance
    for index in 0..<count {
      if index + 2 * distance < count { prefetch(bodies[index + 2 * distance], size) }
      if index + distance < count {
        // Its own row is there by now.
        let shape = bodies[index + distance].pointee.firstShape
        if shape >= 0 { shapes[shape].prefetchRow() }
      }
      visit(index, bodies[index])
    }
  }
}

extension BodyPointer {
  /// The bytes at the start of a row that a pass over all bodies in flight reads.
  static var hotSize: Int { MemoryLayout<BodyRow>.offset(of: \.compound)! }
  /// The bytes at the start of a row up to the pose and the first shape.
  static var poseSize: Int { MemoryLayout<BodyRow>.offset(of: \.enclosures)! }
}

extension ShapePointer {
  /// Asks for the fields that each step reads.
  @inline(__always)
  func prefetchRow() { prefetch(self, MemoryLayout<ShapeRow>.offset(of: \.rank)!) }
}
