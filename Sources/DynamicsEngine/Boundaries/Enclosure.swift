internal import DynamicsChipmunk

/// A closed chain of a boundary that a body's centre is inside of.
///
/// Contacts push a body back from a boundary, and continuous collision stops a fast one; both can be
/// overruled by whatever else pulls at it. This cannot: after each step, a centre that got out is put
/// back.
struct Enclosure: BitwiseCopyable {
  let boundary: BoundaryPointer
  /// The place of the chain in the boundary.
  let chain: Int32
  /// A place that was seen to be inside, and how far from there the centre may go and still is;
  /// negative before the first look.
  ///
  /// Only spares work; it never decides anything.
  private var safePlace = Vector.zero
  private var clearance = -1.0

  init(boundary: BoundaryPointer, chain: Int32) {
    self.boundary = boundary
    self.chain = chain
  }

  var edges: Chain { boundary.pointee.chains![Int(chain)] }

  func holds(_ place: Vector) -> Bool { edges.encloses(place) }

  /// As ``holds(_:)``, for a place that is asked for after each step.
  mutating func stillHolds(_ place: Vector) -> Bool {
    let way = place - safePlace
    if clearance >= 0, way.dot(way) <= clearance * clearance { return true }
    guard holds(place) else { return false }
    (safePlace, clearance) = (place, edges.clearance(around: place))
    return true
  }
}
