import DynamicsTiming
import Foundation
import Testing

/// The easing equations against the closed forms in which they are published.
@Suite struct PennerTimingTests {
  @Test(arguments: published)
  func `an equation is the published one`(equation: Equation) {
    for index in 1..<1000 {
      let t = Double(index) / 1000
      let (expected, found) = (equation.formula(t), equation.timing(t))
      #expect((found - expected).magnitude < 1e-12, "at \(t)")
    }
  }

  @Test(arguments: families)
  func `Out is In turned around`(family: Family) {
    for index in 0...1000 {
      let t = Double(index) / 1000
      #expect((family.out(t) - (1 - family.in(1 - t))).magnitude < 1e-14, "at \(t)")
    }
  }

  @Test(arguments: families)
  func `InOut is the same turned around, and half done half way`(family: Family) {
    for index in 0...1000 {
      let t = Double(index) / 1000
      #expect((family.inOut(t) - (1 - family.inOut(1 - t))).magnitude < 1e-14, "at \(t)")
    }
    #expect((family.inOut(0.5) - 0.5).magnitude < 1e-15)
  }

  @Test(arguments: families.filter { !["back", "elastic"].contains($0.testDescription) })
  func `InOut is half of In and half of Out`(family: Family) {
    for index in 0...500 {
      let t = Double(index) / 1000
      #expect((family.inOut(t) - family.in(2 * t) / 2).magnitude < 1e-14)
      #expect((family.inOut(0.5 + t) - (0.5 + family.out(2 * t) / 2)).magnitude < 1e-14)
    }
  }

  @Test func `backIn draws back by a tenth`() {
    let lowest = (0...100_000).map { TimingFunction.backIn(Double($0) / 100_000) }.min()
    #expect(((lowest ?? 0) + 0.1).magnitude < 1e-5)
  }

  @Test func `bounceOut touches the end three times on the way`() {
    for touch in [1.0, 2, 2.5] { #expect(TimingFunction.bounceOut(touch / 2.75) > 1 - 1e-12) }
    for top in [(1.5, 0.75), (2.25, 0.9375), (2.625, 0.984375)] {
      #expect((TimingFunction.bounceOut(top.0 / 2.75) - top.1).magnitude < 1e-12)
    }
  }

  struct Family: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let `in`, out, inOut: TimingFunction
  }

  static let families = [
    Family(
      testDescription: "quadratic", in: .quadraticIn, out: .quadraticOut, inOut: .quadraticInOut),
    Family(testDescription: "cubic", in: .cubicIn, out: .cubicOut, inOut: .cubicInOut),
    Family(testDescription: "sine", in: .sineIn, out: .sineOut, inOut: .sineInOut),
    Family(
      testDescription: "exponential", in: .exponentialIn, out: .exponentialOut,
      inOut: .exponentialInOut),
    Family(testDescription: "back", in: .backIn, out: .backOut, inOut: .backInOut),
    Family(testDescription: "elastic", in: .elasticIn, out: .elasticOut, inOut: .elasticInOut),
    Family(testDescription: "bounce", in: .bounceIn, out: .bounceOut, inOut: .bounceInOut),
  ]

  struct Equation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let timing: TimingFunction
    let formula: @Sendable (Double) -> Double

    init(
      _ name: String, _ timing: TimingFunction, _ formula: @escaping @Sendable (Double) -> Double
    ) {
      (testDescription, self.timing, self.formula) = (name, timing, formula)
    }
  }

  static let published =
    powers + waves + [
      Equation("backIn", .backIn) { $0 * $0 * (2.70158 * $0 - 1.70158) },
      Equation("backOut", .backOut) { 1 + 2.70158 * pow($0 - 1, 3) + 1.70158 * pow($0 - 1, 2) },
      Equation("backInOut", .backInOut) {
        let c = 1.70158 * 1.525
        return $0 < 0.5
          ? pow(2 * $0, 2) * ((c + 1) * 2 * $0 - c) / 2
          : (pow(2 * $0 - 2, 2) * ((c + 1) * ($0 * 2 - 2) + c) + 2) / 2
      },
      Equation("bounceIn", .bounceIn) { 1 - bounce(1 - $0) },
      Equation("bounceOut", .bounceOut, bounce),
      Equation("bounceInOut", .bounceInOut) {
        $0 < 0.5 ? (1 - bounce(1 - 2 * $0)) / 2 : (1 + bounce(2 * $0 - 1)) / 2
      },
    ]

  private static let powers = [
    Equation("quadraticIn", .quadraticIn) { $0 * $0 },
    Equation("quadraticOut", .quadraticOut) { $0 * (2 - $0) },
    Equation("quadraticInOut", .quadraticInOut) {
      $0 < 0.5 ? 2 * $0 * $0 : 1 - pow(-2 * $0 + 2, 2) / 2
    },
    Equation("cubicIn", .cubicIn) { pow($0, 3) },
    Equation("cubicOut", .cubicOut) { 1 - pow(1 - $0, 3) },
    Equation("cubicInOut", .cubicInOut) {
      $0 < 0.5 ? 4 * pow($0, 3) : 1 - pow(-2 * $0 + 2, 3) / 2
    },
    Equation("exponentialIn", .exponentialIn) { pow(2, 10 * $0 - 10) },
    Equation("exponentialOut", .exponentialOut) { 1 - pow(2, -10 * $0) },
    Equation("exponentialInOut", .exponentialInOut) {
      $0 < 0.5 ? pow(2, 20 * $0 - 10) / 2 : (2 - pow(2, -20 * $0 + 10)) / 2
    },
  ]

  private static let waves = [
    Equation("sineIn", .sineIn) { 1 - cos($0 * .pi / 2) },
    Equation("sineOut", .sineOut) { sin($0 * .pi / 2) },
    Equation("sineInOut", .sineInOut) { -(cos(.pi * $0) - 1) / 2 },
    Equation("elasticIn", .elasticIn) {
      -pow(2, 10 * $0 - 10) * sin((10 * $0 - 10.75) * 2 * .pi / 3)
    },
    Equation("elasticOut", .elasticOut) {
      pow(2, -10 * $0) * sin((10 * $0 - 0.75) * 2 * .pi / 3) + 1
    },
    Equation("elasticInOut", .elasticInOut) {
      let wave = sin((20 * $0 - 11.125) * 2 * .pi / 4.5)
      return $0 < 0.5
        ? -(pow(2, 20 * $0 - 10) * wave) / 2 : pow(2, -20 * $0 + 10) * wave / 2 + 1
    },
  ]

  private static func bounce(_ t: Double) -> Double {
    let (n, d) = (7.5625, 2.75)
    if t < 1 / d { return n * t * t }
    if t < 2 / d { return n * pow(t - 1.5 / d, 2) + 0.75 }
    if t < 2.5 / d { return n * pow(t - 2.25 / d, 2) + 0.9375 }
    return n * pow(t - 2.625 / d, 2) + 0.984375
  }
}
