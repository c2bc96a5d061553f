import Dynamics
import Foundation
import SampleSupport

/// When a piece comes loose, and how fast it then is.
struct Loosening {
  /// The index of the piece.
  var index: Int
  /// In seconds from the start.
  var time: Double
  /// In points per second.
  var velocity: CGVector

  /// The time in which a text crumbles, in seconds.
  private static let crumbling = 1.2
  /// The part of it that is left to chance.
  private static let chance = 0.6

  /// Returns one for each piece, in order of their times.
  static func schedule(
    _ pieces: [Piece], _ effect: Effect, _ generator: inout SeededGenerator
  ) -> [Loosening] {
    let area = pieces.reduce(CGRect.null) { $0.union(CGRect(origin: $1.home, size: .zero)) }
    let list = pieces.enumerated().map { index, piece in
      let luck = generator.double(in: 0...1)
      let (x, y) = (generator.double(in: -1...1), generator.double(in: -1...1))
      switch effect {
      case .fall:
        return Loosening(
          index: index, time: delay(1 - share(piece.home.y, area.minY, area.maxY), luck),
          velocity: CGVector(dx: 60 * x, dy: 0))
      case .wind:
        return Loosening(
          index: index, time: delay(1 - share(piece.home.x, area.minX, area.maxX), luck),
          velocity: CGVector(dx: 150 + 100 * x, dy: 80 * y))
      case .explode:
        let (dx, dy) = (Double(piece.home.x - area.midX), Double(piece.home.y - area.midY))
        let distance = max(1, hypot(dx, dy))
        let speed = 350 + 250 * luck
        return Loosening(
          index: index, time: 0,
          velocity: CGVector(
            dx: speed * dx / distance + 60 * x, dy: speed * dy / distance - 150 + 60 * y))
      }
    }
    return list.sorted { ($0.time, $0.index) < ($1.time, $1.index) }
  }

  private static func delay(_ order: Double, _ luck: Double) -> Double {
    crumbling * ((1 - chance) * order + chance * luck)
  }

  /// Where a number is in a range, from 0 to 1.
  private static func share(_ number: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Double {
    Double((number - low) / max(1, high - low))
  }
}
