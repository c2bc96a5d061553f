import Dynamics
import DynamicsTestSupport
import Testing

/// Noise and turbulence, by the path of an item through them.
@Suite struct NoiseFieldTests {
  private let h = 1.0 / 120

  /// The acceleration of a crate by a field at many places, at rest or moving, in pt/s².
  private func accelerations(
    _ places: [CGPoint], speed: CGFloat = 0, _ make: () -> FieldBehavior
  ) -> [CGVector] {
    let animator = DynamicAnimator.headless()
    let field = make()
    let items = places.map { BasicItem.crate(at: $0.x, $0.y) }
    let properties = DynamicItemBehavior(items: items)
    properties.resistance = 0
    for item in items {
      field.addItem(item)
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: item)
    }
    animator.addBehavior(field)
    animator.addBehavior(properties)
    animator.step()
    return items.map {
      let velocity = properties.linearVelocity(for: $0)
      return CGVector(dx: (velocity.x - speed) / h, dy: velocity.y / h)
    }
  }

  private func line(_ count: Int, apart: CGFloat) -> [CGPoint] {
    (0..<count).map { CGPoint(x: 0.37 + CGFloat($0) * apart, y: 17.1 + CGFloat($0) * 0.3) }
  }

  private func meanSquare(_ numbers: [CGFloat]) -> CGFloat {
    numbers.map { $0 * $0 }.reduce(0, +) / CGFloat(numbers.count)
  }

  @Test func noiseIsTheSameOnEveryRunAndDiffersBySeed() {
    let places = line(200, apart: 13)
    let first = accelerations(places) { .noiseField(smoothness: 0.5, animationSpeed: 1) }
    let second = accelerations(places) { .noiseField(smoothness: 0.5, animationSpeed: 1) }
    #expect(first == second && first.count == 200)
    let other = accelerations(places) {
      let field = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      field.seed = 1
      return field
    }
    #expect(zip(first, other).allSatisfy { $0 != $1 })
  }

  @Test(arguments: [0, 0.5, 1.0]) func noiseIsAsOftenLeftAsRightAndNeverAboveItsStrength(
    smoothness: CGFloat
  ) {
    let felt = accelerations(line(4000, apart: 31)) {
      .noiseField(smoothness: smoothness, animationSpeed: 1)
    }
    for parts in [felt.map(\.dx), felt.map(\.dy)] {
      let mean = parts.reduce(0, +) / CGFloat(parts.count)
      let spread = meanSquare(parts).squareRoot()
      #expect(abs(mean) < spread / 10)
      #expect(spread > 10, "of 100")
      #expect(parts.allSatisfy { abs($0) <= 100 })
    }
    // The two axes are not correlated.
    let product = zip(felt, felt).map { $0.dx * $1.dy }.reduce(0, +) / CGFloat(felt.count)
    #expect(abs(product) < meanSquare(felt.map(\.dx)) / 10)
  }

  @Test func smoothnessSmooths() {
    let roughness = [0, 0.5, 1.0].map { smoothness -> CGFloat in
      let felt = accelerations(line(2000, apart: 5)) {
        .noiseField(smoothness: smoothness, animationSpeed: 0)
      }
      let changes = zip(felt, felt.dropFirst()).map { $1.dx - $0.dx }
      return meanSquare(changes) / meanSquare(felt.map(\.dx))
    }
    #expect(roughness[0] > 1.5 * roughness[1])
    #expect(roughness[1] > 1.5 * roughness[2])
    // A step of a twentieth of a wave changes little.
    #expect(roughness[2] < 0.1)
  }

  @Test func noiseStandsStillAtAnimationSpeedZeroAndElseMoves() {
    for (speed, stands) in [(0.0, true), (2, false)] {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.crate(at: 33, 44)
      let field = FieldBehavior.noiseField(smoothness: 1, animationSpeed: speed)
      field.addItem(item)
      animator.addBehavior(field)
      let properties = animator.withoutResistance(item)
      var felt: [CGFloat] = []
      for _ in 0..<50 {
        let before = properties.linearVelocity(for: item).x
        animator.step()
        felt.append(properties.linearVelocity(for: item).x - before)
        item.center = CGPoint(x: 33, y: 44)
        animator.updateItem(usingCurrentState: item)
      }
      let range = felt.max()! - felt.min()!
      #expect(stands ? range < 1e-9 : range > 0.01)
    }
  }

  @Test func turbulenceGrowsWithTheSpeedAndLeavesStillItemsAlone() {
    let places = line(50, apart: 40)
    func felt(_ speed: CGFloat) -> [CGVector] {
      accelerations(places, speed: speed) {
        .turbulenceField(smoothness: 1, animationSpeed: 1)
      }
    }
    #expect(felt(0).allSatisfy { $0 == .zero })
    for (slow, fast) in zip(felt(100), felt(300)) {
      expect(fast.dy, near: 3 * slow.dy, within: 1e-9)
      #expect(slow.dy != 0)
    }
  }
}
