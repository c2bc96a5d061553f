import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Discs touch true curves, and not the edges that stand for them.
///
/// A swing that was as short as an edge had a period that was off by a fifth.
@Suite struct CurvePathTests {
  @Test(arguments: [false, true], [40, 200, 1000] as [CGFloat])
  func aSmallSwingHasItsPeriod(rolls: Bool, radius: CGFloat) throws {
    let length = radius - 15
    let angle = 0.1
    let track = Track(
      arc(radius, around: .zero, from: .pi, to: 0, clockwise: false),
      disc: CGPoint(x: length * sin(angle), y: length * cos(angle)), friction: rolls ? 1 : 0)
    let inertia = rolls ? 1.5 : 1
    let expected = 2 * .pi * (inertia * length / 1000).squareRoot() * (1 + angle * angle / 16)
    var crossings: [Double] = []
    var last = track.disc.center.x
    while crossings.count < 5 {
      try #require(track.animator.elapsedTime < 20)
      track.animator.step()
      let x = track.disc.center.x
      if (x < 0) != (last < 0) {
        crossings.append(track.animator.elapsedTime - track.animator.timeStep * x / (x - last))
      }
      last = x
    }
    #expect(abs((crossings[4] - crossings[0]) / 2 / expected - 1) < 0.001)
  }

  /// A disc leaves a hill where gravity does not pull it as much as the hill turns: at ⅔ of its first height above
  /// the center if it slides, at 4/7 if it rolls.
  @Test(arguments: [false, true], [60, 200] as [CGFloat])
  func aDiscLeavesAHill(rolls: Bool, radius: CGFloat) {
    let length = radius + 15
    let track = Track(
      arc(radius, around: .zero, from: .pi, to: 0, clockwise: true),
      disc: CGPoint(x: length * sin(0.1), y: -length * cos(0.1)), friction: rolls ? 20 : 0)
    track.animator.timeStep = 1 / 3840
    let away = 0.01
    var height = length
    while hypot(track.disc.center.x, track.disc.center.y) < length + away, height > 0 {
      track.animator.step()
      height = -track.disc.center.y
    }
    // From then on, the hill falls away by k·t³/6.
    let cosine = (rolls ? 4.0 / 7 : 2.0 / 3) * cos(0.1)
    let sine = (1 - cosine * cosine).squareRoot()
    let rate = (1000 * cosine / length).squareRoot()
    let growth = (rolls ? 7.0 / 3 : 3) * 1000 * sine * rate
    let turned = rate * cbrt(6 * away / growth)
    #expect(abs(height / length - (cosine * cos(turned) - sine * sin(turned))) < 0.01)
  }

  /// Friction counts the whole push of a curve, which is more than that of a line in its place.
  @Test func aRollingDiscDoesNotSlipInALoop() {
    let path = 185.0
    let speed = (1.1 * 11 / 3 * 1000 * path).squareRoot()
    let track = Track(
      arc(200, around: .zero, from: .pi / 2, to: .pi / 2 - 2 * .pi, clockwise: false),
      disc: CGPoint(x: 0, y: path), friction: 2)
    track.properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: track.disc)
    track.properties.addAngularVelocity(speed / 15, for: track.disc)
    for _ in 0..<80 {
      track.animator.step()
      let velocity = track.properties.linearVelocity(for: track.disc)
      let rolled = track.properties.angularVelocity(for: track.disc) * 15
      #expect(abs(rolled - hypot(velocity.x, velocity.y)) < 0.02 * speed)
      #expect(hypot(track.disc.center.x, track.disc.center.y) > path - 0.1)
    }
  }

  /// A curve of a boundary that goes on as a line is one track.
  @Test func aDiscRollsFromALineOntoAnArc() {
    let path = BezierPath()
    path.move(to: CGPoint(x: -600, y: 0))
    path.addLine(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 0, y: -200), radius: 200, startAngle: .pi / 2, endAngle: 0,
      clockwise: false)
    let track = Track(path, disc: CGPoint(x: -300, y: -15), friction: 0)
    let speed = 500.0
    track.properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: track.disc)
    var highest = 0.0
    for _ in 0..<240 {
      track.animator.step()
      highest = max(highest, -15 - track.disc.center.y)
    }
    #expect(abs(highest / (speed * speed / 2000) - 1) < 0.005)
  }

  private func arc(
    _ radius: CGFloat, around center: CGPoint, from start: CGFloat, to end: CGFloat,
    clockwise: Bool
  ) -> BezierPath {
    BezierPath(
      arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
  }
}

/// A disc of 15 pt without resistance or elasticity on a boundary.
private struct Track {
  let animator = DynamicAnimator(referenceBounds: .zero)
  let disc: BasicItem
  let properties: DynamicItemBehavior

  init(_ boundary: BezierPath, disc center: CGPoint, friction: CGFloat) {
    disc = BasicItem(
      center: center, size: CGSize(width: 30, height: 30), collisionBoundsType: .ellipse)
    properties = DynamicItemBehavior(items: [disc])
    (properties.friction, properties.resistance, properties.elasticity) = (friction, 0, 0)
    properties.angularResistance = 0
    let collision = CollisionBehavior(items: [disc])
    collision.addBoundary(withIdentifier: "track", for: boundary)
    for behavior in [collision, properties, GravityBehavior(items: [disc])] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
  }
}
