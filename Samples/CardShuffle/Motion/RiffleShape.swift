import Dynamics

/// The poses of cards in a riffle, by height.
///
/// A lean is an angle from crosswise, in radians.
struct RiffleShape {
  typealias Pose = (place: CGPoint, lean: CGFloat)

  let center: CGPoint
  let count: Int

  /// The distance of a packet's center from the middle: half a card, and room for the thumbs.
  private static let apart = Table.cardSize.height / 2 + 13
  private static let interlaced: CGFloat = 25
  private static let pushed: CGFloat = 10

  /// The distance between cards whose edges are seen, in points: 52 cards rise by 20.
  private var rise: CGFloat { min(0.4, 20 / CGFloat(count)) }

  /// From 0 for the lowest card to 1.
  private func level(_ height: Int) -> CGFloat {
    CGFloat(height) / CGFloat(max(1, count - 1))
  }

  func pile(_ height: Int) -> CGPoint { Table.place(inPileAt: center, height: height) }

  /// A card of a packet that is held apart; the more it is bent, the more its inner end draws back.
  func packet(_ height: Int, of packetCount: Int, side: CGFloat) -> Pose {
    let bend = CGFloat(height) / CGFloat(max(1, packetCount))
    let place = CGPoint(
      x: center.x + side * (Self.apart + 8 * bend), y: center.y - 4 - 2 * rise * CGFloat(height))
    return (place, side * (0.1 + 0.06 * bend))
  }

  /// A card that has fallen onto the others, with its inner end between those of the other packet.
  func zipped(_ height: Int, side: CGFloat) -> Pose {
    meshed(height, side * Self.interlaced, lean: side * 0.07)
  }

  func pushed(_ height: Int, side: CGFloat) -> Pose {
    meshed(height, side * Self.pushed, lean: side * 0.03)
  }

  private func meshed(_ height: Int, _ way: CGFloat, lean: CGFloat) -> Pose {
    (CGPoint(x: center.x + way, y: center.y + 4 - rise * CGFloat(height)), lean)
  }

  /// A card of the bridge, whose middle is the highest: the two packets lean like a roof.
  func arched(_ height: Int, side: CGFloat) -> Pose {
    let curve = 0.5 + 0.5 * level(height)
    let place = CGPoint(
      x: center.x + side * (Self.pushed + 8 * curve),
      y: center.y - 6 - 14 * curve - rise * CGFloat(height))
    return (place, side * 0.3 * curve)
  }

  /// A card that has fallen from the bridge, and is not squared up yet.
  func loose(_ height: Int, side: CGFloat) -> Pose {
    let place = pile(height)
    return (CGPoint(x: place.x + side * 3, y: place.y), side * 0.02)
  }
}
