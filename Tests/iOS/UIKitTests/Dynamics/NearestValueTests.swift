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
      body.elasticity = 11
      body.resistance = -1
      body.density = 0
      snap.damping = 2
      noise.smoothness = -0.5
      let turbulence = UIFieldBehavior.turbulenceField(smoothness: 2, animationSpeed: -1)
      #expect(turbulence.smoothness == 1 && turbulence.animationSpeed == 0)
    }
    #expect(reports.count == 7)
    #expect(body.elasticity == 10)
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

  @Test func itemsMayGainSpeedWhenTheyBounce() {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stage.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: stage)
    let walls = UICollisionBehavior(items: [view])
    walls.translatesReferenceBoundsIntoBoundary = true
    let body = UIDynamicItemBehavior(items: [view])
    (body.elasticity, body.resistance, body.friction) = (1.1, 0, 0)
    view.center.y = 50
    body.addLinearVelocity(CGPoint(x: 300, y: 0), for: view)
    animator.addBehavior(walls)
    animator.addBehavior(body)
    // 200 pt to the right wall and back: one bounce in a second.
    for _ in 0..<60 { animator.advance(by: 1.0 / 60) }
    #expect(abs(body.linearVelocity(for: view).x + 330) < 0.5)
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
