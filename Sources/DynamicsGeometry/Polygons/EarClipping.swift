/// Cuts a ring of corners into triangles, the roundest first.
///
/// Each triangle runs clockwise like the ring. So their winding numbers, which are 0 or 1, add up to
/// that of the ring, and triangles cannot overlap.
struct EarClipping {
  /// Each with three indices of corners, clockwise.
  private(set) var triangles: [[Int]] = []

  private let corners: [GridPoint]
  /// A corner this near to a cut is at the cut.
  private let tolerance: Double
  // The corners beside each one that are left.
  private var before: [Int]
  private var after: [Int]
  private var left: [Int]
  /// Of each corner: 0 for one that is no ear, and more for a rounder ear.
  private var roundness: [Double]

  /// As a multiple of the least distance of two corners.
  private static var widthOfCuts: Double { 1024 }

  /// - Parameter corners: A simple ring, clockwise on screen, perhaps with bridges to holes.
  init(_ corners: [GridPoint]) throws(DecompositionFailure) {
    self.corners = corners
    tolerance = PolygonGrid.tolerance(of: [corners]) * Self.widthOfCuts
    let count = corners.count
    before = (0..<count).map { ($0 + count - 1) % count }
    after = (0..<count).map { ($0 + 1) % count }
    left = Array(0..<count)
    roundness = Array(repeating: 0, count: count)
    for index in left { roundness[index] = roundness(at: index) }
    while left.count > 3 { try clipRoundest() }
    guard isTurn(at: left[0]) else { throw .cannotBeCut }
    triangles.append([before[left[0]], left[0], after[left[0]]])
  }

  private mutating func clipRoundest() throws(DecompositionFailure) {
    var place = roundestPlace
    if roundness[left[place]] == 0 {
      // Corners that were removed may have made ears of others than their neighbors.
      for index in left { roundness[index] = roundness(at: index) }
      place = roundestPlace
    }
    let ear = left[place]
    guard roundness[ear] > 0 else { throw .cannotBeCut }
    let (last, next) = (before[ear], after[ear])
    triangles.append([last, ear, next])
    left.remove(at: place)
    after[last] = next
    before[next] = last
    roundness[last] = roundness(at: last)
    roundness[next] = roundness(at: next)
  }

  private var roundestPlace: Int {
    var best = 0
    for place in left.indices where roundness[left[place]] > roundness[left[best]] { best = place }
    return best
  }

  private func isTurn(at index: Int) -> Bool {
    GridPoint.turn(corners[before[index]], corners[index], corners[after[index]]) > 0
  }

  /// The height of an ear over its longest side, as a fraction of that side.
  private func roundness(at index: Int) -> Double {
    let ear = Ear(
      corners[before[index]], corners[index], corners[after[index]], tolerance: tolerance)
    guard ear.area > 0 else { return 0 }
    var isLast = false
    for other in left {
      switch ear.place(of: corners[other]) {
      case .outside: break
      case .atCut: isLast = true
      case .inside: return 0
      }
    }
    let longest = max((ear.b - ear.a).length, (ear.c - ear.b).length, (ear.a - ear.c).length)
    let roundness = Double(ear.area) / longest / longest
    return max(isLast ? roundness * Self.last : roundness, .leastNonzeroMagnitude)
  }

  /// The factor for an ear whose cut would leave triangles without a width.
  private static var last: Double { 1e-30 }
}

/// Three corners in a row, of which the middle one may be cut off.
private struct Ear {
  enum Place { case outside, atCut, inside }

  let (a, b, c): (GridPoint, GridPoint, GridPoint)
  /// Twice the area; positive for a corner that bends outward.
  let area: Int128
  private let tolerance: Double
  private let (low, high): (GridPoint, GridPoint)

  init(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, tolerance: Double) {
    (self.a, self.b, self.c, self.tolerance) = (a, b, c, tolerance)
    area = GridPoint.turn(a, b, c)
    let margin = Int64(tolerance) + 1
    low = GridPoint(x: min(a.x, b.x, c.x) - margin, y: min(a.y, b.y, c.y) - margin)
    high = GridPoint(x: max(a.x, b.x, c.x) + margin, y: max(a.y, b.y, c.y) + margin)
  }

  @inline(__always)
  func place(of point: GridPoint) -> Place {
    guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y, point != a,
      point != b, point != c
    else { return .outside }
    let fromCut = GridPoint.turn(c, a, point)
    if GridPoint.turn(a, b, point) < 0 || GridPoint.turn(b, c, point) < 0 { return .outside }
    if fromCut >= 0 { return .inside }
    return -Double(fromCut) <= tolerance * (a - c).length ? .atCut : .outside
  }
}
