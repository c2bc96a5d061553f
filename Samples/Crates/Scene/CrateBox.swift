import Dynamics
import DynamicsRecording

/// Crates in a box, with their physics.
final class CrateBox {
  let scene: CrateScene
  let crates: [BasicItem]
  let animator: DynamicAnimator
  /// The debug view of the animator; `nil` unless it is requested.
  let overlay: DebugOverlayBehavior?
  /// The machine of the scene, if it has one.
  let machine: CrateMachine?
  private let gravity: GravityBehavior

  init(_ scene: CrateScene, showsXray: Bool = false) {
    self.scene = scene
    crates = scene.frames.map { BasicItem(frame: $0) }
    animator = DynamicAnimator(referenceBounds: CGRect(origin: .zero, size: CrateScene.size))
    machine = scene == .machine ? CrateMachine(crates: crates) : nil
    gravity = GravityBehavior(items: crates + (machine?.weights ?? []))
    let collision = CollisionBehavior(items: crates + (machine?.obstacles ?? []))
    collision.translatesReferenceBoundsIntoBoundary = true
    let wood = DynamicItemBehavior(items: crates + (machine?.heavyItems ?? []))
    // With this density, a crate of 100 × 100 points has a mass of 100.
    wood.density = 100
    wood.friction = machine == nil ? 0.5 : 0.3
    wood.elasticity = machine == nil ? 0.8 : 0.1
    overlay = showsXray ? DebugOverlayBehavior() : nil
    for behavior in [gravity, collision, wood] { animator.addBehavior(behavior) }
    if let machine { animator.addBehavior(machine.behavior) }
    if let overlay { animator.addBehavior(overlay) }
  }

  /// The direction and strength of gravity.
  var tilt: Tilt {
    get { Tilt(x: gravity.gravityDirection.dx, y: gravity.gravityDirection.dy) }
    set {
      let direction = CGVector(dx: newValue.x, dy: newValue.y)
      if gravity.gravityDirection != direction { gravity.gravityDirection = direction }
    }
  }

  /// The present poses of the crates.
  var poses: [Recording.Pose] { crates.map { .init(center: $0.center, angle: $0.angle) } }

  /// The largest penetration of a wall by a crate, in points.
  var wallDepth: Double {
    let inside = CGRect(origin: .zero, size: CrateScene.size)
    return crates.reduce(0) { depth, crate in
      let frame = crate.frame
      return max(
        depth, inside.minX - frame.minX, frame.maxX - inside.maxX, inside.minY - frame.minY,
        frame.maxY - inside.maxY)
    }
  }

  /// The number of crates outside the box.
  var escapeCount: Int {
    let inside = CGRect(origin: .zero, size: CrateScene.size)
    return crates.filter { !inside.contains($0.center) }.count
  }
}
