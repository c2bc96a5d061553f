import Dynamics
@_spi(Samples) import DynamicsInspector
import Foundation
import InspectorTestSupport

/// Measures the processor time that the inspector adds to an animator, in a release build.
///
/// Two equal stages take their steps in turn. The inspector has one of them.
@main
struct Cost {
  static func main() async throws {
    if CommandLine.arguments.count > 2 { return try await readPage(CommandLine.arguments[2]) }
    for scene in Scene.all {
      let closed = try await ratioOfSteps(scene, isOpen: false)
      let open = try await ratioOfSteps(scene, isOpen: true)
      let rest = try await processTimeOfFrames(scene)
      print(
        "\(scene.name): \(rounded(closed.microseconds)) µs a step; "
          + "closed \(rounded(closed.percent)) %, open \(rounded(open.percent)) %; with what "
          + "other threads do, a page takes \(rounded(rest * 60 * 100)) % of a core at 60 frames a second"
      )
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  /// How much longer the steps take of the animator that the inspector has, on its own thread.
  @MainActor
  private static func ratioOfSteps(
    _ scene: Scene, isOpen: Bool
  ) async throws -> (microseconds: Double, percent: Double) {
    let (shown, alone) = (scene.make(), scene.make())
    let inspector = try await Inspector(shown)
    let page = isOpen ? try await TestPage(inspector.url) : nil
    _ = try await page?.watch()
    var (shownTime, aloneTime) = (0.0, 0.0)
    let frames = 600
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
      await Task.yield()
    }
    page?.close()
    await inspector.stop()
    return (aloneTime / Double(2 * frames) * 1e6, (shownTime / aloneTime - 1) * 100)
  }

  /// The processor time that all threads spend on a page in a frame, in seconds; the page is another
  /// process, and takes each frame.
  @MainActor
  private static func processTimeOfFrames(_ scene: Scene) async throws -> Double {
    func measure(isOpen: Bool) async throws -> Double {
      let animator = scene.make()
      let inspector = try await Inspector(animator)
      let page = Process()
      if isOpen {
        page.executableURL = URL(filePath: CommandLine.arguments[0])
        page.arguments = ["page", inspector.url.absoluteString]
        try page.run()
        while !inspector.isWatched(animator) { try await Task.sleep(for: .milliseconds(10)) }
      }
      let frames = 240
      var due = ContinuousClock.now
      let start = processTime()
      for _ in 0..<frames {
        animator.step()
        animator.step()
        due += .seconds(1 / 60.0)
        try await Task.sleep(until: due)
      }
      let time = processTime() - start
      if isOpen { page.terminate() }
      await inspector.stop()
      return time / Double(frames)
    }
    let open = try await measure(isOpen: true)
    return open - (try await measure(isOpen: false))
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
