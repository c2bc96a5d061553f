import Dynamics
import DynamicsTestSupport

/// Plays a scene of seams, and measures it after each step.
final class SeamRun {
  /// In seconds, after all drives are over.
  private static let rest = 60.0

  let scene: SeamScene
  private(set) var faults: [InvariantFault] = []
  private var step = 0
  private var speeds: SeamSpeeds
  private var depths: SeamDepths
  private var energy = SeamEnergy()
  private let symmetry: SeamSymmetry
  private var openSteps = 0

  init(_ scene: SeamScene) {
    self.scene = scene
    speeds = SeamSpeeds(scene)
    depths = SeamDepths(scene)
    symmetry = SeamSymmetry(scene)
  }

  /// - Returns: The faults, and a number for all that moved.
  static func run(seed: UInt64, _ random: SeededGenerator) -> [InvariantFault] {
    func play() -> SeamRun {
      var random = random
      let run = SeamRun(SeamScene(seed: seed, &random))
      run.play()
      return run
    }
    let run = play()
    // Once in four scenes is enough.
    if seed % 4 == 0, play().scene.animator.stateHash != run.scene.animator.stateHash {
      run.note(.differs, "the second time")
    }
    return run.faults
  }

  private func play() {
    let (scene, animator) = (scene, scene.animator)
    let course = scene.course
    for _ in 0..<course.end {
      let (place, velocity) = course.point(step + 1)
      scene.drives.forEach { $0(place, velocity) }
      look()
    }
    scene.drives.forEach { $0(course.point(step).place, 0) }
    scene.endings.forEach { $0() }
    let last = step + Int(Self.rest * 120)
    while step < last, animator.isRunning || step == course.end {
      look()
      lookAtEnergy()
    }
    if animator.isRunning {
      note(.restless, "after \(Self.rest) s still at \(speeds.now) pt/s")
    } else if let depth = depths.deepest(than: 0.5) {
      note(.overlap, "by \(depth) pt in the end")
    }
    for fault in scene.laws.finish() { note(fault.kind, fault.text) }
  }

  private func look() {
    scene.laws.step()
    step += 1
    let place = scene.course.point(step).place
    for (kind, text) in speeds.look(scene, step: step) { note(kind, text) }
    for (kind, text) in depths.look(step: step, place: place) { note(kind, text) }
    if step <= scene.course.end { symmetry.fault(scene, step: step).map { note(.aside, $0) } }
    lookAtJoints()
  }

  /// Items that part are lifted, which is not from nowhere.
  private func lookAtEnergy() {
    guard !scene.isSoft, !scene.isSqueezing else { return }
    if depths.deepest(than: 0.2) != nil { return energy = SeamEnergy() }
    energy.look(scene).map { note(.energy, "\($0) in step \(step)") }
  }

  private func lookAtJoints() {
    for joint in scene.joints where !joint.attachment.reactionForce.dx.isFinite {
      note(.fast, "a force that is not finite in step \(step)")
    }
    guard !scene.mayOpenJoints else { return }
    let worst = scene.joints.reduce(0) { max($0, $1.opening) }
    openSteps = worst < 0.1 ? 0 : openSteps + 1
    if openSteps > 6 { note(.open, "by \(worst) pt in step \(step)") }
  }

  private func note(_ kind: InvariantFault.Kind, _ text: String) {
    guard !faults.contains(where: { $0.kind == kind }) else { return }
    faults.append(InvariantFault(kind: kind, text: "\(text) (\(scene.plan))"))
  }
}

extension SeamScene {
  /// Whether something still pulls that stores energy.
  var isSoft: Bool {
    plan.has { [.spring, .drag, .snap, .anchor].contains($0) }
  }

  /// Whether what is driven, and nothing stops, may contradict a joint.
  var mayOpenJoints: Bool { plan.has(\.isStrong) && course.end > course.stop || plan.has(.anchor) }
}
