internal import DynamicsChipmunk

/// An axis-aligned box including its edges, in points.
struct BoundingBox: BitwiseCopyable {
  var low: Vector
  var high: Vector

  init(low: Vector, high: Vector) {
    self.low = low
    self.high = high
  }

  init(_ box: cpBB) { self.init(low: Vector(x: box.l, y: box.b), high: Vector(x: box.r, y: box.t)) }

  /// Creates the box of two points.
  init(around a: Vector, _ b: Vector) {
    low = Vector(x: min(a.x, b.x), y: min(a.y, b.y))
    high = Vector(x: max(a.x, b.x), y: max(a.y, b.y))
  }

  /// Creates the box of some points; at least one.
  init(of points: some Collection<Vector>) {
    self.init(low: points.first!, high: points.first!)
    for point in points { self = union(BoundingBox(low: point, high: point)) }
  }

  // Both axes are compared at once: no processor predicts which of four comparisons fails first, and most boxes that
  // are tested do not intersect.

  func intersects(_ other: Self) -> Bool {
    all(low.lanes .<= other.high.lanes .& other.low.lanes .<= high.lanes)
  }

  func contains(_ other: Self) -> Bool {
    all(low.lanes .<= other.low.lanes .& other.high.lanes .<= high.lanes)
  }

  func union(_ other: Self) -> Self {
    BoundingBox(
      low: Vector(x: min(low.x, other.low.x), y: min(low.y, other.low.y)),
      high: Vector(x: max(high.x, other.high.x), y: max(high.y, other.high.y)))
  }

  func grown(by margin: Double) -> Self {
    BoundingBox(
      low: Vector(x: low.x - margin, y: low.y - margin),
      high: Vector(x: high.x + margin, y: high.y + margin))
  }

  func moved(by displacement: Vector) -> Self {
    BoundingBox(low: low + displacement, high: high + displacement)
  }

  /// The box around all places of this box as it moves along `displacement`.
  func swept(along displacement: Vector) -> Self { union(moved(by: displacement)) }

  /// Half the perimeter, which trees of boxes minimize.
  var halfPerimeter: Double { (high.x - low.x) + (high.y - low.y) }

  /// At least the distance from a point to the farthest corner: the sum of the distances along both axes.
  func farthest(from point: Vector) -> Double {
    max(high.x - point.x, point.x - low.x) + max(high.y - point.y, point.y - low.y)
  }

  func squaredDistance(to point: Vector) -> Double {
    let x = max(0, low.x - point.x, point.x - high.x)
    let y = max(0, low.y - point.y, point.y - high.y)
    return x * x + y * y
  }
}
