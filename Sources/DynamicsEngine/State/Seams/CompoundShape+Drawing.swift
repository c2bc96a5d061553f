package import Foundation

/// An outline of a compound shape as it is drawn: without the seams between parts.
package enum DrawnOutline {
  /// A part that is an outline by itself.
  case part(CompoundShape.Part)
  /// The corners of a polygon, from the center of the body: clockwise on screen around an area,
  /// counterclockwise around a hole.
  case polygon([CGPoint])
}

extension CompoundShape {
  /// The outlines in the order of the parts.
  package var drawnOutlines: [DrawnOutline] {
    guard let seams = Seams(self) else { return parts.map(DrawnOutline.part) }
    let loops = seams.loops
    return parts.indices.flatMap { part in
      guard seams.hasSeam(part) else { return [DrawnOutline.part(parts[part])] }
      return loops.filter { $0.part == part }.map { .polygon($0.corners.map(\.point)) }
    }
  }
}
