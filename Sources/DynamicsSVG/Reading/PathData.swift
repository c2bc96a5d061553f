import DynamicsGeometry
import Foundation

/// Reads the `d` of a path, by the grammar of SVG 1.1.
struct PathData {
  private(set) var path = BezierPath()
  private(set) var segmentCount = 0
  /// The byte at which the text has an error; as SVG asks, the path is drawn up to there.
  private(set) var errorOffset: Int?

  private var scanner: NumberScanner
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which `S` or `T` mirrors.
  private var control: (kind: UInt8, point: CGPoint)?

  /// - Throws: An error if a coordinate is too large, or if there are too many segments.
  init(_ text: String, maximumSegments: Int) throws(SVGError) {
    scanner = NumberScanner(text)
    scanner.skipSpace()
    while errorOffset == nil, let command = scanner.next {
      try read(command, maximumSegments)
      scanner.skipSpace()
    }
  }

  /// Reads a command and the arguments of all its repetitions.
  private mutating func read(_ letter: UInt8, _ maximumSegments: Int) throws(SVGError) {
    var kind = letter & 0xDF
    let isRelative = letter & 0x20 != 0
    if kind == UInt8(ascii: "Z"), !path.isEmpty {
      scanner.skip()
      path.close()
      (current, control) = (start, nil)
      return
    }
    guard let count = Self.argumentCounts[kind], kind == UInt8(ascii: "M") || !path.isEmpty else {
      errorOffset = scanner.index
      return
    }
    scanner.skip()
    var isFirst = true
    while true {
      if isFirst { scanner.skipSpace() } else { scanner.skipSeparator() }
      if !isFirst, isAtCommand { return }
      let offset = scanner.index
      guard let arguments = arguments(count, isArc: kind == UInt8(ascii: "A")) else {
        errorOffset = offset
        return
      }
      guard arguments.allSatisfy({ abs($0) <= SVGLimits.coordinate }) else {
        throw SVGError(.tooLarge, "a path has a number beyond \(Int(SVGLimits.coordinate))")
      }
      segmentCount += 1
      guard segmentCount <= maximumSegments else {
        throw Self.tooManySegments
      }
      add(kind, arguments, from: isRelative ? current : .zero)
      guard abs(current.x) <= SVGLimits.coordinate, abs(current.y) <= SVGLimits.coordinate else {
        throw SVGError(.tooLarge, "a path has a point beyond \(Int(SVGLimits.coordinate))")
      }
      // Further points of a move are lines.
      if kind == UInt8(ascii: "M") { kind = UInt8(ascii: "L") }
      isFirst = false
    }
  }

  static let tooManySegments = SVGError(
    .tooLarge, "the shapes have more than \(SVGLimits.segments) segments")

  private static let argumentCounts: [UInt8: Int] = [
    UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "H"): 1, UInt8(ascii: "V"): 1,
    UInt8(ascii: "C"): 6, UInt8(ascii: "S"): 4, UInt8(ascii: "Q"): 4, UInt8(ascii: "T"): 2,
    UInt8(ascii: "A"): 7,
  ]

  /// A comma before a command, or at the end, is an error that browsers tolerate.
  private var isAtCommand: Bool {
    guard let next = scanner.next else { return true }
    let letter = next & 0xDF
    return Self.argumentCounts[letter] != nil || letter == UInt8(ascii: "Z")
  }

  private mutating func arguments(_ count: Int, isArc: Bool) -> [Double]? {
    var arguments: [Double] = []
    for place in 0..<count {
      if place > 0 { scanner.skipSeparator() }
      if isArc, place == 3 || place == 4 {
        guard let flag = scanner.flag() else { return nil }
        arguments.append(flag ? 1 : 0)
      } else {
        guard let number = scanner.number() else { return nil }
        arguments.append(number)
      }
    }
    return arguments
  }

  private mutating func add(_ kind: UInt8, _ a: [Double], from base: CGPoint) {
    func point(_ place: Int) -> CGPoint {
      CGPoint(x: base.x + CGFloat(a[place]), y: base.y + CGFloat(a[place + 1]))
    }
    let last = control
    control = nil
    switch kind {
    case UInt8(ascii: "M"):
      path.move(to: point(0))
      (current, start) = (point(0), point(0))
    case UInt8(ascii: "L"): addLine(to: point(0))
    case UInt8(ascii: "H"): addLine(to: CGPoint(x: base.x + CGFloat(a[0]), y: current.y))
    case UInt8(ascii: "V"): addLine(to: CGPoint(x: current.x, y: base.y + CGFloat(a[0])))
    case UInt8(ascii: "C"): addCurve(point(0), point(2), to: point(4))
    case UInt8(ascii: "S"):
      addCurve(mirrored(last, UInt8(ascii: "C")), point(0), to: point(2))
    case UInt8(ascii: "Q"): addQuadCurve(point(0), to: point(2))
    case UInt8(ascii: "T"): addQuadCurve(mirrored(last, UInt8(ascii: "Q")), to: point(0))
    default:
      path.addEllipticalArc(
        to: point(5), radii: CGSize(width: a[0], height: a[1]),
        rotation: CGFloat(a[2]) * .pi / 180, isLarge: a[3] == 1, isClockwise: a[4] == 1)
      current = point(5)
    }
  }

  private mutating func addLine(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func addCurve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    (current, control) = (end, (UInt8(ascii: "C"), control2))
  }

  private mutating func addQuadCurve(_ point: CGPoint, to end: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: point)
    (current, control) = (end, (UInt8(ascii: "Q"), point))
  }

  private func mirrored(_ last: (kind: UInt8, point: CGPoint)?, _ kind: UInt8) -> CGPoint {
    guard let last, last.kind == kind else { return current }
    return CGPoint(x: 2 * current.x - last.point.x, y: 2 * current.y - last.point.y)
  }
}
