import Dynamics
import DynamicsRecording

/// Crates in a box, and the physics between them.
final class CrateBox {
  let scene: CrateScene
  let crates: [BasicItem]
  let animator: DynamicAnimator
  /// Shows what the animator works with; `nil` unless asked for.
  let overlay: DebugOverlayBehavior?
  private let gravity: GravityBehavior

  init(_ scene: CrateScene, showsXray: Bool = false) {
    self.scene = scene
    crates = scene.frames.map { BasicItem(frame: $0) }
    animator = DynamicAnimator(referenceBounds: CGRect(origin: .zero, size: CrateScene.size))
    gravity = GravityBehavior(items: crates)
    let collision = CollisionBehavior(items: crates)
    collision.translatesReferenceBoundsIntoBoundary = true
    let wood = DynamicItemBehavior(items: crates)
    // The mass of a crate of 100 × 100 points is then 100.
    wood.density = 100
    wood.friction = 0.5
    wood.elasticity = 0.8
    overlay = showsXray ? DebugOverlayBehavior() : nil
    for behavior in [gravity, collision, wood] { animator.addBehavior(behavior) }
    if let overlay { animator.addBehavior(overlay) }
  }

  /// Which way everything falls, and how fast.
  var tilt: Tilt {
    get { Tilt(x: gravity.gravityDirection.dx, y: gravity.gravityDirection.dy) }
    set {
      let direction = CGVector(dx: newValue.x, dy: newValue.y)
      if gravity.gravityDirection != direction { gravity.gravityDirection = direction }
    }
  }

  /// What is seen now.
  var poses: [Recording.Pose] { crates.map { .init(center: $0.center, angle: $0.angle) } }

  /// How far the crate that is farthest in a wall reaches into it, in points.
  var wallDepth: Double {
    let inside = CGRect(origin: .zero, size: CrateScene.size)
    return crates.reduce(0) { depth, crate in
      let frame = crate.frame
      return max(
        depth, inside.minX - frame.minX, frame.maxX - inside.maxX, inside.minY - frame.minY,
        frame.maxY - inside.maxY)
    }
  }

  /// How many crates have got out.
  var escapeCount: Int {
    let inside = CGRect(origin: .zero, size: CrateScene.size)
    return crates.filter { !inside.contains($0.center) }.count
  }
}
