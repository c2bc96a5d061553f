import DynamicsGeometry
import DynamicsReporting
import Foundation
import Testing

@Suite struct BezierPathMisuseTests {
  static let bad = [
    CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity),
    CGPoint(x: -CGFloat.infinity, y: 0),
  ]

  @Test(arguments: bad)
  func `A point that is not finite is diagnosed and changes nothing`(point: CGPoint) {
    let good = CGPoint(x: 9, y: 9)
    expectIgnored(by: "move(to:)") { $0.move(to: point) }
    expectIgnored(by: "addLine(to:)") { $0.addLine(to: point) }
    let cubic = "addCurve(to:controlPoint1:controlPoint2:)"
    expectIgnored(by: cubic) {
      $0.addCurve(to: point, controlPoint1: good, controlPoint2: good)
    }
    expectIgnored(by: cubic) {
      $0.addCurve(to: good, controlPoint1: point, controlPoint2: good)
    }
    expectIgnored(by: cubic) {
      $0.addCurve(to: good, controlPoint1: good, controlPoint2: point)
    }
    expectIgnored(by: "addQuadCurve(to:controlPoint:)") {
      $0.addQuadCurve(to: point, controlPoint: good)
    }
    expectIgnored(by: "addQuadCurve(to:controlPoint:)") {
      $0.addQuadCurve(to: good, controlPoint: point)
    }
    expectIgnored(by: "contains(_:)") { #expect(!$0.contains(point)) }
  }

  @Test(arguments: [
    (CGPoint.zero, -1.0, 0.0, 1.0), (.zero, .nan, 0, 1), (.zero, .infinity, 0, 1),
    (.zero, 1e308, 0, 1), (.zero, 1, .nan, 1), (.zero, 1, 0, .infinity),
    (.zero, 1, -1.7e308, 1.7e308), (CGPoint(x: 0, y: CGFloat.nan), 1, 0, 1),
    (CGPoint(x: CGFloat.infinity, y: 0), 1, 0, 1),
  ])
  func `An arc that makes no sense is diagnosed and adds nothing`(
    center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat
  ) {
    for clockwise in [true, false] {
      expectIgnored(by: "addArc(withCenter:radius:startAngle:endAngle:clockwise:)") {
        $0.addArc(
          withCenter: center, radius: radius, startAngle: start, endAngle: end,
          clockwise: clockwise)
      }
      let (path, reports) = DynamicsDiagnostics.collecting {
        BezierPath(
          arcCenter: center, radius: radius, startAngle: start, endAngle: end,
          clockwise: clockwise)
      }
      #expect(path.isEmpty && reports.count == 1)
    }
  }

  @Test func `Angles of many turns are no trouble`() {
    let (path, reports) = DynamicsDiagnostics.collecting {
      BezierPath(
        arcCenter: .zero, radius: 1, startAngle: 1e300, endAngle: -1e300, clockwise: true)
    }
    #expect(reports.isEmpty && path.polylines(tolerance: 0.1).count == 1)
  }

  @Test func `Nothing can be added before the first move`() {
    let path = BezierPath()
    let (_, reports) = DynamicsDiagnostics.collecting {
      path.addLine(to: .zero)
      path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
      path.addQuadCurve(to: .zero, controlPoint: .zero)
      path.close()
    }
    #expect(path.isEmpty)
    #expect(
      reports.map(\.reporter) == [
        "BezierPath.addLine(to:)", "BezierPath.addCurve(to:controlPoint1:controlPoint2:)",
        "BezierPath.addQuadCurve(to:controlPoint:)", "BezierPath.close()",
      ])
    #expect(reports.allSatisfy { $0.message.contains("move(to:)") })
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: 1),
    CGRect(x: 1e308, y: 0, width: 1.7e308, height: 1),
  ])
  func `A rectangle that is not finite makes an empty path`(rect: CGRect) {
    let (paths, reports) = DynamicsDiagnostics.collecting {
      [
        BezierPath(rect: rect), BezierPath(ovalIn: rect),
        BezierPath(roundedRect: rect, cornerRadius: 1),
      ]
    }
    #expect(paths.allSatisfy { $0.isEmpty })
    #expect(
      reports.map(\.reporter) == [
        "BezierPath.init(rect:)", "BezierPath.init(ovalIn:)",
        "BezierPath.init(roundedRect:cornerRadius:)",
      ])
  }

  @Test(arguments: [-1, CGFloat.nan, -CGFloat.infinity])
  func `A corner radius that makes no sense leaves square corners`(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (path, reports) = DynamicsDiagnostics.collecting {
      BezierPath(roundedRect: rect, cornerRadius: radius)
    }
    #expect(path.polylines(tolerance: 1) == BezierPath(rect: rect).polylines(tolerance: 1))
    #expect(reports.count == 1)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(translationX: .infinity, y: 0),
    CGAffineTransform(scaleX: 1e308, y: 1),
  ])
  func `A transform that would lose points is diagnosed and not applied`(
    transform: CGAffineTransform
  ) {
    expectIgnored(by: "apply(_:)") { $0.apply(transform) }
  }

  @Test(arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
  func `A tolerance that makes no sense is diagnosed and taken as a quarter point`(
    tolerance: CGFloat
  ) {
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (lines, reports) = DynamicsDiagnostics.collecting {
      oval.polylines(tolerance: tolerance)
    }
    #expect(lines == oval.polylines(tolerance: 0.25))
    #expect(reports.map(\.reporter) == ["BezierPath.polylines(tolerance:)"])
  }

  @Test func `A tolerance too fine for the curve gets as many chords as are allowed`() {
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let curve = BezierPath()
    curve.move(to: CGPoint(x: -1e308, y: 0))
    curve.addCurve(
      to: CGPoint(x: 1e308, y: 0), controlPoint1: CGPoint(x: 1e308, y: 1e308),
      controlPoint2: CGPoint(x: -1e308, y: -1e308))
    for (path, tolerance) in [(oval, CGFloat.leastNonzeroMagnitude), (oval, 1e-12), (curve, 1)] {
      let (lines, reports) = DynamicsDiagnostics.collecting {
        path.polylines(tolerance: tolerance)
      }
      #expect(lines[0].count == 65_537 && lines[0].allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(reports.map(\.reporter) == ["BezierPath.polylines(tolerance:)"])
    }
  }

  /// Runs `misuse` on a path with something in it and expects one report and no change.
  private func expectIgnored(
    by member: String, _ misuse: (BezierPath) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = BezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40))
    let (_, reports) = DynamicsDiagnostics.collecting { misuse(path) }
    #expect(reports.map(\.reporter) == ["BezierPath.\(member)"], sourceLocation: sourceLocation)
    #expect(
      path.bounds == CGRect(x: 1, y: 2, width: 30, height: 40), sourceLocation: sourceLocation)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2), sourceLocation: sourceLocation)
    #expect(path.polylines(tolerance: 1).count == 1, sourceLocation: sourceLocation)
  }
}
