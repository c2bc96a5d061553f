import Dynamics
import DynamicsRecording
import Foundation
import Testing

@testable import SampleSupport
@testable import crates

@Suite struct CratesMotionTests {
  private static let storm =
    "0 3 1\n0.5 -5 1\n1 0 -4\n1.5 5 5\n2 -8 0\n2.5 0 9\n3 0 1"

  @Test func aHundredByHundredCrateHasMassOneHundred() {
    // Impulses tell masses: the magnitude of a push is what it gives to 1 kg, in units of 100 pt/s.
    let box = CrateBox(.one)
    box.tilt = Tilt(x: 0, y: 0)
    let push = PushBehavior(items: box.crates, mode: .instantaneous)
    push.pushDirection = CGVector(dx: 100, dy: 0)
    box.animator.addBehavior(push)
    let before = box.crates[0].center.x
    box.animator.step()
    // The air takes less than a thousandth.
    #expect(abs((box.crates[0].center.x - before) * 120 - 100) < 0.1)
  }

  @Test func gravityIsAThousandPointsPerSecondSquared() {
    let recording = RunRecorder(
      request: CrateRequest(seconds: 0.5, framesPerSecond: 30)
    ).record().recording
    #expect(recording.frames.count == 16)
    // Velocity first, then place: n steps of h fall n (n + 1) h² g / 2, less what the air takes.
    for (number, frame) in recording.frames.enumerated().dropFirst() {
      let steps = Double(4 * number)
      let fallen = frame.poses[0]!.center.y - 70
      let fraction = fallen / (steps * (steps + 1) / 14_400 * 500)
      #expect(fraction > 0.98 && fraction <= 1)
    }
  }

  @Test(arguments: [CrateScene.one, .box])
  func cratesComeToRestOnTheFloor(scene: CrateScene) {
    let box = CrateBox(scene)
    #expect(box.animator.advanceUntilPaused(limit: 60))
    #expect(box.escapeCount == 0)
    #expect(box.wallDepth < 0.5)
    // One of five may be wedged between two others.
    if scene == .one { #expect(abs(sin(2 * box.crates[0].angle)) < 0.01) }
    // Nothing lies on the ceiling, and something on the floor.
    #expect(box.crates.contains { $0.frame.maxY > 299.5 })
  }

  @Test func framesDoNotOverlapAtFirst() {
    let frames = CrateScene.box.frames
    #expect(frames.map(\.width) == [32, 32, 64, 32, 64])
    #expect(frames.allSatisfy { $0.width == $0.height })
    #expect(frames.allSatisfy { CGRect(origin: .zero, size: CrateScene.size).contains($0) })
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
    }
  }

  private static func record(
    _ mode: StepMode, _ scene: CrateScene = .box, load: Double, seed: UInt64
  ) throws -> CrateRun {
    let tilt = TiltSource.script(try TiltScript(storm, path: "storm"))
    return RunRecorder(
      request: CrateRequest(
        scene: scene, mode: mode, tilt: tilt, load: load, seed: seed, seconds: 4)
    ).record()
  }

  @Test(arguments: [CrateScene.box, .machine])
  func fixedRunsEndInTheSameStateHoweverFramesStutter(scene: CrateScene) throws {
    let smooth = try Self.record(.fixed, scene, load: 0, seed: 0)
    for seed in 1...4 as ClosedRange<UInt64> {
      let stuttering = try Self.record(.fixed, scene, load: 0.09, seed: seed)
      #expect(stuttering.box.animator.stateHash == smooth.box.animator.stateHash)
      #expect(stuttering.stepper.stepCount == 480)
      #expect(stuttering.recording.items != smooth.recording.items)
    }
  }

  @Test func noStepLetsCratesDeepIntoTheWallsOrOut() throws {
    for mode in [StepMode.fixed, .variable] {
      for seed in 1...4 as ClosedRange<UInt64> {
        let run = try Self.record(mode, load: 0.09, seed: seed)
        #expect(run.stepper.deepest < 2)
        #expect(run.box.escapeCount == 0)
      }
    }
  }

  @Test func framesThatAreLongerThanAStepMayBeAreCut() {
    let box = CrateBox(.one)
    var stepper = Stepper(.variable, stepLimit: .max)
    stepper.simulate(0.25, in: box, tilt: .held(.down))
    #expect(stepper.time == 0.1)
    #expect(abs(stepper.droppedTime - 0.15) < 1e-12)
    stepper.simulate(1e-6, in: box, tilt: .held(.down))
    #expect(stepper.stepCount == 1)
  }
}

@Suite struct CratesSpiralTests {
  private let plan = SpiralPlan(seconds: 5, loadedCost: 0.012)

  @Test func theGuardBoundsFramesUnderLoadAndTheRateRecovers() {
    let machine = SpiralMachine(plan: plan, framesPerSecond: 60, speed: 1)
    let seconds = machine.run(stepLimit: 30)
    #expect(seconds.map(\.isLoaded) == [false, true, true, false, false])
    #expect(seconds.allSatisfy { $0.longestFrame <= 30 * 0.012 + 1e-9 })
    #expect(seconds[0].frameCount == 60 && seconds[0].droppedTime == 0)
    #expect(seconds[2].droppedTime > 0.1)
    #expect(seconds[4].frameCount == 60 && seconds[4].droppedTime == 0)
    for second in seconds {
      let dropped = Double(second.dueSteps - second.takenSteps) / 120
      #expect(abs(dropped - second.droppedTime) < 1e-9)
    }
  }

  @Test func withoutTheGuardFramesUnderLoadGetLongerAndLonger() {
    var lengths: [Double] = []
    let machine = SpiralMachine(plan: plan, framesPerSecond: 60, speed: 1)
    let seconds = machine.run(stepLimit: .max) { lengths.append($0) }
    let longest = lengths.max() ?? 0
    let spiral = lengths.drop { $0 < 0.02 }.prefix { $0 < longest }
    // Frames are whole steps, so that at first one may be as long as the one before.
    #expect(spiral.count > 5)
    #expect(zip(spiral, spiral.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(longest > 1.9 * 30 * 0.012)
    #expect(seconds.allSatisfy { $0.droppedTime == 0 })
  }

  @Test func whatIsTakenAndWhatIsDroppedIsWhatWasDue() {
    let box = CrateBox(.box)
    var stepper = Stepper(.fixed, stepLimit: 30)
    for frame in [0.1, 1, 0.02, 0.5] { stepper.simulate(frame, in: box, tilt: .held(.down)) }
    #expect(stepper.dueCount == 194)
    #expect(stepper.stepCount == 12 + 30 + 2 + 30)
    #expect(abs(stepper.droppedTime - 1) < 1e-9)
  }
}
