import Foundation

/// A small block between a wall and a large one that comes, 100ⁿ times as heavy.
struct CountingBlocks {
  let power: Int
  /// Of the large block, at first.
  var speed = 50.0
  /// How far the large block would get without the other.
  var way = 1500.0
  var isPrecise = false
  var turns = false

  private let side = 40.0
  /// From the wall.
  private let gap = 400.0
  /// Between the blocks.
  private let space = 5.0
  private var root: Double { pow(10, Double(power)) }
  private var angle: Double { atan(1 / root) }

  /// In coordinates √M·X, x, unfolded at each hit, the motion is a straight line that crosses a
  /// ray at every multiple of θ.
  var hits: Int { Int(atan2(gap, root * (gap + space - way)) / angle) }

  var scene: Scene {
    let small = Body.box(side, side, at: Vector(gap + side / 2, 123.4)).with {
      ($0.elasticity, $0.turns, $0.isPrecise) = (1, turns, isPrecise)
    }
    let large = small.with {
      // A larger block, if they may turn, so that no corner meets a corner.
      let size = turns ? 1.37 * side : side
      $0.shape = .box(width: size, height: size)
      $0.center.x += (side + size) / 2 + space
      $0.density = root * root * side * side / (size * size)
      $0.velocity = Vector(-speed, 0)
    }
    let wall = Wall.line(Vector(0, -100), Vector(0, 900))
    return Scene([small, large], walls: [wall], gravity: 0, seconds: way / speed)
  }

  /// With a large block that looks as heavy as it is; it is as far from the small one.
  var exhibit: Scene {
    var scene = scene.lasting(1.1 * way / speed)
    let size = 3 * side
    scene.bodies[1].shape = .box(width: size, height: size)
    scene.bodies[1].density *= side * side / (size * size)
    scene.bodies[1].center = scene.bodies[1].center + Vector((size - side) / 2, (side - size) / 2)
    scene.walls.append(.floor(123.4 + side / 2 + 0.5))
    return scene
  }

  /// An odd hit is one of the blocks, and turns the vector (√M·V, v) by 2θ.
  func noteVelocities(in trace: Trace, _ note: Largest) {
    let turn = 2 * Double((hits + 1) / 2) * angle
    note(trace.last(of: 1).velocity.x / speed + cos(turn))
    let last = root * sin(turn) * (hits.isMultiple(of: 2) ? 1 : -1)
    note((trace.last(of: 0).velocity.x / speed - last) / root)
  }
}
