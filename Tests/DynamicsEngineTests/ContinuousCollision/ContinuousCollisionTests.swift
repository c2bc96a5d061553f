import DynamicsChipmunk
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct ContinuousCollisionTests {
  /// A bar along the diagonal is wide in both axes and thin all the same: it used to pass.
  @Test(arguments: [1000.0, 1500, 2000, 3000], [0.0, 0.3])
  func aDiagonalBarDoesNotPassALine(speed: Double, turn: Double) {
    let scene = RowScene()
    scene.addBoundary([Vector(x: -500, y: 100), Vector(x: 500, y: 100)])
    let h = 0.7
    let bar = [(-50 - h, -50 + h), (-50 + h, -50 - h), (50 + h, 50 - h), (50 - h, 50 + h)]
    let body = scene.addBody(
      CompoundShape(.polygon(bar.map { CGPoint(x: $0.0, y: $0.1) })), at: Vector(x: 0, y: 20))
    #expect(body.pointee.minWidth < 2)
    for _ in 0..<60 { scene.move(body, by: Vector(x: 0, y: speed / 120), turn: turn / 120) }
    #expect(body.position.y < 100)
  }

  @Test(arguments: [2000.0, 5000, 20_000, 100_000])
  func aSmallItemDoesNotPassASmallAnchoredOne(speed: Double) {
    for shape in [
      Outline.rectangle(CGSize(width: 4, height: 4)), .ellipse(CGSize(width: 4, height: 4)),
    ] {
      let scene = RowScene()
      _ = scene.addBody(CompoundShape(shape), at: Vector(x: 1000, y: 1), isAnchored: true)
      let item = scene.addBody(CompoundShape(.rectangle(CGSize(width: 6, height: 6))))
      for _ in 0..<Int(120 * 2000 / speed) { scene.move(item, by: Vector(x: speed / 120, y: 0)) }
      #expect(item.position.x > 990 && item.position.x < 996)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aTurningBoxShowsAtMostTwoPointsBeyondAnEdge(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = RowScene()
    scene.addBoundary(rectangle(width: 400, height: 400))
    let size = CGSize(width: random.double(in: 10...80), height: random.double(in: 10...80))
    let box = scene.addBody(CompoundShape(.rectangle(size)))
    Containment.enclose(box, in: scene.boundaries[0], collides: true)
    for _ in 0..<200 {
      let way = Vector(x: random.double(in: -30...30), y: random.double(in: -30...30))
      // Contacts turn a body that has touched; here it starts again from the middle.
      for _ in 0..<20 {
        scene.move(box, by: way, turn: random.double(in: -0.5...0.5))
        let farthest = scene.corners(of: box).map { max(abs($0.x), abs($0.y)) }.max()!
        #expect(farthest < 202)
      }
      box.setPose(.zero, angle: random.double(in: -3...3))
    }
  }

  @Test func whatIsSlowOrFarFromAllIsLeftAlone() {
    let scene = RowScene()
    scene.addBoundary(rectangle(width: 400, height: 400))
    let box = scene.addBody(CompoundShape(.rectangle(CGSize(width: 20, height: 20))))
    for (start, way, turn) in [
      (Vector(x: 0, y: 0), Vector(x: 150, y: 0), 0.4),
      (Vector(x: 189.5, y: 0), Vector(x: 1, y: 0), 0),
      (Vector(x: 0, y: 190), Vector(x: 100, y: 0), 0),
      (Vector(x: 190.05, y: 0), Vector(x: -80, y: 0), 0),
    ] {
      box.setPose(start, angle: 0)
      scene.move(box, by: way, turn: turn)
      #expect(box.position.x == (start + way).x && box.position.y == (start + way).y)
      #expect(box.angle == turn)
    }
  }

  /// Contacts and joints together turn a body with joints.
  @Test(arguments: [-1, 0, 3] as [Int32])
  func onlyABodyWithoutJointsFollowsACurve(link: Int32) {
    let scene = RowScene()
    scene.addBoundary([Vector(x: -100, y: 0), Vector(x: 100, y: 0)])
    let disc = scene.addBody(CompoundShape(.ellipse(CGSize(width: 20, height: 20))))
    disc.pointee.link = link
    let edge = scene.shapes[scene.boundaries[0].pointee.shapes[0]]
    let pairs = FlatArray<PairRow>()
    for push in [1.0, 3, 2] {
      var pair = PairRow(a: scene.rows(of: disc)[0], b: edge)
      pair.points.0.normalImpulse = push
      pairs.append(pair)
      disc.recordCurve(pairs.count - 1, of: pairs)
    }
    #expect(disc.pointee.step.curve == (link < 0 ? 1 : -1))
  }

  @Test func aBodyOnACornerIsNotHeldByIt() {
    // It slides past the free end of a line that it has touched.
    let scene = RowScene()
    scene.addBoundary([Vector(x: -100, y: 0), Vector(x: 0, y: 0)])
    let ball = scene.addBody(
      CompoundShape(.ellipse(CGSize(width: 20, height: 20))), at: Vector(x: 9.96, y: 0))
    scene.move(ball, by: Vector(x: 0, y: 30))
    #expect(ball.position.y == 30)
  }

  @Test func partsOfABodyAreSweptEach() {
    let scene = RowScene()
    scene.addBoundary([Vector(x: 60, y: -100), Vector(x: 60, y: 100)])
    let ends = [-20.0, 20].map {
      CompoundShape.Part(.rectangle(CGSize(width: 4, height: 4)), center: CGPoint(x: $0, y: 0))
    }
    let body = scene.addBody(CompoundShape(ends))
    scene.move(body, by: Vector(x: 100, y: 0))
    #expect(abs(body.position.x - 38.05) < 1e-9)
  }

  /// Being put back costs the energy that it gives, and moving on returns it.
  @Test(arguments: [600.0, 2000, 6000], [38.0, 39.0, 39.9])
  func anElasticBounceKeepsTheEnergy(speed: Double, start: Double) {
    let scene = RowScene()
    scene.addBoundary([Vector(x: -100, y: 50), Vector(x: 100, y: 50)])
    let box = scene.addBody(CompoundShape(.rectangle(CGSize(width: 20, height: 20))))
    box.pointee.material.elasticity = 1
    box.pointee.material.damping = 0
    let (h, gravity) = (EngineScene.step, 1000.0)
    box.setPose(Vector(x: 0, y: start), angle: 0)
    box.velocity = Vector(x: 0, y: speed)
    box.pointee.step.velocityBeforeForces = Vector(x: 0, y: speed - gravity * h)
    box.pointee.step.velocityAfterForces = box.velocity
    scene.move(box, by: Vector(x: 0, y: speed * h))
    #expect(box.velocity.y < 0 && box.position.y < 40.05)
    // The velocity of a step is that in its middle.
    let before = speed - gravity * h / 2
    let after = box.velocity.y + gravity * h / 2
    let gain = (after * after - before * before) / 2 - gravity * (box.position.y - start)
    #expect(abs(gain) < 1e-6 * speed * speed)
  }

  @Test func aBodyInACornerMeetsBothSides() {
    let scene = RowScene()
    scene.addBoundary([Vector(x: 50, y: -100), Vector(x: 50, y: 50), Vector(x: -100, y: 50)])
    let ball = scene.addBody(
      CompoundShape(.ellipse(CGSize(width: 20, height: 20))), at: Vector(x: 30, y: 35))
    (ball.pointee.material.elasticity, ball.pointee.material.friction) = (1, 0)
    ball.velocity = Vector(x: 6000, y: 3000)
    ball.pointee.step.velocityBeforeForces = ball.velocity
    ball.pointee.step.velocityAfterForces = ball.velocity
    scene.move(ball, by: ball.velocity * EngineScene.step)
    #expect(ball.velocity.x < -5000 && ball.velocity.y < -2500)
    #expect(ball.position.x < 40.05 && ball.position.y < 40.05)
  }
}
