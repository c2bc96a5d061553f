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
}
