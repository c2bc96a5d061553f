import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Timing functions from control points.
@Suite struct BezierTimingTests {
  @Test(arguments: UInt64(1)...60)
  func `the curve is where halving finds it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let curve = ReferenceCurve(
        x1: random.double(in: 0...1), y1: random.double(in: -2...3),
        x2: random.double(in: 0...1), y2: random.double(in: -2...3))
      let timing = curve.timing
      for _ in 0..<50 {
        let t = random.double(in: 0...1)
        let y = timing(t)
        #expect((y - curve.y(atX: t)).magnitude < 1e-10, "\(curve) at \(t)")
      }
    }
  }

  @Test(arguments: [
    (TimingFunction.linear, ReferenceCurve(x1: 0, y1: 0, x2: 1, y2: 1)),
    (.easeIn, ReferenceCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)),
    (.easeOut, ReferenceCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)),
    (.easeInOut, ReferenceCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
    (.default, ReferenceCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
  ])
  func `the named curves are Core Animation's`(named: TimingFunction, reference: ReferenceCurve) {
    for t in stride(from: 0, through: 1, by: 1.0 / 512) {
      #expect((named(t) - reference.y(atX: t)).magnitude < 1e-13, "at \(t)")
    }
    #expect(named == reference.timing)
  }

  /// As browsers compute them, to six places.
  @Test func `the named curves have their known middles`() {
    #expect((TimingFunction.easeIn(0.5) - 0.315357).magnitude < 1e-6)
    #expect((TimingFunction.easeOut(0.5) - 0.684643).magnitude < 1e-6)
    #expect((TimingFunction.easeInOut(0.25) - 0.129162).magnitude < 1e-6)
    #expect((TimingFunction.default(0.5) - 0.802403).magnitude < 1e-6)
  }

  @Test func `linear changes nothing, to the bit`() {
    for t in stride(from: 0, through: 1, by: 0.001) { #expect(TimingFunction.linear(t) == t) }
  }

  @Test(arguments: verticalCurves)
  func `where the curve is vertical, it is still where it belongs`(curve: VerticalCurve) {
    let around = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
    let away = [0, 1e-18, 1e-16, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 0.03, 0.2]
    for center in around {
      for t in away.flatMap({ [center - $0, center + $0] }) where (0...1).contains(t) {
        #expect((curve.timing(t) - curve.y(t)).magnitude < 1e-12, "at \(t)")
      }
    }
    #expect((curve.timing(0.5.nextUp) - curve.y(0.5.nextUp)).magnitude < 1e-12)
    #expect((curve.timing(1.0.nextDown) - curve.y(1.0.nextDown)).magnitude < 1e-12)
  }

  @Test(arguments: UInt64(1)...20)
  func `a curve that nearly stands upright rises without a step back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let narrow = random.double(in: 0...1e-6)
    let timing = TimingFunction(controlPoints: 1 - narrow, 0, random.double(in: 0...1e-6), 1)
    let progress = (0...4000).map { timing(Double($0) / 4000) }
    let steps = zip(progress.dropFirst(), progress).map { $0 - $1 }
    #expect((steps.min() ?? .nan) > -1e-12)
  }

  @Test func `the largest of control points do not overflow`() {
    let huge = 1e6
    for (y1, y2) in [(huge, huge), (huge, -huge), (-huge, huge), (-huge, -huge)] {
      let timing = TimingFunction(controlPoints: 0.3, y1, 0.6, y2)
      for t in stride(from: 0, through: 1, by: 1.0 / 64) { #expect(timing(t).isFinite) }
      #expect(timing(0) == 0)
      #expect(timing(1) == 1)
    }
  }

  @Test(arguments: [
    (-0.1, 0, 0.5, 1), (1.1, 0, 0.5, 1), (0.5, 0, -0.1, 1), (0.5, 0, 1.1, 1),
    (.nan, 0, 0.5, 1), (0.5, .nan, 0.5, 1), (0.5, 0, .nan, 1), (0.5, 0, 0.5, .nan),
    (.infinity, 0, 0.5, 1), (0.5, -Double.infinity, 0.5, 1), (0.5, 0, 0.5, .infinity),
    (0.5, 1.1e6, 0.5, 1), (0.5, 0, 0.5, -1e154),
  ])
  func `control points that make no function are diagnosed and linear is used`(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    let (timing, diagnostics) = DynamicsDiagnostics.collecting {
      TimingFunction(controlPoints: x1, y1, x2, y2)
    }
    #expect(diagnostics.count == 1)
    #expect(timing == .linear)
  }

  @Test func `progress may leave 0 to 1 where the control points do`() {
    let timing = TimingFunction(controlPoints: 0.3, -1, 0.7, 2)
    #expect(timing(0.2) < -0.1)
    #expect(timing(0.8) > 1.1)
  }

  private static let verticalCurves = [
    VerticalCurve("in the middle", 1, 0, 0, 1) { 0.5 + cbrt(($0 - 0.5) / 4) },
    VerticalCurve("in the middle, the other way up", 1, 2, 0, -1) { 0.5 + cbrt(($0 - 0.5) / 4) },
    VerticalCurve("at the start", 0, 1, 0, 0.5) { cbrt($0) },
    VerticalCurve("at the end", 1, 0.5, 1, 0) { 1 - cbrt(1 - $0) },
  ]
}

/// A curve with a vertical tangent whose parameter for a given x has a closed form.
struct VerticalCurve: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let timing: TimingFunction
  private let reference: ReferenceCurve
  private let parameter: @Sendable (Double) -> Double

  init(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    parameter: @escaping @Sendable (Double) -> Double
  ) {
    testDescription = name
    reference = ReferenceCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    timing = reference.timing
    self.parameter = parameter
  }

  func y(_ t: Double) -> Double { reference.y(at: parameter(t)) }
}
