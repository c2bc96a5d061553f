import DynamicsTesting
import Testing

/// The events that a marble diagram shows.
@Suite struct MarbleDiagramTests {
  @Test func showsContactsRegionsBreaksAndRestOfAScene() {
    let scene = ThreadAndCrate()
    let marbles = MarbleDiagram(
      of: scene.animator, ["ball": scene.ball, "crate": scene.crate], every: 0.05)
    #expect("\(marbles)" == "ball   \ncrate  ")
    scene.animator.advance(by: 0.1)
    marbles.expect(
      """
      ball   *-
      crate  b-
      """)
    expectRest(scene.animator, within: 5)
    marbles.expect(
      """
      crate  b---------r-be---b--------------|
      ball   *-----i--o--be---b-------------r|
      """)
  }

  @Test func marksEndWithTheirStep() {
    let scene = FallingCard(hasFloor: false)
    scene.material.resistance = 0
    // Exact in binary, so that a step ends with its mark.
    scene.animator.timeStep = 0.0625
    let sensor = SensorBehavior(items: [scene.card])
    let line = BezierPath()
    line.move(to: CGPoint(x: 0, y: 160))
    line.addLine(to: CGPoint(x: 300, y: 160))
    sensor.addRegion(withIdentifier: "line", for: line)
    scene.animator.addBehavior(sensor)
    let coarse = MarbleDiagram(of: scene.animator, ["card": scene.card], every: 0.1875)
    let exact = MarbleDiagram(of: scene.animator, ["card": scene.card], every: 0.0625)
    let fine = MarbleDiagram(of: scene.animator, ["card": scene.card], every: 0.03125)
    scene.animator.advance(by: 0.625)
    // After n steps its edges are at 90 and 10 + 1.953·n·(n + 1) pt.
    exact.expect("card  -----i--o-")
    coarse.expect("card  -io-")
    fine.expect("card  -----------i-----o--")
  }

  @Test func goesBackWithASnapshotAndWithAHistory() throws {
    let scene = ThreadAndCrate()
    let marbles = MarbleDiagram(
      of: scene.animator, ["ball": scene.ball, "crate": scene.crate], every: 0.05)
    let history = History(scene.animator, seconds: 5)
    scene.animator.advance(by: 0.35)
    let (snapshot, early) = (scene.animator.snapshot(), "\(marbles)")
    scene.animator.advance(by: 1)
    let late = "\(marbles)"
    #expect(late.hasPrefix("ball   *-----i--o--"))
    try scene.animator.restore(snapshot)
    #expect("\(marbles)" == early)
    scene.animator.advance(by: 1)
    #expect("\(marbles)" == late)
    try history.rewind(to: 0.35)
    #expect("\(marbles)" == early)
    scene.animator.advance(by: 1)
    #expect("\(marbles)" == late)
  }

  @Test func beginsAgainAtAMomentBeforeIt() throws {
    let scene = ThreadAndCrate()
    let first = MarbleDiagram(of: scene.animator, ["ball": scene.ball], every: 0.05)
    let snapshot = scene.animator.snapshot()
    scene.animator.advance(by: 0.5)
    let later = MarbleDiagram(of: scene.animator, ["ball": scene.ball], every: 0.05)
    later.expect("ball")
    try scene.animator.restore(snapshot)
    scene.animator.advance(by: 0.6)
    #expect("\(first)" == "\(later)")
    first.expect("ball  *-----i--o--")
  }

  @Test func endsContactsThatBeganBeforeIt() throws {
    let scene = TwoBoxes(apart: 19)
    scene.animator.step()
    let snapshot = scene.animator.snapshot()
    for _ in 0..<2 {
      let marbles = MarbleDiagram(
        of: scene.animator, ["left": scene.left, "right": scene.right], every: 0.1)
      scene.animator.advance(by: 0.1)
      scene.collision.removeItem(scene.right)
      scene.animator.advance(by: 0.1)
      marbles.expect(
        """
        left   -e
        right  -e
        """)
      try scene.animator.restore(snapshot)
    }
  }

