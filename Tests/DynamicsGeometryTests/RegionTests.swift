import DynamicsGeometry
import DynamicsReporting
import DynamicsTestSupport
import Foundation
import Testing

@Suite struct RegionTests {
  @Test func aCircleHasItsEdgeAndARectangleHasNot() {
    let circle = Region(radius: 5)
    #expect(circle.contains(CGPoint(x: 3, y: -4)))
    #expect(!circle.contains(CGPoint(x: 3, y: -4.001)))
    let rectangle = Region(size: CGSize(width: 10, height: 20))
    #expect(rectangle.contains(CGPoint(x: -4.999, y: 9.999)))
    #expect(!rectangle.contains(CGPoint(x: 5, y: 0)))
    #expect(!rectangle.contains(CGPoint(x: 0, y: -10)))
    #expect(Region.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
  }

  /// A region and the same thing as a function, made together at random.
  private func randomRegion(
    depth: Int, _ random: inout SeededGenerator
  ) -> (Region, (CGPoint) -> Bool) {
    if depth == 0 {
      let (width, height) = (random.double(in: 0...100), random.double(in: 0...100))
      if random.bool() {
        return (Region(radius: width), { $0.x * $0.x + $0.y * $0.y <= width * width })
      }
      return (
        Region(size: CGSize(width: width, height: height)),
        { abs($0.x) < width / 2 && abs($0.y) < height / 2 }
      )
    }
    let (first, isInFirst) = randomRegion(depth: depth - 1, &random)
    let (second, isInSecond) = randomRegion(depth: depth - 1, &random)
    switch random.int(in: 0...3) {
    case 0: return (first.inverse(), { !isInFirst($0) })
    case 1: return (first.byUnion(with: second), { isInFirst($0) || isInSecond($0) })
    case 2: return (first.byDifference(from: second), { isInFirst($0) && !isInSecond($0) })
    default: return (first.byIntersection(with: second), { isInFirst($0) && isInSecond($0) })
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func regionsComposeAsSetsDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (region, isIn) = randomRegion(depth: random.int(in: 1...6), &random)
    for _ in 0..<100 {
      let point = random.point(in: CGRect(x: -80, y: -80, width: 160, height: 160))
      #expect(region.contains(point) == isIn(point))
    }
  }

  @Test func nestingHasNoLimit() {
    var region = Region(radius: 1)
    for _ in 0..<2_000 { region = region.inverse().byUnion(with: Region(radius: 1)).inverse() }
    #expect(!region.contains(.zero))
  }

  @Test func regionsSurviveCoding() throws {
    let region = Region(radius: 3).byDifference(from: Region(size: CGSize(width: 1, height: 2)))
    let data = try JSONEncoder().encode(region)
    #expect(try JSONDecoder().decode(Region.self, from: data) == region)
    for broken in ["[]", #"[{"inverse":{}}]"#, #"[{"union":{}},{"everything":{}}]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Region.self, from: Data(broken.utf8))
      }
    }
  }

  @Test func sizesThatAreNoneAreReportedAndEmpty() {
    for bad in [-1, .nan, .infinity] as [CGFloat] {
      let (circle, reports) = DynamicsDiagnostics.collecting { Region(radius: bad) }
      #expect(reports.count == 1)
      #expect(!circle.contains(.zero))
      let (rectangle, more) = DynamicsDiagnostics.collecting {
        Region(size: CGSize(width: 1, height: bad))
      }
      #expect(more.count == 1)
      #expect(!rectangle.contains(.zero))
    }
    #expect(!Region.infinite.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }
}
