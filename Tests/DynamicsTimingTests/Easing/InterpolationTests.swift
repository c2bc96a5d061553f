import DynamicsGeometry
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Numbers, points and rectangles between others.
@Suite struct InterpolationTests {
  @Test func `numbers are in proportion, also beyond the ends`() {
    #expect(Double.interpolate(from: 10, to: 30, progress: 0.25) == 15)
    #expect(Double.interpolate(from: 10, to: 30, progress: -0.5) == 0)
    #expect(Double.interpolate(from: 10, to: 30, progress: 1.5) == 40)
    #expect(CGFloat.interpolate(from: 8, to: -8, progress: 0.75) == -4)
  }

  @Test func `points, vectors, sizes and rectangles are so in each number`() {
    #expect(
      CGPoint.interpolate(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 5, y: -6), progress: 0.5)
        == CGPoint(x: 3, y: -2))
    #expect(
      CGVector.interpolate(from: CGVector(dx: 1, dy: 2), to: .zero, progress: 2)
        == CGVector(dx: -1, dy: -2))
    #expect(
      CGSize.interpolate(
        from: CGSize(width: 4, height: 0), to: CGSize(width: 0, height: 4), progress: 0.25)
        == CGSize(width: 3, height: 1))
    #expect(
      CGRect.interpolate(
        from: CGRect(x: 0, y: 10, width: 20, height: 30),
        to: CGRect(x: 100, y: 20, width: 60, height: 0), progress: 0.5)
        == CGRect(x: 50, y: 15, width: 40, height: 15))
  }

  @Test(arguments: UInt64(1)...40)
  func `0 and 1 are the ends to the bit, and equal ends leave nothing between`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale = pow(10, random.double(in: -12...12))
    var numbers: [Double] = []
    for _ in 0..<12 { numbers.append(random.double(in: -scale...scale)) }
    let first = CGAffineTransform(Array(numbers[..<6]))
    let last = CGAffineTransform(Array(numbers[6...]))
    #expect(CGAffineTransform.interpolate(from: first, to: last, progress: 0) == first)
    #expect(CGAffineTransform.interpolate(from: first, to: last, progress: 1) == last)
    let (a, b) = (first.rect, last.rect)
    #expect(CGRect.interpolate(from: a, to: b, progress: 0) == a)
    #expect(CGRect.interpolate(from: a, to: b, progress: 1) == b)
    #expect(CGRect.interpolate(from: a, to: a, progress: 0.3) == a)
  }

  @Test func `the farthest of numbers do not overflow`() {
    let huge = Double.greatestFiniteMagnitude
    #expect(Double.interpolate(from: -huge, to: huge, progress: 0.5) == 0)
    #expect(Double.interpolate(from: -huge, to: huge, progress: 0) == -huge)
    #expect(Double.interpolate(from: -huge, to: huge, progress: 1) == huge)
  }

  @Test func `what is not finite comes at the end or goes with it, and spoils nothing between`() {
    for odd in [Double.infinity, -.infinity] {
      #expect(Double.interpolate(from: 3, to: odd, progress: 0.9) == 3)
      #expect(Double.interpolate(from: 3, to: odd, progress: 1) == odd)
      #expect(Double.interpolate(from: odd, to: 3, progress: 0) == odd)
      #expect(Double.interpolate(from: odd, to: 3, progress: 1) == 3)
      #expect(Double.interpolate(from: odd, to: 3, progress: 1.2) == 3)
    }
    #expect(Double.interpolate(from: 3, to: .nan, progress: 0.9) == 3)
    let card = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect.interpolate(from: .null, to: card, progress: 1) == card)
  }
}

extension CGAffineTransform {
  fileprivate init(_ numbers: [Double]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  fileprivate var rect: CGRect { CGRect(x: a, y: b, width: c.magnitude, height: d.magnitude) }
}
