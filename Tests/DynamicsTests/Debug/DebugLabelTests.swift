import Dynamics
import Testing

@Suite struct DebugLabelTests {
  /// A behavior of a program, with a property of its own.
  private final class Leash: AttachmentBehavior {
    var strain = 2.0

    override var properties: [BehaviorProperty] {
      super.properties + [
        BehaviorProperty(
          "strain", range: 0...10, defaultValue: .number(1), get: { .number(self.strain) },
          set: { if case .number(let strain) = $0 { self.strain = strain } })
      ]
    }
  }

  @Test func aLabelHasTheClassAndTheChangedPropertiesAtTheMark() {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: 100, 100)
    let snap = SnapBehavior(item: item, snapTo: CGPoint(x: 150, y: 200))
    snap.damping = 0.8
    let leash = Leash(item: item, attachedToAnchor: CGPoint(x: 100, y: 20))
    leash.frequency = 2
    for behavior in [snap, leash, GravityBehavior(items: [item])] { animator.addBehavior(behavior) }
    let overlay = DebugOverlayBehavior()
    #expect(overlay.labels.isEmpty)
    animator.addBehavior(overlay)
    #expect(
      overlay.labels == [
        DebugLabel(
          "SnapBehavior: snapPoint: (150, 200) pt, damping: 0.8", at: CGPoint(x: 125, y: 150)),
        DebugLabel(
          "Leash: anchorPoint: (100, 20) pt, length: 80 pt, frequency: 2 Hz, strain: 2",
          at: CGPoint(x: 100, y: 60)),
      ])
    overlay.layers = .velocities
    #expect(overlay.labels.isEmpty)
  }
}
