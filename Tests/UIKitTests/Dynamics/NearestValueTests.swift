import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct NearestValueTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func whatIsMeantAsEndlessIsTakenInSilence() {
    let body = UIDynamicItemBehavior(items: [view])
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: .zero)
    let (_, reports) = DynamicsDiagnostics.collecting {
      body.resistance = .greatestFiniteMagnitude
      body.angularResistance = .infinity
      body.density = .greatestFiniteMagnitude
      body.friction = 10_000
      rod.damping = .greatestFiniteMagnitude
      rod.frictionTorque = .infinity
    }
    #expect(reports.isEmpty)
    #expect(body.resistance == 1e12 && body.angularResistance == 1e12)
    #expect(body.density == 1e6 && body.friction == 1000)
    #expect(rod.damping == 1000 && rod.frictionTorque == 1e12)
  }

  @Test func whatIsOutOfRangeIsDiagnosedAndMovedIntoIt() {
    let body = UIDynamicItemBehavior(items: [view])
    let snap = UISnapBehavior(item: view, snapTo: .zero)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    let (_, reports) = DynamicsDiagnostics.collecting {
      body.elasticity = 1.1
      body.resistance = -1
      body.density = 0
      snap.damping = 2
      noise.smoothness = -0.5
    }
    #expect(reports.count == 5)
    #expect(body.elasticity == 1)
    #expect(body.resistance == 0)
    #expect(body.density == 1e-6)
    #expect(snap.damping == 1)
    #expect(noise.smoothness == 0)
  }

  @Test func whatIsNoNumberChangesNothing() {
    let body = UIDynamicItemBehavior(items: [view])
    body.elasticity = 0.7
    let (_, reports) = DynamicsDiagnostics.collecting { body.elasticity = .nan }
    #expect(reports.count == 1)
    #expect(body.elasticity == 0.7)
  }

  @Test func endlessResistanceHoldsItems() {
    let animator = UIDynamicAnimator()
    let body = UIDynamicItemBehavior(items: [view])
    body.resistance = .greatestFiniteMagnitude
    animator.addBehavior(body)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    for _ in 0..<30 { animator.advance(by: 1.0 / 60) }
    #expect(abs(view.center.y - 50) < 1e-3)
  }
}
