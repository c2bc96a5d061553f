import AllocationCount
import Dynamics
import RunnerKit

/// Plays a scene with swift-dynamics, through its public API: by `step()`, or by `advance(by:)` in
/// frames of 1/60 s.
@main
struct RunDynamics {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: run-dynamics SCENE-FILE")
      exit(2)
    }
    var scene = readScene(CommandLine.arguments[1])
    let start = processorTime()
    let player = Player(scene)
    let setup = processorTime() - start
    var run = Run(
      warmUp: scene.warmUp, steps: scene.steps, setup: setup,
      step: stepPlayer, position: positionInPlayer, state: nil,
      world: Unmanaged.passUnretained(player).toOpaque(), allocations: allocationCount)
    runScene(&run, &scene)
    if !player.isRunning { print("rested") }
  }
}

// Closures in `main` would check in each step that they run on the main actor.

private func stepPlayer(_ player: UnsafeMutableRawPointer?, number: Int32) {
  Player.reference(player)._withUnsafeGuaranteedRef { $0.step(Int(number)) }
}

private func positionInPlayer(_ player: UnsafeMutableRawPointer?, of item: Int32) -> Point {
  Player.reference(player)._withUnsafeGuaranteedRef { $0.position(of: Int(item)) }
}

/// The object to which the pointer of a ``Run`` refers.
private final class Player {
  private let stage: Stage
  private let inFrames: Bool
  private var scroll: Scroll
  private let isScrolled: Bool
  private let scene: Scene
  /// The positions of the rows of a list at rest.
  private let rows: [Double]

  init(_ scene: Scene) {
    self.scene = scene
    stage = Stage(scene)
    inFrames = scene.inFrames != 0
    scroll = scene.scroll
    isScrolled = scene.scroll.every != 0
    rows = stage.items.map { Double($0.center.y) }
  }

  static func reference(_ pointer: UnsafeMutableRawPointer?) -> Unmanaged<Player> {
    Unmanaged.fromOpaque(pointer!)
  }

  var isRunning: Bool { stage.animator.isRunning }

  func step(_ number: Int) {
    if isScrolled { scrollList(in: number) }
    if scene.resize.every != 0 { changeBounds(in: number) }
    if scene.keepsAwake != 0, number % 30 == 0 { stage.disturb() }
    if !inFrames {
      stage.animator.step()
    } else if number % 2 == 1 {
      stage.animator.advance(by: 1.0 / 60)
    }
  }

  private func changeBounds(in step: Int) {
    var wider = 0.0
    withUnsafePointer(to: scene) { scene in
      guard changesBounds(scene, Int32(step), &wider) != 0 else { return }
      stage.setBounds(wider: wider)
    }
  }

  /// Like a layout: moves each row and updates the animator.
  private func scrollList(in step: Int) {
    for (item, y) in zip(stage.items, rows) {
      let distance = scrollDistance(&scroll, Int32(step), y)
      guard distance != 0 else { continue }
      item.center.y += distance
      stage.animator.updateItem(usingCurrentState: item)
    }
  }

  func position(of item: Int) -> Point {
    let center = stage.items[item].center
    return Point(x: center.x, y: center.y)
  }
}
