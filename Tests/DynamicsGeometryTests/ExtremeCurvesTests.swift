import DynamicsReporting
import Foundation
import Testing

@testable import DynamicsGeometry

/// A curve was halved without end where its numbers could not be halved, and an arc of a trillion turns a
/// trillion times.
@Suite struct ExtremeCurvesTests {
  @Test(arguments: [1, 2000, 1 << 52, 1 << 60] as [UInt])
  func aCurveOfTheSmallestNumbersContainsNothing(bits: UInt) {
    let size = CGFloat(bitPattern: bits)
    let path = BezierPath()
    path.move(to: CGPoint(x: size, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: size), controlPoint1: CGPoint(x: -size, y: size),
      controlPoint2: CGPoint(x: size, y: -size))
    path.close()
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    _ = path.contains(.zero)
    _ = path.contains(CGPoint(x: size, y: size))
  }

  @Test(arguments: [1e300, 1e307] as [CGFloat])
  func aCurveOfTheLargestNumbersContainsItsMiddle(size: CGFloat) {
    let path = BezierPath(ovalIn: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
    #expect(path.contains(.zero) && path.contains(CGPoint(x: size / 2, y: size / 2)))
    #expect(!path.contains(CGPoint(x: 0.9 * size, y: 0.9 * size)))
  }

  /// The numbers of a curved contour, each replaced.
  @Test func contoursFromOutsideAreBounded() throws {
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 30))
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 9, y: 5), controlPoint1: CGPoint(x: 30, y: 5),
      controlPoint2: CGPoint(x: -3, y: 50))
    path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 70, y: 8))
    for contour in path.contours(tolerance: 0.25) {
      let numbers = contour.numbers
      #expect(Contour(numbers: numbers) == contour)
      for place in numbers.indices {
        for absurd in [1e12, -1e12, 1e300, 1e301, .nan, .infinity, -1, 7] {
          var forged = numbers
          forged[place] = absurd
          guard let read = Contour(numbers: forged) else { continue }
          #expect(read.isBounded)
          _ = read.contains(CGPoint(x: 20, y: 15))
        }
      }
    }
  }

  /// The last two numbers of an oval are the angles of its arc.
  @Test(arguments: [1e12, 1e300, -7, 6.3], [0, 1])
  func anArcGoesAtMostOnceAround(angle: Double, place: Int) {
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 30))
    var numbers = oval.contours(tolerance: 0.25)[0].numbers
    numbers[numbers.count - 2 + place] = angle
    #expect(Contour(numbers: numbers) == nil)
  }

  @Test(arguments: [1e15, 1e16, 1e300])
  func verticesAreNearEnough(coordinate: Double) {
    let contour = Contour(numbers: [2, 0, 0, coordinate, 0])
    #expect((contour != nil) == (coordinate < 2e15))
  }
}

/// Regions that are combined with themselves double their parts.
@Suite struct RegionBoundTests {
  @Test func aCombinationOfTooManyPartsIsReported() {
    var region = Region(radius: 10)
    let (_, reports) = DynamicsDiagnostics.collecting {
      for _ in 0..<40 { region = region.byDifference(from: region.inverse()) }
    }
    #expect(!reports.isEmpty && reports.allSatisfy { $0.message.contains("more than 65536") })
    #expect(region.numbers.count < 70_000)
    #expect(region.contains(.zero))
  }

  @Test func regionsFromOutsideAreChecked() throws {
    let tooMany = [0.0] + Array(repeating: 3, count: 1 << 16)
    #expect(Region(numbers: tooMany) == nil && Region(numbers: Array(tooMany.dropLast())) != nil)
    #expect(Region(numbers: [1, -1]) == nil && Region(numbers: [2, 3, -.infinity]) == nil)
    let region = try JSONEncoder().encode(Region(radius: 10))
    let text = String(decoding: region, as: UTF8.self)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Region.self, from: Data(text.replacingOccurrences(of: "10", with: "-10").utf8))
    }
  }
}
