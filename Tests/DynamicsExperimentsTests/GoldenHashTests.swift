import Dynamics
import DynamicsExperiments
import Foundation
import Testing

/// The same bits whatever else goes on; `make golden` compares release builds, too.
@Suite struct GoldenHashTests {
  /// After the other scenes have run in this process, or beside them.
  @Test(arguments: ChaoticScene.allCases)
  func thisProcessGetsTheKnownDigests(_ scene: ChaoticScene) async {
    let run = scene.start()
    while !run.isOver { run.step() }
    let end = run.end()
    #expect(
      await end.digests == GoldenDigests.known[scene], "\(GoldenDigests.hint(for: scene, end))")
  }

  @Test(arguments: ChaoticScene.allCases)
  func scenesComeToRestAtTheKnownStep(_ scene: ChaoticScene) async throws {
    let known = try #require(GoldenDigests.courses[scene])
    let (_, course) = await scene.digestsAndCourse()
    #expect(course == known, "\(known.firstDifference(from: course.states))")
  }

  @Test func aCourseTellsWhenItDiffers() {
    let known = Course(states: "0123456789", rest: nil)
    #expect(
      known.firstDifference(from: "0123056700")
        == "it moves otherwise after step 50 at the latest, of 100")
    #expect(known.firstDifference(from: known.states) == "no digit of its course differs")
  }

  /// `make golden` compares them with fused and with reordered arithmetic, too.
  @Test func bitsArePortableIfAndOnlyIfTheDigestsAreKnown() async {
    let isKnown = await ChaoticScene.heap.digests() == GoldenDigests.known[.heap]
    #expect(DynamicAnimator.hasPortableBits == isKnown)
  }

  @Test(arguments: ChaoticScene.allCases)
  func anOverlayThatIsReadInEachStepChangesNothing(_ scene: ChaoticScene) async {
    let (run, overlay) = (scene.start(), DebugOverlayBehavior())
    run.animator.addBehavior(overlay)
    var marks = 0
    while !run.isOver {
      run.step()
      marks += overlay.marks.count
      #expect(overlay.items.count == run.animator.items.count)
    }
    #expect(marks > 1000)
    let end = run.end()
    #expect(
      await end.digests == GoldenDigests.known[scene], "\(GoldenDigests.hint(for: scene, end))")
  }

  /// Their memory is laid out differently, and so are hash tables.
  @Test(arguments: 0..<2)
  func anotherProcessGetsTheSame(_ process: Int) async {
    await #expect(processExitsWith: .success) {
      for scene in ChaoticScene.allCases {
        #expect(
          await scene.digests() == GoldenDigests.known[scene], "\(scene): \(GoldenDigests.hint)")
      }
    }
  }

  @Test func interleavedScenesDoNotTouchEachOther() async {
    let runs = ChaoticScene.allCases.map { $0.start() }
    let others = ChaoticScene.allCases.map { $0.start(seed: 9) }
    while runs.contains(where: { !$0.isOver }) {
      for run in runs + others where !run.isOver { run.step() }
    }
    for (scene, run) in zip(ChaoticScene.allCases, runs) {
      let end = run.end()
      #expect(
        await end.digests == GoldenDigests.known[scene], "\(GoldenDigests.hint(for: scene, end))")
    }
  }

  @Test func fourThreadsAtOnceGetTheSame() async {
    let scenes: [ChaoticScene] = [.heap, .joints, .hands, .heap]
    let ends = await withCheckedContinuation { continuation in
      let results = ResultsOfThreads(count: scenes.count) { continuation.resume(returning: $0) }
      for (index, scene) in scenes.enumerated() {
        let thread = Thread {
          let run = scene.start()
          while !run.isOver { run.step() }
          results.put(run.end(), at: index)
        }
        thread.stackSize = 4 << 20
        thread.start()
      }
    }
    for (scene, end) in zip(scenes, ends) {
      #expect(
        await end.digests == GoldenDigests.known[scene], "\(GoldenDigests.hint(for: scene, end))")
    }
  }

  /// Else nothing of that would be compared.
  @Test func towersFallAsleepAndAreWoken() {
    let run = ChaoticScene.sleepers.start()
    for _ in 0..<90 { run.step() }
    #expect(run.animator.awakeItems.isEmpty && run.animator.items.count == 12)
    for _ in 0..<10 { run.step() }
    #expect(run.animator.awakeItems.count == 1)
    while !run.isOver { run.step() }
    #expect(run.animator.awakeItems.count > 12)
  }

  @Test(arguments: ChaoticScene.allCases)
  func anotherSeedGivesAnotherCourse(_ scene: ChaoticScene) async {
    let digests = await scene.digests(seed: 9)
    #expect(digests.state != GoldenDigests.known[scene]?.state)
    #expect(digests.events != GoldenDigests.known[scene]?.events)
  }
}

/// Waits for all threads.
private final class ResultsOfThreads: @unchecked Sendable {
  private let lock = NSLock()
  private var ends: [ChaoticEnd?]
  private let whenAllAreThere: ([ChaoticEnd]) -> Void

  init(count: Int, whenAllAreThere: @escaping ([ChaoticEnd]) -> Void) {
    ends = Array(repeating: nil, count: count)
    self.whenAllAreThere = whenAllAreThere
  }

  func put(_ end: ChaoticEnd, at index: Int) {
    lock.withLock {
      ends[index] = end
      let all = ends.compactMap(\.self)
      if all.count == ends.count { whenAllAreThere(all) }
    }
  }
}
