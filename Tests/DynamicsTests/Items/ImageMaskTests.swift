import Dynamics
import DynamicsTestSupport
import Testing

/// Outlines of images, traced by `cpMarchSoft`.
@Suite struct ImageMaskTests {
  @Test func aDiscHasItsArea() throws {
    let mask = try #require(ImageMask(width: 64, height: 48) { disc($0, $1, radius: 20) })
    let path = mask.outline()
    #expect(path.polylines(tolerance: 0.1).count == 1)
    #expect(abs(area(path) - .pi * 400) < 0.02 * .pi * 400, "\(area(path))")
    #expect(abs(path.bounds.midX - 32) < 0.1 && abs(path.bounds.midY - 24) < 0.1)
    #expect(abs(path.bounds.width - 40) < 0.6)
  }

  @Test func aRingHasAHole() throws {
    let mask = try #require(
      ImageMask(width: 64, height: 64) { x, y in
        disc(x, y, radius: 28, y: 32) - disc(x, y, radius: 12, y: 32)
      })
    let path = mask.outline()
    #expect(path.polylines(tolerance: 0.1).count == 2)
    #expect(!path.contains(CGPoint(x: 32, y: 32)))
    #expect(path.contains(CGPoint(x: 12, y: 32)))
    let expected = Double.pi * (28 * 28 - 12 * 12)
    #expect(abs(area(path) - expected) < 0.02 * expected, "\(area(path))")
  }

  @Test func anOpaqueImageIsItsRectangle() throws {
    let mask = try #require(ImageMask(width: 30, height: 20) { _, _ in 1 })
    let path = mask.outline()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    // A triangle with two sides of half a pixel is cut off each corner.
    #expect(abs(area(path) - (600 - 4 * 0.125)) < 1e-9)
  }

  /// Without a tolerance, the center of a pixel is inside if and only if the pixel is opaque enough.
  @Test(arguments: 0..<40) func eachPixelIsOnItsSide(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...24, using: &random), Int.random(in: 1...24, using: &random)
    )
    let opacities = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    let mask = try #require(ImageMask(opacities: opacities, width: width))
    let threshold = Double.random(in: 0.01...0.99, using: &random)
    let path = mask.outline(threshold: threshold, tolerance: 0, leastArea: 0)
    for (index, opacity) in opacities.enumerated() {
      let center = CGPoint(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
      #expect(
        path.contains(center) == (Double(opacity) >= threshold * 255),
        "pixel \(index) of \(width) × \(height) at \(threshold)")
    }
  }

  @Test func aToleranceLeavesOutCornersAndStaysClose() throws {
    let mask = try #require(
      ImageMask(width: 200, height: 200) { disc($0, $1, radius: 90, x: 100, y: 100) })
    let (fine, coarse) = (mask.outline(tolerance: 0), mask.outline(tolerance: 1))
    let corners = fine.polylines(tolerance: 0.1)[0]
    let fewer = coarse.polylines(tolerance: 0.1)[0]
    #expect(corners.count > 500 && fewer.count < 40, "\(corners.count), \(fewer.count)")
    let sides = Array(zip(fewer, fewer.dropFirst() + fewer.prefix(1)))
    for corner in corners {
      let least = sides.map { distance(of: corner, from: $0.0, $0.1) }.min()
      #expect(try #require(least) <= 1 + 1e-9)
    }
  }

  @Test func specksAreLeftOut() throws {
    let mask = try #require(
      ImageMask(width: 20, height: 20) { x, y in x == 4.5 && y == 4.5 ? 1 : 0 })
    #expect(mask.outline().isEmpty)
    #expect(!mask.outline(leastArea: 0).isEmpty)
  }

  @Test func masksThatAreNotFullAreNone() {
    #expect(ImageMask(opacities: [], width: 1) == nil)
    #expect(ImageMask(opacities: [1, 2, 3], width: 2) == nil)
    #expect(ImageMask(opacities: [1, 2], width: 0) == nil)
    #expect(ImageMask(opacities: [1, 2], width: -1) == nil)
    #expect(ImageMask(opacities: Array(repeating: 0, count: 16_385), width: 16_385) == nil)
    #expect(ImageMask(opacities: [0], width: 1)?.outline().isEmpty == true)
  }

  @Test func invalidOptionsAreReportedAndHaveTheirDefaults() throws {
    let mask = try #require(
      ImageMask(width: 30, height: 30) { disc($0, $1, radius: 10, x: 15, y: 15) })
    let (path, reports) = DynamicsDiagnostics.collecting {
      mask.outline(threshold: .nan, tolerance: -1, leastArea: .infinity)
    }
    #expect(reports.count == 3)
    #expect(path.polylines(tolerance: 0.1) == mask.outline().polylines(tolerance: 0.1))
  }

  /// A crescent on a disc: it can only stay there if it is concave.
  @Test func anItemCollidesByWhatItsImageShows() throws {
    let mask = try #require(
      ImageMask(width: 80, height: 60) { x, y in y > 40 || x < 15 || x > 65 ? 1 : 0 })
    let path = mask.outline()
    path.apply(CGAffineTransform(translationX: -40, y: -30))
    let cup = BasicItem(
      center: CGPoint(x: 100, y: 130), size: CGSize(width: 80, height: 60),
      collisionBoundsType: .path)
    cup.collisionBoundingPath = path
    let ball = BasicItem(
      center: CGPoint(x: 100, y: 40), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 200, height: 200))
    let collision = CollisionBehavior(items: [cup, ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [cup, ball]))
    #expect(animator.finish(limit: 30))
    // On the bottom of the cup, whose middle is 40 px below its top, and not on its rim.
    #expect(
      abs(ball.center.y - (cup.center.y - 30 + 40 - 10)) < 0.5, "\(ball.center), \(cup.center)")
  }
}

// MARK: Images

extension ImageMask {
  /// An image of a function from the centers of pixels to opacities from 0 to 1.
  fileprivate init?(width: Int, height: Int, _ opacity: (Double, Double) -> Double) {
    self.init(
      opacities: (0..<width * height).map { index in
        let value = opacity(Double(index % width) + 0.5, Double(index / width) + 0.5)
        return UInt8((min(max(value, 0), 1) * 255).rounded())
      }, width: width)
  }
}

/// A disc with a soft edge of one pixel.
private func disc(
  _ x: Double, _ y: Double, radius: Double, x middle: Double = 32, y height: Double = 24
) -> Double {
  let distance = ((x - middle) * (x - middle) + (y - height) * (y - height)).squareRoot()
  return min(max(radius + 0.5 - distance, 0), 1)
}

/// The area by the corners; holes count as negative.
private func area(_ path: BezierPath) -> Double {
  var area = 0.0
  for line in path.polylines(tolerance: 0.1) {
    for (start, end) in zip(line, line.dropFirst() + line.prefix(1)) {
      area += Double(start.x * end.y - end.x * start.y) / 2
    }
  }
  return area
}

private func distance(of point: CGPoint, from start: CGPoint, _ end: CGPoint) -> Double {
  let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
  let (px, py) = (Double(point.x - start.x), Double(point.y - start.y))
  let square = x * x + y * y
  let share = square > 0 ? min(max((px * x + py * y) / square, 0), 1) : 0
  let (dx, dy) = (px - share * x, py - share * y)
  return (dx * dx + dy * dy).squareRoot()
}
