import Dynamics

/// The springs that hold a card: one that keeps it upright, or two that rotate it like a thumb and
/// a finger.
///
/// Their anchors move with the card's target. New springs for each target would change the
/// behaviors of the animator in nearly every step, and the animator would process all of them
/// again.
struct Hold {
  let isTurned: Bool
  private let snap: SnapBehavior?
  private let springs: [AttachmentBehavior]

  /// The distance of the two springs from the center of the card, in points.
  private let springDistance: CGFloat

  init(_ item: BasicItem, isTurned: Bool) {
    self.isTurned = isTurned
    let distance = item.bounds.height / 4
    springDistance = distance
    snap = isTurned ? nil : SnapBehavior(item: item, snapTo: item.center)
    springs = (isTurned ? [-1, 1] : []).map { side in
      AttachmentBehavior(
        item: item, offsetFromCenter: Offset(horizontal: 0, vertical: side * distance),
        attachedToAnchor: item.center)
    }
    snap?.damping = 1
    for spring in springs {
      spring.length = 0
      spring.damping = 1
    }
  }

  var behaviors: [DynamicBehavior] { springs + (snap.map { [$0] } ?? []) }

  /// Moves the springs to a target.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians; 0 unless ``isTurned``.
  ///   - frequency: The frequency of the springs, in hertz.
  func pull(to place: CGPoint, angle: CGFloat, frequency: CGFloat) {
    snap?.snapPoint = place
    snap?.frequency = frequency
    for (side, spring) in zip([-springDistance, springDistance], springs) {
      spring.anchorPoint = CGPoint(
        x: place.x - side * sin(angle), y: place.y + side * cos(angle))
      spring.frequency = frequency
    }
  }
}
