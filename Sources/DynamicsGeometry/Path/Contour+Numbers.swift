internal import Foundation

// A contour as a flat list of numbers: its polyline, and the subpath that it approximates.

extension Contour {
  /// All state of the contour, as a flat list.
  ///
  /// A negative count of points marks a room.
  package var numbers: [Double] {
    var numbers = [Double(isReferenceBounds ? -polyline.count : polyline.count)] + polyline.numbers
    guard let subpath else { return numbers }
    numbers += [subpath.isClosed ? 1 : 0, subpath.start.x, subpath.start.y]
    for segment in subpath.segments { numbers += segment.numbers }
    return numbers
  }

  /// Makes a contour from ``numbers``; `nil` if they are invalid.
  ///
  /// This is the only way by which contours come in from outside.
  package init?(numbers: [Double]) {
    self.init(unchecked: numbers)
    guard isBounded else { return nil }
  }

  private init?(unchecked numbers: [Double]) {
    var list = NumberList(numbers)
    guard let count = list.next(), count.magnitude >= 2, count.magnitude <= Double(numbers.count),
      let points = list.nextPoints(Int(count.magnitude))
    else { return nil }
    guard !list.isEmpty else {
      self.init(polyline: points, subpath: nil, isReferenceBounds: count < 0)
      return
    }
    guard let isClosed = list.next(), isClosed == 0 || isClosed == 1, let start = list.nextPoint()
    else { return nil }
    var subpath = Subpath(start: start, isClosed: isClosed == 1)
    while !list.isEmpty {
      guard let segment = PathSegment(from: &list) else { return nil }
      subpath.segments.append(segment)
    }
    self.init(polyline: points, subpath: subpath, isReferenceBounds: count < 0)
  }

  fileprivate var ownSubpath: Subpath {
    if let subpath { return subpath }
    let isClosed = polyline.count > 2 && polyline.first == polyline.last
    return Subpath(
      start: polyline[0],
      segments: polyline.dropFirst().dropLast(isClosed ? 1 : 0).map { .line(to: $0) },
      isClosed: isClosed)
  }
}

extension BezierPath {
  /// Makes a path with the shape of some contours.
  package convenience init(_ contours: [Contour]) {
    self.init()
    subpaths = contours.map(\.ownSubpath)
  }
}

extension PathSegment {
  fileprivate var numbers: [Double] {
    switch self {
    case .line(let end): [0] + [end].numbers
    case .quadCurve(let end, let control): [1] + [end, control].numbers
    case .curve(let end, let control1, let control2): [2] + [end, control1, control2].numbers
    case .arc(let arc):
      [3] + [arc.center].numbers + [arc.xAxis.dx, arc.xAxis.dy, arc.yAxis.dx, arc.yAxis.dy]
        + [arc.startAngle, arc.endAngle]
    }
  }

  fileprivate init?(from list: inout NumberList) {
    guard let kind = list.next(), [0, 1, 2, 3].contains(kind),
      let points = list.nextPoints(Int(kind) + 1)
    else { return nil }
    switch kind {
    case 0: self = .line(to: points[0])
    case 1: self = .quadCurve(to: points[0], control: points[1])
    case 2: self = .curve(to: points[0], control1: points[1], control2: points[2])
    default:
      func axis(_ point: CGPoint) -> CGVector { CGVector(dx: point.x, dy: point.y) }
      self = .arc(
        EllipseArc(
          center: points[0], xAxis: axis(points[1]), yAxis: axis(points[2]),
          startAngle: points[3].x, endAngle: points[3].y))
    }
  }
}

extension [CGPoint] {
  fileprivate var numbers: [Double] { flatMap { [Double($0.x), Double($0.y)] } }
}

/// A list of numbers that is read from the front.
private struct NumberList {
  private var rest: ArraySlice<Double>

  init(_ numbers: [Double]) { rest = numbers[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> Double? { rest.popFirst() }

  mutating func nextPoint() -> CGPoint? {
    guard let x = next(), let y = next() else { return nil }
    return CGPoint(x: x, y: y)
  }

  mutating func nextPoints(_ count: Int) -> [CGPoint]? {
    guard rest.count >= 2 * count else { return nil }
    return (0..<count).map { _ in nextPoint()! }
  }
}
