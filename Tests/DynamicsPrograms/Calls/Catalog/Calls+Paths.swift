import Dynamics

extension Call {
  nonisolated(unsafe) static let paths: [Call] = [
    Call("BezierPath.init()", "BezierPath.isEmpty") { s in
      s.see(BezierPath().isEmpty, s.path().isEmpty)
    },
    Call("BezierPath.init(rect:)") { s in look(at: BezierPath(rect: s.rect()), s) },
    Call("BezierPath.init(ovalIn:)") { s in look(at: BezierPath(ovalIn: s.rect()), s) },
    Call("BezierPath.init(roundedRect:cornerRadius:)") { s in
      look(at: BezierPath(roundedRect: s.rect(), cornerRadius: s.number(0...60)), s)
    },
    Call("BezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)") { s in
      look(
        at: BezierPath(
          arcCenter: s.point(), radius: s.number(0...90), startAngle: s.angle(),
          endAngle: s.angle(), clockwise: s.flag()), s)
    },
    drawing("BezierPath.move(to:)") { $0.move(to: $1.point()) },
    drawing("BezierPath.addLine(to:)") { $0.addLine(to: $1.point()) },
    drawing("BezierPath.addQuadCurve(to:controlPoint:)") {
      $0.addQuadCurve(to: $1.point(), controlPoint: $1.point())
    },
    drawing("BezierPath.addCurve(to:controlPoint1:controlPoint2:)") {
      $0.addCurve(to: $1.point(), controlPoint1: $1.point(), controlPoint2: $1.point())
    },
    drawing("BezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)") {
      $0.addArc(
        withCenter: $1.point(), radius: $1.number(0...90), startAngle: $1.angle(),
        endAngle: $1.angle(), clockwise: $1.flag())
    },
    drawing("BezierPath.append(_:)") { $0.append($1.chance(5) ? $0 : $1.path()) },
    drawing("BezierPath.apply(_:)") { $0.apply($1.transform()) },
    drawing("BezierPath.close()") { path, _ in path.close() },
    Call("BezierPath.copy()") { s in look(at: s.path().copy(), s) },
    Call("BezierPath.bounds") { s in s.take(s.path().bounds) },
    Call("BezierPath.currentPoint") { s in s.take(s.path().currentPoint) },
    Call("BezierPath.contains(_:)") { s in s.see(s.path().contains(s.point())) },
    Call("BezierPath.polylines(tolerance:)") { s in
      s.take(s.path().polylines(tolerance: s.number(0.01...5)))
    },
  ]

  /// A call that changes a path.
  private static func drawing(
    _ symbol: String, _ draw: @escaping (BezierPath, ValueSource) -> Void
  ) -> Call {
    Call(symbol) { s in
      let path = s.path()
      for _ in 0..<s.count(1...3) { draw(path, s) }
      look(at: path, s)
    }
  }

  /// What was drawn shows only when it is looked at.
  private static func look(at path: BezierPath, _ s: ValueSource) {
    s.take(path.bounds, path.currentPoint, path.polylines(tolerance: 0.25))
    s.see(path.isEmpty, path.contains(s.point()))
  }
}
