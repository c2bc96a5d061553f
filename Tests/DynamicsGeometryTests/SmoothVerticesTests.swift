import Foundation
import Testing

@testable import DynamicsGeometry

/// Which vertices of a flattened path are corners of the true one.
@Suite struct SmoothVerticesTests {
  /// The chords at the ends of a Bézier differ from those beside them, so their bends tell nothing.
  @Test(arguments: [1, 2, 3, 6, 9])
  func aCircleOfBeziersHasNoCorner(pieces: Int) throws {
    let path = BezierPath()
    let turn = 2 * Double.pi / Double(pieces * 4)
    path.move(to: CGPoint(x: 200, y: 0))
    for piece in 0..<(pieces * 4) {
      let (from, to) = (turn * Double(piece), turn * Double(piece + 1))
      let reach = 200 * 4 / 3 * tan(turn / 4)
      path.addCurve(
        to: CGPoint(x: 200 * cos(to), y: 200 * sin(to)),
        controlPoint1: CGPoint(
          x: 200 * cos(from) - reach * sin(from), y: 200 * sin(from) + reach * cos(from)),
        controlPoint2: CGPoint(
          x: 200 * cos(to) + reach * sin(to), y: 200 * sin(to) - reach * cos(to)))
    }
    path.close()
    let smooth = try #require(path.contours(tolerance: 0.25).first).smoothVertices
    #expect(smooth.allSatisfy { $0 }, "\(smooth)")
  }

  /// Two curves that meet at 20°, with long chords.
  @Test func whereCurvesMeetAtAnAngleIsACorner() throws {
    let path = BezierPath()
    path.move(to: CGPoint(x: -100, y: 20))
    path.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: -50, y: 9))
    path.addQuadCurve(to: CGPoint(x: 100, y: 20), controlPoint: CGPoint(x: 50, y: 9))
    let contour = try #require(path.contours(tolerance: 0.25).first)
    let corner = try #require(contour.polyline.firstIndex { $0 == .zero })
    #expect(!contour.smoothVertices[corner])
    #expect(contour.smoothVertices.filter { $0 }.count == contour.polyline.count - 3)
  }

  /// A line that a curve continues, and one from which it turns off.
  @Test(arguments: [0.0, 15]) func aLineGoesOnInACurve(height: Double) throws {
    let path = BezierPath()
    path.move(to: CGPoint(x: -100, y: 0))
    path.addLine(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 60), controlPoint1: CGPoint(x: 40, y: height),
      controlPoint2: CGPoint(x: 80, y: 30))
    let contour = try #require(path.contours(tolerance: 0.25).first)
    let joint = try #require(contour.polyline.firstIndex { $0 == .zero })
    #expect(contour.smoothVertices[joint] == (height == 0))
  }

  /// The sine of π is not quite 0, so a line of 1e-14 pt leads to the start of the arc.
  @Test func segmentsWithoutLengthHideNoCorner() throws {
    let path = BezierPath()
    path.move(to: CGPoint(x: -50, y: 0))
    path.addLine(to: CGPoint(x: -50, y: 0))
    path.addArc(
      withCenter: .zero, radius: 50, startAngle: .pi, endAngle: 0, clockwise: true)
    for place in [(80, 90), (140, 170), (230, 220)] {
      path.addLine(to: CGPoint(x: place.0, y: place.1))
    }
    let contour = try #require(path.contours(tolerance: 0.25).first)
    let corners = contour.polyline.indices.filter { !contour.smoothVertices[$0] }
    #expect(corners == [0] + contour.polyline.indices.suffix(4))
  }

  /// A whole circle that begins and ends where a line leads to it and another one leaves it.
  @Test func aLoopEndsInACorner() throws {
    let path = BezierPath()
    path.move(to: CGPoint(x: 50, y: -60))
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.addArc(
      withCenter: .zero, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    path.addLine(to: CGPoint(x: 70, y: 60))
    let contour = try #require(path.contours(tolerance: 0.25).first)
    let corners = contour.polyline.indices.filter { !contour.smoothVertices[$0] }
    #expect(corners.contains(contour.polyline.count - 2))
    #expect(!corners.contains(5))
  }
}
