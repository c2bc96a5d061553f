import Dynamics
@_spi(Samples) import DynamicsInspector
import Foundation
import InspectorTestSupport

/// Measures what the inspector adds to the processor time of steps: `inspector-cost`, in a release build.
///
/// Two equal stages take their steps in turn, at 60 frames a second. The inspector shows one of them. The page is
/// another process.
@main
struct Cost {
  static func main() async throws {
    if CommandLine.arguments.count > 2 { return try await readPage(CommandLine.arguments[2]) }
    for scene in Scene.all {
      let closed = try await measure(scene, isOpen: false)
      let open = try await measure(scene, isOpen: true)
      print(
        "\(scene.name): \(closed.microseconds) µs a step; closed \(closed.percent) %, "
          + "open \(open.percent) %, of which \(open.mainPercent) % in the animator's own steps")
    }
  }

  struct Result {
    var microseconds: Int
    var percent: Double
    var mainPercent: Double
  }

  @MainActor
  static func measure(_ scene: Scene, isOpen: Bool) async throws -> Result {
    let (shown, alone) = (scene.make(), scene.make())
    let inspector = try await Inspector(shown)
    let page = Process()
    if isOpen {
      page.executableURL = URL(filePath: CommandLine.arguments[0])
      page.arguments = ["page", inspector.url.absoluteString]
      try page.run()
      while !inspector.isWatched(shown) { try await Task.sleep(for: .milliseconds(10)) }
    }
    // The first frames have the scene.
    try await Task.sleep(for: .milliseconds(200))
    var (shownTime, aloneTime, wholeTime) = (0.0, 0.0, 0.0)
    let frames = 240
    var due = ContinuousClock.now
    let start = processTime()
    for frame in 0..<frames {
      // In turn, so that neither always finds the other's data in the caches.
      for isShown in frame.isMultiple(of: 2) ? [true, false] : [false, true] {
        let before = threadTime()
        let animator = isShown ? shown : alone
        animator.step()
        animator.step()
        if isShown {
          shownTime += threadTime() - before
        } else {
          aloneTime += threadTime() - before
        }
      }
      due += .seconds(1 / 60.0)
      try await Task.sleep(until: due)
    }
    wholeTime = processTime() - start
    if isOpen { page.terminate() }
    await inspector.stop()
    // The pace of the loop itself, without animators.
    let idle = try await idleTime(frames)
    func percent(_ ratio: Double) -> Double { (ratio * 1000).rounded() / 10 }
    return Result(
      microseconds: Int(aloneTime / Double(2 * frames) * 1e6),
      percent: percent((wholeTime - idle - aloneTime) / aloneTime - 1),
      mainPercent: percent(shownTime / aloneTime - 1))
  }

  @MainActor
  static func idleTime(_ frames: Int) async throws -> Double {
    let start = processTime()
    var due = ContinuousClock.now
    for _ in 0..<frames {
      for _ in 0..<4 { _ = threadTime() }
      due += .seconds(1 / 60.0)
      try await Task.sleep(until: due)
    }
    return processTime() - start
  }

  static func threadTime() -> Double { time(CLOCK_THREAD_CPUTIME_ID) }
  static func processTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Watches, and takes each frame.
  static func readPage(_ address: String) async throws {
    let page = try await TestPage(URL(string: address)!)
    _ = try await page.watch()
    while true { _ = try await page.next("frame") }
  }
}

/// A stage with 200 items.
struct Scene: Sendable {
  let name: String
  let make: @MainActor @Sendable () -> DynamicAnimator

  static let all = [
    Scene(name: "200 boxes that pile up") { animator(magnitude: 1, gap: 12) },
    Scene(name: "200 boxes in flight") { animator(magnitude: 0, gap: 30) },
  ]

  @MainActor
  private static func animator(magnitude: Double, gap: Double) -> DynamicAnimator {
    let boxes = (0..<200).map { index in
      BasicItem(
        center: CGPoint(x: 20 + gap * Double(index % 20), y: 20 + gap * Double(index / 20)),
        size: CGSize(width: 10, height: 10))
    }
    let animator = DynamicAnimator(
      referenceBounds: CGRect(x: 0, y: 0, width: 20 * gap + 40, height: 400))
    let gravity = GravityBehavior(items: boxes)
    gravity.magnitude = magnitude
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let motion = DynamicItemBehavior(items: boxes)
    motion.elasticity = 1
    motion.friction = 0
    for behavior in [gravity, collision, motion] { animator.addBehavior(behavior) }
    for (index, box) in boxes.enumerated() {
      let angle = Double(index) * 2.4
      motion.addLinearVelocity(CGPoint(x: 200 * cos(angle), y: 200 * sin(angle)), for: box)
    }
    return animator
  }
}
