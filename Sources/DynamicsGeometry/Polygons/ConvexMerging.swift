/// Joins triangles across their common sides as long as the result is convex (Hertel and Mehlhorn,
/// "Fast triangulation of simple polygons", 1983).
///
/// There are at most four times as many parts as necessary.
struct ConvexMerging {
  private struct Side: Hashable {
    let from: Int
    let to: Int
    var reversed: Side { Side(from: to, to: from) }
  }

  private let corners: [GridPoint]
  private let maxCorners: Int
  /// Each a list of indices of corners, clockwise; empty if it was joined to another.
  private var parts: [[Int]]
  /// The part that each one was joined to; a part of its own refers to itself.
  private var joinedTo: [Int]

  /// A bend between two sides of a part must be sharper than this, in radians.
  ///
  /// A side that continues another would halve the side on which the part rests.
  private static var leastBend: Double { 1e-6 }

  /// The parts with at most so many corners, in the order of their first triangles.
  static func merge(_ triangles: [[Int]], _ corners: [GridPoint], maxCorners: Int) -> [[Int]] {
    var merging = ConvexMerging(corners: corners, maxCorners: maxCorners, parts: triangles)
    merging.mergeAll()
    return merging.parts.filter { !$0.isEmpty }
  }

  private init(corners: [GridPoint], maxCorners: Int, parts: [[Int]]) {
    (self.corners, self.maxCorners, self.parts) = (corners, maxCorners, parts)
    joinedTo = Array(parts.indices)
  }

  private mutating func mergeAll() {
    var owners: [Side: Int] = [:]
    for (index, part) in parts.enumerated() {
      for side in Self.sides(of: part) { owners[side] = index }
    }
    let seams = owners.keys.filter { $0.from < $0.to && owners[$0.reversed] != nil }
      .map { (side: $0, length: (corners[$0.to] - corners[$0.from]).length) }
      .sorted { a, b in
        a.length == b.length
          ? (a.side.from, a.side.to) < (b.side.from, b.side.to) : a.length > b.length
      }
    // Long seams first, since they belong to the thinnest triangles.
    for (seam, _) in seams {
      let (one, other) = (root(of: owners[seam]!), root(of: owners[seam.reversed]!))
      if one != other { merge(one, other, across: seam) }
    }
  }

  private static func sides(of part: [Int]) -> [Side] {
    zip(part, part.dropFirst() + part.prefix(1)).map { Side(from: $0, to: $1) }
  }

  private mutating func root(of part: Int) -> Int {
    var root = part
    while joinedTo[root] != root { root = joinedTo[root] }
    joinedTo[part] = root
    return root
  }

  private mutating func merge(_ one: Int, _ other: Int, across seam: Side) {
    guard parts[one].count + parts[other].count - 2 <= maxCorners,
      // From the end of the seam around the part to its start.
      let first = Self.rotated(parts[one], toStartAt: seam.to),
      let second = Self.rotated(parts[other], toStartAt: seam.from)
    else { return }
    guard isBend(first[first.count - 2], seam.from, second[1]),
      isBend(second[second.count - 2], seam.to, first[1])
    else { return }
    let (kept, dropped) = (min(one, other), max(one, other))
    parts[kept] = first + second.dropFirst().dropLast()
    parts[dropped] = []
    joinedTo[dropped] = kept
  }

  private static func rotated(_ part: [Int], toStartAt corner: Int) -> [Int]? {
    part.firstIndex(of: corner).map { Array(part[$0...] + part[..<$0]) }
  }

  private func isBend(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    let (first, second) = (corners[b] - corners[a], corners[c] - corners[b])
    return Double(first.cross(second)) > Self.leastBend * first.length * second.length
  }
}
