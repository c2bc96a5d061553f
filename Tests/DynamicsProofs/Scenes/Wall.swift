/// An immovable line that bodies collide with, on both sides.
package struct Wall: Sendable {
  package enum Piece: Sendable {
    case line(to: Vector)
    /// A part of a circle, from one angle to another; clockwise on screen if that is larger.
    case arc(center: Vector, radius: Double, from: Double, to: Double)
    /// A cubic Bézier curve.
    case curve(to: Vector, Vector, Vector)
  }

  /// Where the first piece starts; an arc starts at its first angle.
  package var start: Vector
  package var pieces: [Piece]
  package var isClosed = false

  package static func line(_ start: Vector, _ end: Vector) -> Wall {
    Wall(start: start, pieces: [.line(to: end)])
  }

  package static func lines(_ corners: [Vector], isClosed: Bool = false) -> Wall {
    Wall(
      start: corners[0], pieces: corners.dropFirst().map { .line(to: $0) }, isClosed: isClosed)
  }

  package static func arc(center: Vector, radius: Double, from: Double, to: Double) -> Wall {
    Wall(
      start: center + Vector(length: radius, angle: from),
      pieces: [.arc(center: center, radius: radius, from: from, to: to)])
  }

  /// A level floor whose top is at a height.
  package static func floor(_ y: Double, from left: Double = -1e4, to right: Double = 1e4) -> Wall {
    line(Vector(left, y), Vector(right, y))
  }

  /// A smooth curve through points, of Béziers with the directions that the curve has there.
  ///
  /// The curve is `point(t)`, with the derivative `slope(t)`, at equal steps of t.
  package static func smooth(
    over range: ClosedRange<Double>, pieces count: Int, _ point: (Double) -> Vector,
    slope: (Double) -> Vector
  ) -> Wall {
    let step = (range.upperBound - range.lowerBound) / Double(count)
    var wall = Wall(start: point(range.lowerBound), pieces: [])
    for number in 0..<count {
      let t = range.lowerBound + step * Double(number)
      let (a, b) = (point(t), point(t + step))
      wall.pieces.append(
        .curve(to: b, a + (step / 3) * slope(t), b - (step / 3) * slope(t + step)))
    }
    return wall
  }

  /// The corners of lines that stay within a distance of the wall, for engines without curves.
  package func corners(within tolerance: Double = 0.01) -> [Vector] {
    var corners = [start]
    for piece in pieces {
      let from = corners[corners.count - 1]
      switch piece {
      case .line(let end): corners.append(end)
      case .arc(let center, let radius, let first, let last):
        // The sagitta of a chord over the angle φ is r·φ²/8.
        let count = Self.count(abs(last - first) / (8 * tolerance / radius).squareRoot())
        for number in 1...count {
          let angle = first + (last - first) * Double(number) / Double(count)
          corners.append(center + Vector(length: radius, angle: angle))
        }
      case .curve(let end, let c1, let c2):
        // A chord over the time t is within t²/8 of the greatest second derivative.
        let bend = max((from - 2 * c1 + c2).length, (c1 - 2 * c2 + end).length) * 6
        let count = Self.count((bend / (8 * tolerance)).squareRoot())
        for number in 1...count {
          let t = Double(number) / Double(count)
          let s = 1 - t
          corners.append(
            s * s * s * from + 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t * end)
        }
      }
    }
    return corners + (isClosed ? [start] : [])
  }

  private static func count(_ number: Double) -> Int { max(1, Int(number.rounded(.up))) }
}
