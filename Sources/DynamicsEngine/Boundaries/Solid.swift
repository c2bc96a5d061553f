internal import DynamicsChipmunk

/// The inside of a convex chain as one polygon, for bodies that lie across the chain.
///
/// The chain's edges would push such a body to several sides at once, each to the side that is
/// nearest to that edge.
struct Solid: BitwiseCopyable {
  let shape: UnsafeMutablePointer<cpShape>
  private let minWidth: Double
  private let maxWidth: Double

  /// - Parameter corners: Clockwise on screen.
  init(of corners: [Vector], on ground: UnsafeMutablePointer<cpBody>?) {
    let corners = Self.extremes(of: corners)
    shape = cpPolyShapeNewRaw(ground, Int32(corners.count), corners, 0)
    _ = cpShapeUpdate(shape, ground?.pointee.transform ?? cpTransformIdentity)
    // A contact with it is another one than with an edge.
    shape.pointee.hashid = .max
    minWidth = Outline.minWidth(of: corners)
    maxWidth = corners.greatestDistance
  }

  /// At most the maximum number of corners, each of which is the farthest in some direction.
  private static func extremes(of all: [Vector]) -> [Vector] {
    let maxCorners = Tuning.Outline.maxCorners
    guard all.count > maxCorners else { return all }
    var places: [Int] = []
    for index in 0..<maxCorners {
      let direction = Vector(angle: 2 * .pi * Double(index) / Double(maxCorners))
      let farthest = all.indices.max { all[$0].dot(direction) < all[$1].dot(direction) }!
      if !places.contains(farthest) { places.append(farthest) }
    }
    return places.map { all[$0] }
  }

  /// Whether a body of these widths is too long or too wide to be inside at any angle.
  func cannotContain(minWidth least: Double, maxWidth greatest: Double) -> Bool {
    least > Tuning.Solid.tolerance * minWidth || greatest > Tuning.Solid.tolerance * maxWidth
  }
}

// MARK: Contacts

extension Solid {
  /// Whether a part of a body lies across the chain.
  func overlaps(_ part: UnsafeMutablePointer<cpShape>) -> Bool {
    let (own, box) = (shape.pointee.bb, part.pointee.bb)
    let least = min(
      min(own.r, box.r) - max(own.l, box.l), min(own.t, box.t) - max(own.b, box.b))
    guard least > Tuning.Solid.depthAcross else { return false }
    return withUnsafeTemporaryAllocation(of: cpContact.self, capacity: 2) { contacts in
      let info = cpCollide(part, shape, 0, contacts.baseAddress)
      return contacts.prefix(Int(info.count)).contains { contact in
        (contact.r1 - contact.r2).dot(info.n) > Tuning.Solid.depthAcross
      }
    }
  }
}
