import DynamicsTesting
import Foundation
import Testing

/// `withMotion(of:)`: checks, results, errors and side effects.
@Suite struct MotionTests {
  private struct Problem: Error, Equatable {}

  @Test func returnsWhatTheBlockReturns() async throws {
    let scene = FallingCard()
    let count: Int = withMotion(of: scene.animator) { 3 }
    let later: String = await withMotion(of: scene.animator, named: "later") {
      await Task.yield()
      return "done"
    }
    #expect(count == 3 && later == "done")
  }

  @Test func throwsWhatTheBlockThrows() async throws {
    let scene = FallingCard()
    #expect(throws: Problem()) { try withMotion(of: scene.animator) { throw Problem() } }
    await #expect(throws: Problem()) {
      try await withMotion(of: scene.animator) {
        await Task.yield()
        throw Problem()
      }
    }
  }

  @Test func changesNeitherMotionNorBehaviors() {
    let (plain, watched) = (FallingCard(), FallingCard())
    let behaviors = watched.animator.behaviors
    withMotion(of: watched.animator) {
      #expect(watched.animator.behaviors == behaviors)
      expectInside(watched.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
      watched.animator.advance(by: 1)
    }
    plain.animator.advance(by: 1)
    #expect(plain.animator.stateHash == watched.animator.stateHash)
  }

  @Test(arguments: [true, false])
  func checksTheWholeBlock(isFirst: Bool) {
    let scene = TwoBoxes(apart: 100)
    // It passes x 150 at 0.5 s, and leaves no trace at the end.
    let kinematic = KinematicBehavior(items: [scene.left])
    scene.animator.addBehavior(kinematic)
    let area = CGRect(x: 0, y: 0, width: 150, height: 200)
    let texts = failureTexts {
      withMotion(of: scene.animator, named: "\(isFirst)") {
        if isFirst { expectInside(scene.left, area) }
        kinematic.move(scene.left, to: CGPoint(x: 160, y: 100), duration: 0.5)
        scene.animator.advance(by: 0.6)
        kinematic.move(scene.left, to: CGPoint(x: 100, y: 100), duration: 0.5)
        scene.animator.advance(by: 0.6)
        if !isFirst { expectInside(scene.left, area) }
      }
    }
    // It moves by 1 pt in a step of 1/120 s, and its edge is at x 151 after 41 steps.
    #expect(texts.count == 1)
    #expect(texts[0].contains("at 0.358 s"), "\(texts)")
    #expect(texts[0].contains("is 3 pt outside; at the worst, at 0.5 s"), "\(texts)")
    #expect(texts[0].hasSuffix("is 20 pt outside"), "\(texts)")
  }

  @Test func timesAreThoseOfThePage() {
    let scene = FallingCard(hasFloor: false)
    scene.animator.advance(by: 0.25)
    let texts = failureTexts {
      withMotion(of: scene.animator) {
        scene.animator.advance(by: 0.25)
        expectRest(scene.animator, within: 0.25)
      }
    }
    #expect(texts.count == 1 && texts[0].contains("at 0.5 s 1 item"), "\(texts)")
  }

  @Test func blocksOfTwoAnimatorsMayBeNested() {
    let (outer, inner) = (FallingCard(), FallingCard(hasFloor: false))
    let texts = failureTexts {
      withMotion(of: outer.animator, named: "outer") {
        withMotion(of: inner.animator, named: "inner") {
          expectInside(outer.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
          expectInside(inner.card, CGRect(x: 0, y: 0, width: 300, height: 440))
          expectReaches(inner.card, CGRect(x: 0, y: 500, width: 300, height: 900), within: 2)
        }
        expectRest(outer.animator, within: 5)
      }
    }
    #expect(texts.count == 1 && texts[0].contains("stays inside"), "\(texts)")
  }

  @Test func aBallThatBouncesStaysInsideItsWalls() {
    for speed in [300.0, 1000, 4000] {
      let scene = FallingCard()
      (scene.material.elasticity, scene.material.resistance) = (1, 0)
      scene.material.addLinearVelocity(CGPoint(x: speed, y: -speed / 2), for: scene.card)
      withMotion(of: scene.animator, named: "\(speed)") {
        expectInside(scene.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
        scene.animator.advance(by: 3)
      }
    }
  }
}
