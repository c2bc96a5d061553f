import Dynamics
import Testing

/// A forecast moves nothing, and comes true.
@Suite struct ForecastTests {
  /// A ball of 20 pt falls from rest through 400 pt onto a floor.
  private func fallingBall(elasticity: CGFloat = 0) -> (DynamicAnimator, BasicItem) {
    let animator = DynamicAnimator.headless()
    let ball = BasicItem(
      center: CGPoint(x: 100, y: 90), size: CGSize(width: 20, height: 20),
      collisionBoundsType: .ellipse)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let collision = CollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 500), to: CGPoint(x: 1000, y: 500))
    animator.addBehavior(collision)
    animator.withoutResistance(ball).elasticity = elasticity
    return (animator, ball)
  }

  @Test func aBallLandsWhenATextbookSays() throws {
    let (animator, ball) = fallingBall()
    let id = try #require(animator.id(of: ball))
    let forecast = animator.forecast(for: 3)
    #expect(ball.center == CGPoint(x: 100, y: 90) && animator.elapsedTime == 0)
    // 400 pt under 1000 pt/s².
    let landing = (2.0 * 400 / 1000).squareRoot()
    let contact = try #require(forecast.contacts.first)
    expect(contact.elapsedTime, near: landing, within: 1.1 / 120)
    #expect(contact.phase == .began && contact.item == id)
    #expect(contact.other == .boundary("floor"))
    let early = try #require(forecast.pose(of: id, at: 0.4))
    // A semi-implicit step is ahead by half a step of its speed.
    expect(early.center.y, near: 90 + 80, within: 400 / 240 + 0.1)
    let last = try #require(forecast.pose(of: id, at: 3))
    expect(last.center.y, near: 490, within: 0.2)
    let rest = try #require(forecast.restsAt)
    expect(rest, near: landing + 0.5, within: 0.1)
  }

  @Test func betweenStepsPosesAreInterpolated() throws {
    let (animator, ball) = fallingBall()
    let id = try #require(animator.id(of: ball))
    let forecast = animator.forecast(for: 1)
    let (a, b) = (forecast.pose(of: id, at: 30.0 / 120)!, forecast.pose(of: id, at: 31.0 / 120)!)
    let between = forecast.pose(of: id, at: 30.25 / 120)!
    expect(between.center.y, near: a.center.y + (b.center.y - a.center.y) / 4, within: 1e-9)
    #expect(forecast.pose(of: id, at: 1.01) == nil)
    #expect(forecast.pose(of: id, at: -0.01) == nil)
    #expect(forecast.pose(of: id, at: .nan) == nil)
  }

  /// The time of a step, as the product of numbers, may be a little more than the duration.
  @Test func roundingOfTimesCostsNothing() throws {
    let (animator, ball) = fallingBall()
    let id = try #require(animator.id(of: ball))
    for steps in 0..<200 {
      let duration = (Double(steps) * 1e6 / 120).rounded() / 1e6
      let forecast = animator.forecast(for: Double(steps) / 120)
      for time in [Double(steps) * (1.0 / 120), Double(steps) / 120, duration] {
        #expect(forecast.pose(of: id, at: min(time, forecast.duration + 1e-10)) != nil)
      }
    }
  }

  @Test func aPartOfAStepIsCovered() throws {
    let (animator, ball) = fallingBall()
    let id = try #require(animator.id(of: ball))
    let forecast = animator.forecast(for: 0.255)
    let (last, next) = (
      animator.forecast(for: 1).pose(of: id, at: 0.255)!, forecast.pose(of: id, at: 0.255)!
    )
    #expect(last == next)
  }

  @Test(arguments: SnapshotTests.moments)
  func aBusySceneComesTrue(moment: Int) throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: moment)
    scene.log.entries = []
    let forecast = scene.animator.forecast(for: 1)
    #expect(scene.log.entries.isEmpty)
    #expect(forecast.itemIDs.count == scene.animator.items.count)
    try scene.animator.expectForetold(for: 1.5)
  }

  @Test func aPileComesToRestAsForetold() throws {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 400, height: 400))
    let boxes = (0..<8).map { BasicItem.box(100 + CGFloat($0 % 3) * 40, CGFloat($0) * 40, 30, 30) }
    animator.addBehavior(GravityBehavior(items: boxes))
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let forecast = try animator.expectForetold(for: 6)
    let rest = try #require(forecast.restsAt)
    #expect(rest > 1 && rest < 6)
    // At rest, it is the same forecast for all time.
    let still = animator.forecast(for: 60)
    #expect(still.restsAt == 0 && still.contacts.isEmpty)
    #expect(still.pose(of: animator.id(of: boxes[0])!, at: 60)?.center == boxes[0].center)
  }

  @Test func aForecastWithinAForecastsTimeIsItsRest() throws {
    let scene = BusyScene()
    let long = scene.animator.forecast(for: 2)
    scene.animator.advance(by: 1)
    let short = scene.animator.forecast(for: 1)
    for id in short.itemIDs {
      for step in stride(from: 0, through: 120, by: 8) {
        let time = Double(step) / 120
        #expect(short.pose(of: id, at: time) == long.pose(of: id, at: 1 + time))
      }
    }
  }

  @Test func historyAndStreamsDoNotNotice() async throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 5, maximumBytes: 1 << 24)
    scene.animator.advance(by: 0.5)
    let (range, bytes) = (history.range, history.byteCount)
    _ = scene.animator.forecast(for: 2)
    #expect(history.range == range && history.byteCount == bytes)
    let hash = scene.animator.stateHash
    scene.animator.advance(by: 0.5)
    try history.rewind(to: 0.5)
    #expect(scene.animator.stateHash == hash)
  }

  @Test func timesAreThoseOfTheSimulationAtAnySpeed() throws {
    let (animator, _) = fallingBall(elasticity: 0.5)
    animator.speed = 0.1
    try animator.expectForetold(for: 2)
  }

  @Test func otherStepLengthsComeTrue() throws {
    let scene = BusyScene()
    scene.animator.advance(by: 0.1)
    scene.animator.timeStep = 1.0 / 75
    scene.animator.advance(by: 0.1)
    try scene.animator.expectForetold(for: 1)
  }
}
