import Dynamics
import Testing

/// Compares jointed items to analytic solutions, and to equations that are integrated by other
/// methods.
@Suite struct PendulumTests {
  /// Two point masses on rods, by a Runge-Kutta method with steps of 1 ms.
  private struct DoublePendulum {
    /// The angles from straight down, and their rates; masses and lengths are equal.
    var state: [Double]
    let length: Double

    /// Landau and Lifshitz, Mechanics, § 5, solved for the accelerations.
    private func rates(_ s: [Double]) -> [Double] {
      let (a, b, p, q) = (s[0], s[1], s[2], s[3])
      let (g, d) = (1000 / length, a - b)
      let share = 2 - cos(d) * cos(d)
      return [
        p, q,
        (-2 * g * sin(a) + g * sin(b) * cos(d) - sin(d) * (q * q + p * p * cos(d))) / share,
        (2 * g * (sin(a) * cos(d) - sin(b)) + sin(d) * (2 * p * p + q * q * cos(d))) / share,
      ]
    }

    mutating func advance(by time: Double) {
      let count = Int((time / 1e-3).rounded())
      let h = time / Double(count)
      func plus(_ k: [Double], _ share: Double) -> [Double] {
        zip(state, k).map { $0 + share * h * $1 }
      }
      for _ in 0..<count {
        let k1 = rates(state)
        let k2 = rates(plus(k1, 0.5))
        let k3 = rates(plus(k2, 0.5))
        let k4 = rates(plus(k3, 1))
        for index in state.indices {
          state[index] += h / 6 * (k1[index] + 2 * k2[index] + 2 * k3[index] + k4[index])
        }
      }
    }
  }

  /// The position error of a double pendulum's lower mass after a second.
  private func error(_ start: (Double, Double), timeStep: Double) -> CGFloat {
    let length = 100.0
    func place(_ a: Double, from point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + length * sin(a), y: point.y + length * cos(a))
    }
    let anchor = CGPoint(x: 500, y: 300)
    let upper = place(start.0, from: anchor)
    let lower = place(start.1, from: upper)
    let discs = [upper, lower].map { BasicItem.disc($0.x, $0.y, radius: 5) }
    let scene = JointedItems(
      discs,
      [
        AttachmentBehavior(item: discs[0], attachedToAnchor: anchor),
        AttachmentBehavior(item: discs[1], attachedTo: discs[0]),
      ], timeStep: timeStep)
    var reference = DoublePendulum(state: [start.0, start.1, 0, 0], length: length)
    var worst: CGFloat = 0
    for _ in 0..<10 {
      scene.animator.advance(by: 0.1)
      reference.advance(by: 0.1)
      let expected = place(
        reference.state[1], from: place(reference.state[0], from: anchor))
      worst = max(discs[1].center.distance(to: expected), worst)
    }
    return worst
  }

  @Test(arguments: [(0.5, 0.2), (1.5, 1.5), (1, -0.7)])
  func aDoublePendulumMovesAsItsEquationsSay(start: (Double, Double)) {
    let coarse = error(start, timeStep: 1.0 / 120)
    let fine = error(start, timeStep: 1.0 / 1200)
    #expect(coarse < 15)
    // The integrator is of first order.
    #expect(fine < coarse / 7)
  }

  /// T = 2π · √((I + m·d²) / (m·g·d)).
  @Test(arguments: [20, 60, 100]) func aPlankSwingsWithItsPeriod(distance: CGFloat) {
    let plank = BasicItem.box(500, 300 + distance, 20, 200)
    let pin = AttachmentBehavior(
      item: plank, offsetFromCenter: Offset(horizontal: 0, vertical: -distance),
      attachedToAnchor: CGPoint(x: 500, y: 300))
    pin.length = 0
    let scene = JointedItems([plank], [pin])
    scene.properties.addAngularVelocity(0.1, for: plank)
    scene.properties.addLinearVelocity(CGPoint(x: -0.1 * distance, y: 0), for: plank)
    let square = CGFloat(20 * 20 + 200 * 200) / 12
    let period = 2 * .pi * ((square + distance * distance) / (1000 * distance)).squareRoot()
    var (crossings, before) = ([CGFloat](), plank.angle)
    for step in 1...1200 {
      scene.animator.step()
      if before < 0, plank.angle >= 0 {
        crossings.append((CGFloat(step) - plank.angle / (plank.angle - before)) / 120)
      }
      before = plank.angle
    }
    let measured =
      (crossings[crossings.count - 1] - crossings[0]) / CGFloat(crossings.count - 1)
    expect(measured, near: period, within: 1e-3 * period)
  }

  @Test(arguments: [10, 30]) func aChainAtRestHangsStraightDown(count: Int) {
    let chain = PinnedChain(count, slope: 1)
    let scene = JointedItems(chain.links, chain.pins, resistance: 3)
    #expect(scene.animator.advanceUntilPaused(limit: 120))
    let worst = chain.links.reduce(0) { max(abs($1.angle - .pi / 2), $0) }
    #expect(worst < 0.02)
  }

  /// At each mass, forces balance if the slopes of rods grow by the same from each to the next.
  @Test(arguments: [8, 20]) func aChainBetweenTwoPlacesIsACatenary(count: Int) {
    let discs = (1..<count).map { number in
      BasicItem.disc(
        400 + 12 * CGFloat(number), 200 + (number % 2 == 0 ? 0 : 12), radius: 4)
    }
    let rods =
      [AttachmentBehavior(item: discs[0], attachedToAnchor: CGPoint(x: 400, y: 200))]
      + (1..<discs.count).map { AttachmentBehavior(item: discs[$0], attachedTo: discs[$0 - 1]) }
      + [
        AttachmentBehavior(
          item: discs[count - 2], attachedToAnchor: CGPoint(x: 400 + 12 * CGFloat(count), y: 200))
      ]
    let scene = JointedItems(discs, rods, resistance: 3)
    #expect(scene.animator.advanceUntilPaused(limit: 120))
    let places =
      [CGPoint(x: 400, y: 200)] + discs.map(\.center)
      + [CGPoint(x: 400 + 12 * CGFloat(count), y: 200)]
    let slopes = zip(places, places.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
    let changes = zip(slopes, slopes.dropFirst()).map { $1 - $0 }
    let mean = changes.reduce(0, +) / CGFloat(changes.count)
    let worst = changes.map { abs($0 / mean - 1) }.max() ?? 1
    #expect(mean < 0)
    #expect(worst < 0.02)
  }
}
