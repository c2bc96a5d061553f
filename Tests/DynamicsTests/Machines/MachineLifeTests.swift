import Dynamics
import Foundation
import Testing

/// Machines in snapshots and forecasts, in other company, and with bad input.
@Suite struct MachineLifeTests {
  private typealias Lab = MachineLab

  /// A winch with a ratchet and a breaking gear, and a pulley beside it.
  private final class Scene {
    let drum = Lab.box(100, 300)
    let load = Lab.box(400, 300, side: 60)
    let (left, right) = (Lab.box(600, 250), Lab.box(800, 300, side: 80))
    let axle, rail: AttachmentBehavior
    let gear: GearBehavior
    let ratchet: RatchetBehavior
    let pulley: PulleyBehavior
    let lab: MachineLab

    init() {
      (axle, rail) = (Lab.axle(drum), Lab.rail(load))
      gear = GearBehavior(from: axle, to: rail, ratio: -50)
      gear.breakingReaction = 9
      ratchet = RatchetBehavior(on: axle, tooth: 0.3)
      pulley = PulleyBehavior(
        item: left, over: CGPoint(x: 620, y: 0), attachedTo: right, over: CGPoint(x: 800, y: 0),
        ratio: 1.5)
      axle.motor = AttachmentBehavior.Motor(speed: 3, maximum: 4)
      lab = Lab(
        [drum, load, left, right], falling: [load, left, right],
        // A follower may come before its attachment.
        [gear, axle, ratchet, rail, pulley])
    }

    func run(_ steps: Range<Int>) -> [UInt64] {
      steps.map { step in
        if step == 60 { axle.motor = nil }
        if step == 90 {
          axle.motor = AttachmentBehavior.Motor(speed: 30, maximum: 90)
        }
        if step == 130 { ratchet.isEngaged = false }
        lab.animator.step()
        return lab.animator.stateHash
      }
    }
  }

  @Test(arguments: [1, 45, 75, 100, 125])
  func `a snapshot goes on with the same bits, here and in another animator`(moment: Int) throws {
    let scene = Scene()
    _ = scene.run(0..<moment)
    let data = try JSONEncoder().encode(scene.lab.animator.snapshot())
    let snapshot = try JSONDecoder().decode(DynamicAnimator.Snapshot.self, from: data)
    let hashes = scene.run(moment..<200)
    try scene.lab.animator.restore(snapshot)
    #expect(scene.lab.animator.snapshot() == snapshot)
    let again = Scene()
    _ = again.run(0..<moment)
    try again.lab.animator.restore(snapshot)
    #expect(again.run(moment..<200) == hashes)
  }

  @Test(arguments: [0, 30, 70, 90]) func `a forecast is right to the last bit`(moment: Int) throws {
    let scene = Scene()
    _ = scene.run(0..<moment)
    if moment == 90 { #expect(scene.gear.dynamicAnimator != nil) }
    _ = try scene.lab.animator.expectForetold(of: scene.load, for: 1)
    _ = try scene.lab.animator.expectForetold(for: 1)
  }

  @Test func `a history goes back`() throws {
    let scene = Scene()
    let history = History(scene.lab.animator, seconds: 2)
    _ = scene.run(0..<70)
    let (hash, time) = (scene.lab.animator.stateHash, scene.lab.animator.elapsedTime)
    scene.lab.run(0.2)
    try history.rewind(to: time)
    #expect(scene.lab.animator.stateHash == hash)
  }

  @Test func `bad input is reported and does nothing else`() {
    let (a, b) = (Lab.box(100, 300), Lab.box(400, 300))
    let (axle, rail) = (Lab.axle(a), Lab.rail(b))
    let rope = AttachmentBehavior.limitAttachment(
      with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    func reports(_ body: () -> Void) -> Int {
      DynamicsDiagnostics.collecting(body).diagnostics.count
    }
    var behaviors: [DynamicBehavior] = []
    #expect(
      reports {
        behaviors += [
          GearBehavior(from: axle, to: axle, ratio: 1),
          GearBehavior(from: axle, to: rope, ratio: 1),
          RatchetBehavior(on: rope, tooth: 1),
          PulleyBehavior(item: a, over: .zero, attachedTo: a, over: .zero),
        ]
      } == 4)
    let (gear, ratchet) = (
      GearBehavior(from: axle, to: rail, ratio: 2), RatchetBehavior(on: axle, tooth: 1)
    )
    let pulley = PulleyBehavior(
      item: a, over: CGPoint(x: 100, y: 0), attachedTo: b, over: CGPoint(x: 400, y: 0))
    let lab = Lab([a, b], falling: [a, b], [axle, rail, gear, ratchet, pulley] + behaviors)
    lab.animator.step()
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let point = CGPoint(x: bad, y: 0)
      let misuses: [() -> Void] = [
        { gear.ratio = bad }, { ratchet.tooth = bad }, { ratchet.phase = bad },
        { pulley.ratio = bad }, { pulley.length = bad }, { pulley.firstWheel = point },
        { pulley.secondWheel = point }, { gear.breakingReaction = -abs(bad) },
        { pulley.breakingTension = -abs(bad) },
        { _ = GearBehavior(from: axle, to: rail, ratio: bad) },
        { _ = RatchetBehavior(on: axle, tooth: bad) },
        { _ = PulleyBehavior(item: a, over: point, attachedTo: b, over: .zero) },
        { _ = PulleyBehavior(item: a, over: .zero, attachedTo: b, over: .zero, ratio: bad) },
      ]
      for (place, misuse) in misuses.enumerated() {
        let before = lab.animator.stateHash
        #expect(reports(misuse) == 1, "\(bad) in misuse \(place)")
        #expect(lab.animator.stateHash == before, "\(bad) in misuse \(place)")
      }
    }
    lab.run(1)
    #expect([a, b].allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
  }

  @Test func `marks show the rope, the gear and the tooth`() {
    let scene = Scene()
    let overlay = DebugOverlayBehavior()
    overlay.layers = .attachments
    scene.lab.animator.addBehavior(overlay)
    _ = scene.run(0..<30)
    let marks = overlay.marks
    let ropes = marks.filter { $0.kind == .rope }
    #expect(ropes.count == 4)
    #expect(ropes.contains { $0.start == scene.drum.center && $0.end == scene.load.center })
    #expect(ropes.contains { $0.start == CGPoint(x: 620, y: 0) && $0.end == CGPoint(x: 800, y: 0) })
    #expect(ropes.last?.start == CGPoint(x: 800, y: 0) && ropes.last?.end == scene.right.center)
    #expect(marks.filter { $0.kind == .slide }.count == 2)
  }
}
