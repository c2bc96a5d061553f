import DynamicsEngine
import DynamicsGeometry
import Foundation
import Testing

/// What is not a number must not reach Chipmunk, which ends the process over it.
@Suite struct OverflowTests {
  private let world = World()

  private func makeBody(at x: CGFloat) -> Body {
    let figure = Figure(.rectangle(CGSize(width: 10, height: 10)))
    return world.addBody(figure, at: CGPoint(x: x, y: 0), angle: 0)
  }

  @Test func aBodyThatIsDrivenBeyondAllNumbersStopsAndTheOthersGoOn() {
    let (driven, other) = (makeBody(at: 0), makeBody(at: 100))
    other.velocity = CGVector(dx: 10, dy: 0)
    let endless = CGVector(dx: 1e300, dy: 1e300)
    driven.push(with: endless, atOffset: endless)
    _ = world.step(by: 0.01)
    #expect(world.overflows == 1)
    #expect(driven.velocity == .zero)
    #expect(driven.position == .zero)
    #expect(abs(other.position.x - (100 + 0.1 / 1.001)) < 1e-9)
    driven.accelerate(by: CGVector(dx: 100, dy: 0))
    _ = world.step(by: 0.01)
    #expect(world.overflows == 1)
    #expect(abs(driven.velocity.dx - 1 / 1.001) < 1e-9)
  }

  @Test func jointsForgetWhatTheyHeldAgainst() {
    let driven = makeBody(at: 0)
    let joint = PointJoint(
      .on(driven, offset: .zero), .at(CGPoint(x: 0, y: 0)), softness: .hard)
    world.addJoint(joint)
    let endless = CGVector(dx: 1e300, dy: 1e300)
    driven.push(with: endless, atOffset: endless)
    for _ in 0..<10 { _ = world.step(by: 0.01) }
    #expect(world.overflows == 1)
    #expect(driven.position == .zero)
  }
}