  @Test func showsWhenItemsJoinAndLeave() {
    let scene = TwoBoxes(apart: 19)
    let late = BasicItem(center: CGPoint(x: 90, y: 119), size: CGSize(width: 20, height: 20))
    let marbles = MarbleDiagram(
      of: scene.animator, ["left": scene.left, "late": late], every: 0.1)
    scene.animator.advance(by: 0.2)
    let properties = DynamicItemBehavior(items: [late])
    scene.animator.addBehavior(properties)
    scene.collision.addItem(late)
    scene.animator.advance(by: 0.2)
    scene.collision.removeItem(late)
    scene.animator.removeBehavior(properties)
    scene.animator.advance(by: 0.2)
    marbles.expect(
      """
      left  b-b-e-
      late  ..b-e.
      """)
  }

  @Test func changesNeitherMotionNorCalls() {
    let (plain, watched) = (ThreadAndCrate(), ThreadAndCrate())
    let (calls, watchedCalls) = (CallLog(plain), CallLog(watched))
    let marbles = MarbleDiagram(of: watched.animator, ["ball": watched.ball])
    for scene in [plain, watched] { scene.animator.advanceUntilPaused(limit: 5) }
    #expect(plain.animator.stateHash == watched.animator.stateHash)
    #expect(calls.all == watchedCalls.all)
    #expect(Set(calls.all) == ["break", "enter", "leave", "began", "ended", "action", "pause"])
    #expect("\(marbles)".contains("*"))
  }

  @Test func countsAContactOfSeveralBehaviorsOnce() {
    let scene = TwoBoxes(apart: 19)
    let other = CollisionBehavior(items: [scene.left, scene.right])
    scene.animator.addBehavior(other)
    let marbles = MarbleDiagram(of: scene.animator, ["left": scene.left])
    scene.animator.advance(by: 0.1)
    scene.animator.removeBehavior(other)
    scene.animator.advance(by: 0.1)
    scene.animator.removeBehavior(scene.collision)
    scene.animator.advance(by: 0.1)
    marbles.expect("left  b-e")
  }

  @Test func showsWakingAndNoTimeAtRest() {
    let scene = FallingCard()
    let marbles = MarbleDiagram(of: scene.animator, ["card": scene.card], every: 0.25)
    expectRest(scene.animator, within: 5)
    scene.animator.advance(by: 5)
    marbles.expect("card  ---[be][beb]--r|")
    scene.material.addLinearVelocity(CGPoint(x: 50, y: 0), for: scene.card)
    scene.animator.step()
    marbles.expect("card  ---[be][beb]--[rw]")
  }

  @Test func doesNotDependOnFrames() {
    let (one, other) = (ThreadAndCrate(), ThreadAndCrate())
    let marbles = [one, other].map { MarbleDiagram(of: $0.animator, ["ball": $0.ball]) }
    one.animator.advance(by: 1)
    while other.animator.elapsedTime < 1 { other.animator.advance(by: 0.0137) }
    #expect("\(marbles[0])" == "\(marbles[1])".prefix("\(marbles[0])".count))
  }

  @Test func keepsNothingAlive() {
    weak var animator: DynamicAnimator?
    weak var ball: BasicItem?
    let marbles: MarbleDiagram
    do {
      let scene = ThreadAndCrate()
      (animator, ball) = (scene.animator, scene.ball)
      marbles = MarbleDiagram(of: scene.animator, ["ball": scene.ball])
      scene.animator.advance(by: 0.3)
    }
    #expect(animator == nil && ball == nil)
    marbles.expect("ball  *--")
  }
}

/// The calls of delegates and closures.
private final class CallLog: CollisionBehaviorDelegate, DynamicAnimatorDelegate {
  private(set) var all: [String] = []

  init(_ scene: ThreadAndCrate) {
    scene.collision.collisionDelegate = self
    scene.animator.delegate = self
    scene.thread.onBreak = { [unowned self] in all.append("break") }
    scene.sensor.onEnter = { [unowned self] _, _ in all.append("enter") }
    scene.sensor.onLeave = { [unowned self] _, _ in all.append("leave") }
    scene.gravity.action = { [unowned self] in all.append("action") }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) { all.append("began") }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) { all.append("ended") }

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { all.append("pause") }
}
