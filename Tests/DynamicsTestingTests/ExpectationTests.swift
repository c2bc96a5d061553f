import Dynamics
import DynamicsTesting
import Foundation
import Testing

/// The results that expectations accept, and the texts of their failures.
@Suite struct ExpectationTests {
  @Test func acceptsWhatRests() {
    let scene = FallingCard()
    expectRest(scene.animator, within: 5)
    #expect(!scene.animator.isRunning)
  }

  @Test func saysWhatStillMovesAndHowFast() {
    let scene = FallingCard(hasFloor: false)
    scene.material.resistance = 0
    let texts = failureTexts { expectRest(scene.animator, within: 0.5) }
    // ½·g·t² and half a step are 127 pt; g·t is 500 pt/s.
    #expect(texts.count == 1)
    #expect(
      texts[0].contains("at 0.5 s 1 item still moves; BasicItem #0 at (150, 177.08)"), "\(texts)")
    let speed = texts[0].split(separator: "moves by ").last?.split(separator: " pt").first
    #expect(abs((speed.flatMap { Double($0) } ?? 0) - 500) < 5, "\(texts)")
    #expect(scene.animator.elapsedTime == 0.5)
  }

  @Test func saysThatRestTakesHalfASecond() {
    let box = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 20, height: 20))
    let animator = DynamicAnimator()
    animator.addBehavior(DynamicItemBehavior(items: [box]))
    let texts = failureTexts { expectRest(animator, within: 0.3) }
    #expect(texts.count == 1)
    #expect(texts[0].contains("at (50, 50) has been slow for less than half a second"), "\(texts)")
  }

  @Test func pausedIsNotAtRest() {
    let scene = FallingCard()
    scene.animator.pause()
    let texts = failureTexts { expectRest(scene.animator, within: 5) }
    #expect(texts.count == 1 && texts[0].contains("paused by pause()"))
  }

  @Test(arguments: [-1, 3601, .infinity, .nan, 1e300])
  func reportsTimesThatCannotPass(seconds: Double) {
    let scene = FallingCard(hasFloor: false)
    let texts = failureTexts {
      expectRest(scene.animator, within: seconds)
      expectReaches(scene.card, .zero, within: seconds, in: scene.animator)
      expectKeepsEnergy(scene.animator, within: 0.1, for: seconds)
    }
    #expect(texts.count == 3 && texts.allSatisfy { $0.contains("from 0 to 3600 s") })
    #expect(scene.animator.elapsedTime == 0)
  }

  @Test func acceptsWhatReachesAPoint() {
    let scene = FallingCard(hasFloor: false)
    expectReaches(
      scene.card, CGPoint(x: 150, y: 250), within: 2, tolerance: 4, in: scene.animator)
    // ½·g·t² = 200 pt.
    #expect(abs(scene.animator.elapsedTime - 0.632) < 0.02)
    expectReaches(
      scene.card, CGRect(x: 0, y: 300, width: 300, height: 100), within: 2, in: scene.animator)
    #expect(scene.card.center.y >= 300 && scene.card.center.y < 310)
  }

  @Test func saysWhereItWasNearest() {
    let scene = FallingCard(hasFloor: false)
    let texts = failureTexts {
      expectReaches(scene.card, CGPoint(x: 180, y: 175), within: 1, in: scene.animator)
    }
    #expect(texts.count == 1)
    #expect(
      texts[0].hasPrefix(
        "BasicItem #0 does not reach (180, 175) within 1 s: it is nearest at 0.5 s, at (150, 17"),
      "\(texts)")
    #expect(texts[0].hasSuffix("30 pt away"), "\(texts)")
  }

  @Test func needsAnAnimator() {
    let card = FallingCard().card
    let texts = failureTexts {
      expectReaches(card, .zero, within: 1)
      expectInside(card, .zero)
    }
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("in no animator") })
  }

  @Test func checksThePresentMomentWithoutABlock() {
    let scene = FallingCard()
    expectInside(scene.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
    expectInside(scene.card, CGRect(x: 100, y: 0, width: 100, height: 100), in: scene.animator)
    expectInside(scene.animator, BezierPath(ovalIn: CGRect(x: 0, y: -100, width: 300, height: 300)))
    let texts = failureTexts {
      expectInside(scene.animator, CGRect(x: 0, y: 0, width: 160, height: 440))
      expectInside(
        scene.animator, BezierPath(rect: CGRect(x: 0, y: 20, width: 300, height: 400)))
    }
    #expect(texts.count == 2)
    #expect(
      texts[0]
        == "not everything stays inside (0, 0, 160, 440): at 0 s BasicItem #0 at (150, 50) is 20 pt outside"
    )
    #expect(texts[1].contains("at 0 s BasicItem #0 at (150, 50) is 10 pt outside"), "\(texts)")
  }

  @Test func findsOverlaps() {
    expectNoOverlap(TwoBoxes(apart: 20).animator, deeperThan: 0)
    expectNoOverlap(TwoBoxes(apart: 19).animator, deeperThan: 1.001)
    let texts = failureTexts {
      expectNoOverlap(TwoBoxes(apart: 17).animator, deeperThan: 2)
      expectNoOverlap(TwoBoxes(apart: 17, collide: false).animator)
    }
    let text =
      "BasicItem #0 at (100, 100) and BasicItem #1 at (117, 100) overlap by 3 pt"
    #expect(texts.count == 2)
    #expect(texts[0] == "items overlap by more than 2 pt: at 0 s \(text)", "\(texts)")
    #expect(texts[1].hasSuffix(text), "\(texts)")
  }

  @Test func leavesOutItemsThatPassThroughEachOther() {
    let told = TwoBoxes(apart: 5)
    told.collision.setCollides(false, between: told.left, and: told.right)
    expectNoOverlap(told.animator)
    let pinned = TwoBoxes(apart: 5)
    pinned.animator.addBehavior(
      AttachmentBehavior.pinAttachment(
        with: pinned.left, attachedTo: pinned.right, attachmentAnchor: CGPoint(x: 100, y: 100)))
    expectNoOverlap(pinned.animator)
  }

  @Test func aThrownCardKeepsItsEnergy() {
    let scene = FallingCard(hasFloor: false)
    scene.material.resistance = 0
    scene.material.addLinearVelocity(CGPoint(x: 0, y: -500), for: scene.card)
    // A step of constant acceleration ends half a step too low: g·h/v is 1.7 %.
    expectKeepsEnergy(scene.animator, within: 0.018, for: 0.5)
    let texts = failureTexts { expectKeepsEnergy(scene.animator, within: 0.01, for: 0.5) }
    #expect(texts.count == 1 && texts[0].contains("1.67 %"), "\(texts)")
  }

  @Test func resistanceTakesEnergy() {
    let scene = FallingCard(hasFloor: false)
    scene.animator.removeBehavior(scene.gravity)
    scene.material.resistance = 1
    scene.material.addLinearVelocity(CGPoint(x: 100, y: 0), for: scene.card)
    let texts = failureTexts { expectKeepsEnergy(scene.animator, within: 0.1, for: 1) }
    // The energy falls by e⁻² in a second.
    #expect(texts.count == 1)
    let percent = texts[0].split(separator: "it is ").last?.split(separator: " %").first
    #expect(abs((percent.flatMap { Double($0) } ?? 0) - 86.5) < 0.5, "\(texts)")
    #expect(texts[0].contains("at 1 s") && texts[0].hasSuffix("less"), "\(texts)")
  }

  @Test func countsOtherEnergyThatIsAdded() {
    let scene = FallingCard(hasFloor: false)
    scene.animator.removeBehavior(scene.gravity)
    (scene.material.resistance, scene.material.angularResistance) = (0, 0)
    let field = FieldBehavior.springField()
    field.position = CGPoint(x: 250, y: 50)
    field.strength = 20
    field.addItem(scene.card)
    scene.animator.addBehavior(field)
    // Its force is the strength times the distance. Steps let the energy sway by ω·h / 2.
    expectKeepsEnergy(
      scene.animator, within: 0.03, for: 2,
      adding: {
        let distance = hypot(scene.card.center.x - 250, scene.card.center.y - 50)
        return 20 * distance * distance / 2
      })
  }
}
