import Dynamics
import Foundation
import Testing

/// Belts, one-sided boundaries and rolling resistance together with all else that a scene may have.
@Suite struct SurfacesCrossedTests {
  /// One thing that is added to the scene.
  struct Addition: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var timeStep = 1.0 / 120
    let add: @Sendable (Scene) -> Void
    /// Called after 40 steps.
    var later: @Sendable (Scene) -> Void = { _ in }

    init(
      _ name: String, timeStep: Double = 1.0 / 120,
      later: @escaping @Sendable (Scene) -> Void = { _ in },
      _ add: @escaping @Sendable (Scene) -> Void
    ) {
      (testDescription, self.timeStep, self.add, self.later) = (name, timeStep, add, later)
    }
  }

  /// Items that fall on a belt, through a platform and into a trap, in a room whose walls move, too.
  final class Scene {
    static let bounds = CGRect(x: 0, y: 0, width: 600, height: 400)

    let animator: DynamicAnimator
    let items: [BasicItem]
    let collision: CollisionBehavior
    let properties: DynamicItemBehavior
    let gravity: GravityBehavior

    init(timeStep: Double) {
      animator = DynamicAnimator(referenceBounds: Self.bounds)
      animator.timeStep = timeStep
      let sizes = [(30, 30), (24, 40), (30, 30), (50, 16)].map { CGSize(width: $0.0, height: $0.1) }
      let hook = BezierPath()
      for (place, corner) in [(-15, -15), (-5, -15), (-5, 5), (15, 5), (15, 15), (-15, 15)]
        .map({ CGPoint(x: $0.0, y: $0.1) }).enumerated()
      {
        place == 0 ? hook.move(to: corner) : hook.addLine(to: corner)
      }
      hook.close()
      items = (0..<12).map { index in
        let item = BasicItem(
          center: CGPoint(x: 60 + 42 * CGFloat(index), y: 60 + 20 * CGFloat(index % 3)),
          size: sizes[index % 4],
          collisionBoundsType: index % 4 == 2 ? .path : index % 4 == 3 ? .rectangle : .ellipse)
        item.collisionBoundingPath = hook
        return item
      }
      collision = CollisionBehavior(items: items)
      collision.addBoundary(
        withIdentifier: "belt", from: CGPoint(x: 20, y: 300), to: CGPoint(x: 400, y: 320))
      collision.addBoundary(
        withIdentifier: "platform", from: CGPoint(x: 20, y: 160), to: CGPoint(x: 500, y: 160))
      collision.addBoundary(
        withIdentifier: "trap",
        for: BezierPath(ovalIn: CGRect(x: 420, y: 220, width: 150, height: 150)))
      collision.setSurfaceSpeed(150, forBoundaryWithIdentifier: "belt")
      collision.setSolidSide(.right, forBoundaryWithIdentifier: "platform")
      collision.setSolidSide(.right, forBoundaryWithIdentifier: "trap")
      collision.setSurfaceSpeed(-80, forBoundaryWithIdentifier: "trap")
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.surfaceSpeedOfReferenceBounds = 40
      properties = DynamicItemBehavior(items: items)
      (properties.rollingResistance, properties.friction) = (0.1, 0.5)
      gravity = GravityBehavior(items: items)
      animator.addBehavior(properties)
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      let throwing = DynamicItemBehavior(items: items)
      for (index, item) in items.enumerated() {
        throwing.addLinearVelocity(
          CGPoint(x: 40 * CGFloat(index % 5) - 80, y: -30 * CGFloat(index % 4)), for: item)
      }
      animator.addBehavior(throwing)
    }
  }

  static let additions: [Addition] = [
    Addition("nothing") { _ in },
    Addition("tiny steps", timeStep: 0.0005) { _ in },
    Addition("huge steps", timeStep: 0.1) { _ in },
    Addition("precise collision detection") { $0.properties.usesPreciseCollisionDetection = true },
    Addition("fast items") { scene in
      for (index, item) in scene.items.enumerated() {
        scene.properties.addLinearVelocity(
          CGPoint(x: 9000 - 1700 * CGFloat(index), y: 20_000 * CGFloat(index % 2)), for: item)
      }
    },
    Addition("items that are belts") { $0.properties.surfaceSpeed = -90 },
    Addition(
      "anchored in mid-run",
      later: { scene in
        let anchor = DynamicItemBehavior(items: Array(scene.items.prefix(4)))
        (anchor.isAnchored, anchor.surfaceSpeed) = (true, 200)
        scene.animator.addBehavior(anchor)
      }
    ) { _ in },
    Addition(
      "sides and speeds that change",
      later: { scene in
        scene.collision.setSolidSide(.both, forBoundaryWithIdentifier: "trap")
        scene.collision.setSolidSide(.left, forBoundaryWithIdentifier: "platform")
        scene.collision.setSurfaceSpeed(-400, forBoundaryWithIdentifier: "belt")
        scene.collision.setTranslatesReferenceBoundsIntoBoundary(
          with: EdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
    ) { _ in },
    Addition(
      "boundaries that move and are replaced",
      later: { scene in
        scene.collision.addBoundary(
          withIdentifier: "belt", from: CGPoint(x: 20, y: 280), to: CGPoint(x: 400, y: 330))
        scene.collision.moveBoundary(
          withIdentifier: "trap", by: CGVector(dx: -60, dy: 5), duration: 0.4)
        scene.collision.removeBoundary(withIdentifier: "platform")
      }
    ) { scene in
      scene.collision.moveBoundary(
        withIdentifier: "platform", by: CGVector(dx: 10, dy: 60), duration: 0.6)
    },
    Addition("a kinematic carrier") { scene in
      let tray = BasicItem(center: CGPoint(x: 200, y: 240), size: CGSize(width: 90, height: 10))
      let kinematic = KinematicBehavior(items: [tray])
      scene.animator.addBehavior(kinematic)
      kinematic.move(tray, to: CGPoint(x: 350, y: 120), angle: 0.5, duration: 1)
      let path = BezierPath(rect: CGRect(x: -60, y: -40, width: 120, height: 60))
      scene.collision.addBoundary(withIdentifier: "cart", for: path, attachedTo: tray)
      scene.collision.setSolidSide(.right, forBoundaryWithIdentifier: "cart")
      scene.collision.setSurfaceSpeed(60, forBoundaryWithIdentifier: "cart")
    },
    Addition("joints, sensors and passing pairs") { scene in
      let items = scene.items
      scene.animator.addBehavior(
        AttachmentBehavior.pinAttachment(
          with: items[0], attachedTo: items[1], attachmentAnchor: items[0].center))
      scene.animator.addBehavior(AttachmentBehavior(item: items[4], attachedTo: items[5]))
      let spring = AttachmentBehavior(item: items[7], attachedToAnchor: CGPoint(x: 300, y: 20))
      (spring.frequency, spring.damping) = (2, 0.3)
      scene.animator.addBehavior(spring)
      let sensor = SensorBehavior(items: items)
      sensor.addRegion(
        withIdentifier: "region",
        for: BezierPath(rect: CGRect(x: 0, y: 200, width: 300, height: 90)))
      scene.animator.addBehavior(sensor)
      scene.collision.setCollides(false, between: items[2], and: items[3])
    },
    Addition("a group") { scene in
      let group = DynamicItemGroup(items: [
        BasicItem(center: CGPoint(x: 240, y: 110), size: CGSize(width: 20, height: 20)),
        BasicItem(
          center: CGPoint(x: 262, y: 110), size: CGSize(width: 20, height: 20),
          collisionBoundsType: .ellipse),
      ])
      scene.collision.addItem(group)
      scene.gravity.addItem(group)
      scene.properties.addItem(group)
    },
    Addition(
      "removal and return",
      later: { scene in
        for item in scene.items.prefix(5) {
          scene.collision.removeItem(item)
          scene.collision.addItem(item)
        }
        scene.animator.removeBehavior(scene.properties)
        scene.animator.addBehavior(scene.properties)
        scene.items[7].center = CGPoint(x: 300, y: 150)
        scene.animator.updateItem(usingCurrentState: scene.items[7])
      }
    ) { _ in },
  ]

  /// Nothing leaves the room, and from a snapshot in the middle everything goes on alike, as foreseen.
  @Test(arguments: additions) func allGoesOnAlike(addition: Addition) throws {
    let scene = Scene(timeStep: addition.timeStep)
    addition.add(scene)
    for count in 0..<80 {
      if count == 40 { addition.later(scene) }
      scene.animator.step()
    }
    let snapshot = scene.animator.snapshot()
    let ids = scene.items.map { scene.animator.id(of: $0) }
    let duration = 40 * addition.timeStep
    let forecast = scene.animator.forecast(for: duration)
    var hashes: [UInt64] = []
    for _ in 0..<40 {
      scene.animator.step()
      hashes.append(scene.animator.stateHash)
      for item in scene.items {
        #expect(Scene.bounds.insetBy(dx: -0.5, dy: -0.5).contains(item.center))
      }
    }
    for (item, id) in zip(scene.items, ids) {
      let place = try #require(id.flatMap { forecast.pose(of: $0, at: duration) }).center
      #expect(place == item.center)
    }
    try scene.animator.restore(snapshot)
    for hash in hashes {
      scene.animator.step()
      #expect(scene.animator.stateHash == hash)
    }
  }
}
