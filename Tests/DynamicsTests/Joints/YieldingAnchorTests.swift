import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Anchors that pull items into obstacles, which they must not get through.
///
/// A rod to an anchor that moved on used to pull its item through every wall.
@Suite struct YieldingAnchorTests {
  enum Wall: CaseIterable { case bounds, segment, anchored, kinematic, cardAtWall }
  enum Kind: CaseIterable { case pin, rod }

  /// An item of 60 pt whose right side is 140 pt from the wall, and an attachment.
  private struct Scene {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 600))
    let item = BasicItem(center: CGPoint(x: 130, y: 230), size: CGSize(width: 60, height: 60))
    let obstacle: BasicItem
    let attachment: AttachmentBehavior
    let motion = KinematicBehavior()
    /// The anchor that leaves the item where it is.
    let start: CGFloat
    /// How far the item can move.
    let room: CGFloat

    init(_ kind: Kind, _ wall: Wall) {
      let isCard = wall == .cardAtWall
      obstacle = BasicItem(
        center: CGPoint(x: isCard ? 270 : 320, y: 230),
        size: CGSize(width: isCard ? 60 : 40, height: 200))
      room = isCard ? 80 : 140
      start = kind == .pin ? 130 : 180
      attachment = AttachmentBehavior(
        item: item, attachedToAnchor: CGPoint(x: start, y: 230))
      let isItem = isCard || wall == .anchored || wall == .kinematic
      let collision = CollisionBehavior(items: isItem ? [item, obstacle] : [item])
      switch wall {
      case .bounds, .cardAtWall: collision.translatesReferenceBoundsIntoBoundary = true
      case .segment:
        collision.addBoundary(
          withIdentifier: "wall", from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 600))
      case .anchored:
        let properties = DynamicItemBehavior(items: [obstacle])
        properties.isAnchored = true
        animator.addBehavior(properties)
      case .kinematic:
        motion.addItem(obstacle)
        animator.addBehavior(motion)
      }
      let upright = DynamicItemBehavior(items: [item])
      upright.allowsRotation = false
      for behavior in [collision, upright, attachment] { animator.addBehavior(behavior) }
    }

    var depth: CGFloat { item.center.x - 130 - room }

    func pull(to distance: CGFloat) {
      attachment.anchorPoint = CGPoint(x: start + distance, y: 230)
      animator.step()
    }
  }

  @Test(arguments: Kind.allCases, Wall.allCases)
  func anItemStaysInFrontOfAWall(kind: Kind, wall: Wall) {
    let speeds = [0.05, 0.5, 3, 40, 220] as [CGFloat]
    for speed in wall == .cardAtWall ? Array(speeds.prefix(3)) : speeds {
      let scene = Scene(kind, wall)
      var distance = 0 as CGFloat
      while distance < 220 {
        distance += speed
        scene.pull(to: distance)
        // Nothing stops an item on its way into one that can move, without precise detection.
        guard wall != .cardAtWall || speed < 1 else { continue }
        #expect(scene.depth < 1.5, "\(speed) pt a step, at \(distance) pt")
      }
      // An obstacle that may move is pressed by no more than the usual overlap, either.
      for _ in 0..<240 { scene.animator.step() }
      #expect(abs(scene.depth) < 0.3, "\(speed) pt a step: \(scene.depth) pt deep")
      #expect(!scene.animator.isRunning, "\(speed) pt a step")
      let force = scene.attachment.reactionForce
      #expect(force.dx > 1 && force.dx < 1000 && abs(force.dy) < 0.1 * force.dx, "\(force)")

      scene.attachment.anchorPoint = CGPoint(x: scene.start - 50, y: 230)
      scene.animator.advance(by: 3)
      let offset = scene.item.center.x - scene.attachment.anchorPoint.x
      #expect(abs(hypot(offset, scene.item.center.y - 230) - (scene.start - 130)) < 1e-6)
    }
  }

  /// What has given way belongs to the state.
  @Test(arguments: Kind.allCases) func aSnapshotGoesOnWithTheSameBits(kind: Kind) throws {
    let scene = Scene(kind, .bounds)
    for step in 1...60 { scene.pull(to: 3 * CGFloat(step)) }
    let snapshot = scene.animator.snapshot()
    func hashes() -> [UInt64] {
      (1...60).map { step in
        scene.pull(to: 180 - 3 * CGFloat(step))
        return scene.animator.stateHash
      }
    }
    let expected = hashes()
    try scene.animator.restore(snapshot)
    #expect(hashes() == expected)
  }

  /// A hung chain that its anchor drags around a room stays inside, and whole.
  @Test(arguments: [1, 5, 20] as [CGFloat]) func aDraggedChainStaysInside(speed: CGFloat) {
    let links = (0..<5).map { index in
      BasicItem(
        center: CGPoint(x: 150, y: 150 + 25 * CGFloat(index)), size: CGSize(width: 10, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    let collision = CollisionBehavior(items: links)
    collision.translatesReferenceBoundsIntoBoundary = true
    let anchor = AttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 150, y: 100))
    for behavior in [collision, GravityBehavior(items: links), anchor] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
    for (index, (upper, lower)) in zip(links, links.dropFirst()).enumerated() {
      animator.addBehavior(
        AttachmentBehavior.pinAttachment(
          with: upper, attachedTo: lower,
          attachmentAnchor: CGPoint(x: 150, y: 162.5 + 25 * CGFloat(index))))
    }
    for step in 1...600 {
      let angle = CGFloat(step) * speed / 200
      anchor.anchorPoint = CGPoint(x: 150 + 220 * sin(angle), y: 320 - 220 * cos(angle))
      animator.step()
      for link in links {
        let reach = CGSize(
          width: 5 * abs(cos(link.angle)) + 10 * abs(sin(link.angle)),
          height: 10 * abs(cos(link.angle)) + 5 * abs(sin(link.angle)))
        let inside = CGRect(x: 0, y: 0, width: 300, height: 300)
          .insetBy(dx: reach.width - 3, dy: reach.height - 3)
        #expect(inside.contains(link.center), "step \(step)")
      }
    }
    anchor.anchorPoint = CGPoint(x: 150, y: 100)
    animator.advance(by: 3)
    #expect(abs(hypot(links[0].center.x - 150, links[0].center.y - 100) - 50) < 1e-3)
  }

  /// A wall that moves into an item takes it along, though a rod holds it to a point.
  @Test func aWallPushesWhatAnAnchorHolds() {
    let scene = Scene(.pin, .kinematic)
    scene.motion.move(scene.obstacle, to: CGPoint(x: 150, y: 230), duration: 2)
    for _ in 0..<240 {
      scene.animator.step()
      #expect(scene.item.center.x + 30 - (scene.obstacle.center.x - 20) < 3)
    }
    #expect(abs(scene.item.center.x - 100) < 3)
    scene.motion.move(scene.obstacle, to: CGPoint(x: 320, y: 230), duration: 2)
    scene.animator.advance(by: 3)
    #expect(abs(scene.item.center.x - 130) < 1e-6)
  }
}
