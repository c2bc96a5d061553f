import Dynamics

extension ValueSource {
  func point(_ range: ClosedRange<Double> = -100...100) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  func vector(_ range: ClosedRange<Double> = -10...10) -> CGVector {
    CGVector(dx: number(range), dy: number(range))
  }

  func size(_ range: ClosedRange<Double> = 5...60) -> CGSize {
    CGSize(width: number(range), height: number(range))
  }

  func rect() -> CGRect { CGRect(origin: point(), size: size(50...400)) }

  func angle() -> Double { number(-7...7) }

  func insets() -> EdgeInsets {
    EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  func floatRange() -> FloatRange {
    chance(5)
      ? pick([.infinite, .zero, FloatRange()])
      : FloatRange(minimum: number(-100...0), maximum: number(0...100))
  }

  func offset() -> Offset { Offset(horizontal: number(), vertical: number()) }

  func transform() -> CGAffineTransform {
    switch count(0...4) {
    case 0: .identity
    case 1: CGAffineTransform(rotationAngle: angle())
    case 2: CGAffineTransform(scaleX: number(-2...2), y: number(-2...2))
    case 3: CGAffineTransform(translationX: number(), y: number())
    default:
      CGAffineTransform(
        a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2), tx: number(),
        ty: number())
    }
  }

  /// A path of a few pieces.
  func path() -> BezierPath {
    switch count(0...5) {
    case 0: return BezierPath(rect: rect())
    case 1: return BezierPath(ovalIn: rect())
    case 2: return BezierPath(roundedRect: rect(), cornerRadius: number(0...30))
    case 3: return pick(Outline.allCases).path(in: rect())
    default:
      let path = BezierPath()
      for _ in 0..<count(0...6) { draw(path) }
      return path
    }
  }

  /// Draws a piece of a path.
  func draw(_ path: BezierPath) {
    switch count(0...6) {
    case 0: path.move(to: point())
    case 1, 2: path.addLine(to: point())
    case 3: path.addQuadCurve(to: point(), controlPoint: point())
    case 4: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
    case 5:
      path.addArc(
        withCenter: point(), radius: number(0...80), startAngle: angle(), endAngle: angle(),
        clockwise: flag())
    default: path.close()
    }
  }

  func region() -> Region {
    switch count(0...6) {
    case 0: .infinite
    case 1, 2: Region(radius: number(0...200))
    case 3: Region(size: size(0...200))
    case 4: region().inverse()
    case 5: region().byUnion(with: region())
    default: region().byDifference(from: region())
    }
  }
}
