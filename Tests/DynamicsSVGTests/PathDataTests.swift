import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsSVG

/// The path data of SVG 1.1, by the examples of its specification and its grammar.
@Suite struct PathDataTests {
  private func read(_ text: String) throws -> PathData {
    try PathData(text, maximumSegments: 1000)
  }

  private func lines(_ text: String) throws -> [[CGPoint]] {
    let data = try read(text)
    #expect(data.errorOffset == nil, "\(text)")
    return data.path.polylines(tolerance: 0.01)
  }

  private func points(_ numbers: CGFloat...) -> [CGPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  @Test(arguments: [
    "M 100 100 L 300 100 L 200 300 z", "M100,100 300,100 200,300z", "m100 100l200 0-100 200Z",
    "M100 100H300L200 300z", "m100 100h200l-100 200z", "\n M 1e2,+100 L3E2 100,200 300 \t Z ",
    "M100 100L300 100L200 300L100 100", "M 100 100 L 300 100 200 300 , z",
  ])
  func `writings of one triangle are one triangle`(text: String) throws {
    #expect(try lines(text) == [points(100, 100, 300, 100, 200, 300, 100, 100)])
  }

  @Test func `numbers end where they cannot go on`() throws {
    #expect(try lines("M1.5.5-3e-2-4") == [points(1.5, 0.5, -0.03, -4)])
    #expect(try lines("M.5.5.25.25") == [points(0.5, 0.5, 0.25, 0.25)])
  }

  @Test func `moves begin subpaths, and lines after a close begin at its start`() throws {
    #expect(
      try lines("m10 10h5v5zl-5-5m1 1 2 2")
        == [
          points(10, 10, 15, 10, 15, 15, 10, 10), points(10, 10, 5, 5), points(6, 6, 8, 8),
        ])
  }

  /// The middle of a curve is the mean of its points by binomial weights.
  @Test func `smooth curves mirror the control point before`() throws {
    let cubic = try read("M100,200 C100,100 250,100 250,200 S400,300 400,200").path
    let middles = cubic.cubicSubpaths[0].points
    #expect(middles == points(100, 200, 100, 100, 250, 100, 250, 200, 250, 300, 400, 300, 400, 200))
    let quad = try lines("M200,300 Q400,50 600,300 T1000,300")[0]
    #expect(quad.contains { abs($0.x - 800) < 3 && abs($0.y - 425) < 0.1 })
    #expect(quad.contains { abs($0.x - 400) < 3 && abs($0.y - 175) < 0.1 })
    // Without a curve before, the control point is the start: a straight line.
    let straight = try read("M0 0T10 10T30 30").path.polylines(tolerance: 0.01)[0]
    #expect(straight.allSatisfy { abs($0.x - $0.y) < 1e-9 })
    let relative = try read("m0 0c0-100 150-100 150 0s150 100 150 0").path.cubicSubpaths
    #expect(relative[0].points == middles.map { CGPoint(x: $0.x - 100, y: $0.y - 200) })
  }

  @Test func `the pie of the specification`() throws {
    let pie = try read("M300,200 h-150 a150,150 0 1,0 150,-150 z").path
    let box = pie.bounds
    #expect(abs(box.minX - 150) < 1e-9 && abs(box.maxX - 450) < 1e-9)
    #expect(abs(box.minY - 50) < 1e-9 && abs(box.maxY - 350) < 1e-9)
    #expect(pie.contains(CGPoint(x: 400, y: 300)) && !pie.contains(CGPoint(x: 200, y: 100)))
  }

  @Test func `flags choose one of four arcs`() throws {
    // From (10, 0) to (20, 10) on circles of radius 10, around (10, 10) or (20, 0).
    func bounds(_ large: Int, _ sweep: Int) throws -> CGRect {
      let path = try read("M10 0A10 10 0 \(large) \(sweep) 20 10").path
      #expect(abs(path.currentPoint.x - 20) + abs(path.currentPoint.y - 10) < 1e-12)
      return path.bounds
    }
    func expect(_ box: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      #expect(abs(box.minX - x) + abs(box.minY - y) < 1e-9)
      #expect(abs(box.width - width) + abs(box.height - height) < 1e-9)
    }
    expect(try bounds(0, 1), 10, 0, 10, 10)
    expect(try bounds(1, 0), 0, 0, 20, 20)
    expect(try bounds(0, 0), 10, 0, 10, 10)
    expect(try bounds(1, 1), 10, -10, 20, 20)
  }

  @Test func `radii grow if they are too small, and none is a line`() throws {
    let half = try read("M0 0A1 2 0 0 1 10 0").path.bounds
    #expect(abs(half.minY + 10) < 1e-9 && abs(half.maxX - 10) < 1e-9)
    #expect(try lines("M0 0A0 5 0 0 1 10 0") == [points(0, 0, 10, 0)])
    #expect(try lines("M0 0A5 5 0 0 1 0 0 M0 0L1 1") == [points(0, 0, 1, 1)])
    let compact = try read("M0 0a1 2 0 0110 0").path.bounds
    #expect(compact == half)
    let turned = try read("M0 0A10 5 90 0 1 10 0").path.bounds
    #expect(abs(turned.minY + 10) < 1e-9)
  }

  @Test(arguments: [
    ("M0 0L10", 5, 0), ("L1 1", 0, 0), ("M0 0L5 5x", 8, 1), ("M0 0 NaN", 5, 0),
    ("M0 0L1 1 2", 9, 1), ("M0 0A5 5 0 2 0 1 1", 5, 0), ("M0 0C1 1 2 2", 5, 0), ("x", 0, 0),
    ("M0 0L5 5é", 8, 1), ("z", 0, 0), ("M0 0L5 5,,6 6", 9, 1),
  ])
  func `a path is drawn up to its first error`(text: String, offset: Int, lines: Int) throws {
    let data = try read(text)
    #expect(data.errorOffset == offset)
    #expect(data.path.polylines(tolerance: 0.1).count == lines)
  }

  @Test func `an empty path is no error`() throws {
    for text in ["", "  \n"] {
      #expect(try read(text).errorOffset == nil && read(text).path.isEmpty)
    }
  }

  @Test(arguments: ["M2e9 0", "M0 0l6e8 0 6e8 0", "M0 0L1e999 0", "M0 0A1e300 1 0 0 0 1 1"])
  func `points too far away are an error`(text: String) {
    #expect(throws: SVGError.self) { try read(text) }
  }

  @Test func `too many segments are an error`() {
    #expect(throws: SVGError.self) {
      try PathData("M0 0" + String(repeating: "l1 1", count: 100), maximumSegments: 100)
    }
  }

  @Test func `large radii are lines, not points far away`() throws {
    let box = try read("M0 0A9e8 9e8 0 0 1 1 0").path.bounds
    #expect(box == CGRect(x: 0, y: 0, width: 1, height: 0))
  }
}
