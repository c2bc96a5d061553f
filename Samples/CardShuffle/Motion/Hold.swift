import Dynamics

/// The springs that hold a card: one that keeps it upright, or two that turn it like a thumb and a
/// finger.
///
/// They move with the card's place. New springs for each place would change the animator's behaviors in
/// nearly every step, and it would list all of them again.
struct Hold {
  let isTurned: Bool
  private let snap: SnapBehavior?
  private let springs: [AttachmentBehavior]

  /// How far the two springs are from the middle of the card, in points.
  private static let reach = Table.cardSize.height / 4

  init(_ item: BasicItem, isTurned: Bool) {
    self.isTurned = isTurned
    snap = isTurned ? nil : SnapBehavior(item: item, snapTo: item.center)
    springs = (isTurned ? [-1, 1] : []).map { side in
      AttachmentBehavior(
        item: item, offsetFromCenter: Offset(horizontal: 0, vertical: side * Self.reach),
        attachedToAnchor: item.center)
    }
    snap?.damping = 1
    for spring in springs {
      spring.length = 0
      spring.damping = 1
    }
  }

  var behaviors: [DynamicBehavior] { springs + (snap.map { [$0] } ?? []) }

  /// - Parameters:
  ///   - angle: Radians; 0 unless ``isTurned``.
  ///   - frequency: Of the springs, in hertz.
  func pull(to place: CGPoint, angle: CGFloat, frequency: CGFloat) {
    snap?.snapPoint = place
    snap?.frequency = frequency
    for (side, spring) in zip([-Self.reach, Self.reach], springs) {
      spring.anchorPoint = CGPoint(
        x: place.x - side * sin(angle), y: place.y + side * cos(angle))
      spring.frequency = frequency
    }
  }
}
