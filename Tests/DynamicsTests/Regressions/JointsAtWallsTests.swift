import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Joints whose items hit a wall.
///
/// A joint that pulled an item out of the room was open for a step by up to 40 pt: the item was put
/// back alone, and its joints stayed as they were. Of 25 chains that were thrown at 6000 pt/s, 15
/// came apart so.
@Suite struct JointsAtWallsTests {
  enum Joint: CaseIterable { case pins, pinsWithRanges, welds, rods, ring }
  enum Room: CaseIterable { case bounds, concave, moving }

  @Test(arguments: Joint.allCases, Room.allCases)
  func thrownItemsStayJoinedAndInside(joint: Joint, room: Room) {
    for seed in 0..<10 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let chain = ThrownChain(joint, &random)
      chain.animator.addBehavior(chain.collision)
      var path = BezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 400))
      if room == .concave { path = Self.corner }
      chain.collision.addBoundary(withIdentifier: "room", for: path)
      for step in 1...60 {
        if room == .moving {
          path.apply(CGAffineTransform(translationX: 6, y: 3))
          chain.collision.addBoundary(withIdentifier: "room", for: path)
        }
        chain.animator.step()
        #expect(chain.gap < 0.1, "seed \(seed), step \(step)")
        #expect(chain.items.allSatisfy { path.contains($0.center) }, "seed \(seed), step \(step)")
      }
      #expect(chain.animator.advanceUntilPaused(limit: 20), "seed \(seed)")
    }
  }

  /// A wall that puts back a whole chain must not throw it.
  @Test(arguments: Joint.allCases)
  func thrownItemsGainNoEnergy(joint: Joint) {
    for seed in 0..<10 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let chain = ThrownChain(joint, &random)
      chain.animator.addBehavior(chain.collision)
      chain.collision.addBoundary(withIdentifier: "room", for: Self.corner)
      chain.animator.step()
      let first = chain.kineticEnergy
      var last = first
      for step in 2...60 {
        chain.animator.step()
        let energy = chain.kineticEnergy
        #expect(energy < last + 0.005 * first, "seed \(seed), step \(step)")
        last = energy
      }
    }
  }

  /// The pin was open by 21 pt for several steps.
  @Test(arguments: [1e4, 1e6] as [CGFloat])
  func aLightItemUnderAHeavyOneStaysOnItsPin(density: CGFloat) {
    for offset in stride(from: -15, through: 15, by: 3) as StrideThrough<CGFloat> {
      let light = BasicItem(
        center: CGPoint(x: 200, y: 230), size: CGSize(width: 20, height: 20))
      let heavy = BasicItem(
        center: CGPoint(x: 200 + offset, y: 200), size: CGSize(width: 20, height: 20))
      let pin = AttachmentBehavior.pinAttachment(
        with: light, attachedTo: heavy, attachmentAnchor: CGPoint(x: 200, y: 215))
      let collision = CollisionBehavior(items: [light, heavy])
      collision.translatesReferenceBoundsIntoBoundary = true
      let properties = DynamicItemBehavior(items: [heavy])
      properties.density = density
      let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 400))
      for behavior in [collision, GravityBehavior(items: [light, heavy]), properties, pin] {
        animator.addBehavior(behavior)
      }
      for step in 1...240 {
        animator.step()
        let gap = ThrownChain.distance(
          light, CGPoint(x: 0, y: -15), heavy, CGPoint(x: -offset, y: 15))
        #expect(gap < 0.1, "offset \(offset), step \(step)")
        #expect(light.center.y < 400)
      }
      #expect(animator.advanceUntilPaused(limit: 10), "offset \(offset)")
    }
  }

  private static var corner: BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    for (x, y) in [(400, 0), (400, 400), (300, 400), (300, 260), (0, 260)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.close()
    return path
  }
}

/// Items in a row or in a ring, thrown at 6000 pt/s without gravity.
private struct ThrownChain {
  let animator = DynamicAnimator(referenceBounds: .zero)
  let collision: CollisionBehavior
  let items: [BasicItem]
  private let properties: DynamicItemBehavior
  private let gaps: [() -> CGFloat]

  init(_ joint: JointsAtWallsTests.Joint, _ random: inout SeededGenerator) {
    let count = random.int(in: 3...5)
    let side: CGFloat = joint == .ring ? 8 : 20
    let items = (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      let center =
        joint == .ring
        ? CGPoint(x: 150 + 25 * cos(angle), y: 150 + 25 * sin(angle))
        : CGPoint(x: 120 + 30 * CGFloat(index), y: 150)
      return BasicItem(center: center, size: CGSize(width: side, height: side))
    }
    var gaps: [() -> CGFloat] = []
    for index in 0..<(joint == .ring ? count : count - 1) {
      let (a, b) = (items[index], items[(index + 1) % count])
      let middle = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
      let attachment: AttachmentBehavior
      switch joint {
      case .pins, .pinsWithRanges, .ring:
        attachment = .pinAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
        if joint == .pinsWithRanges {
          attachment.attachmentRange = FloatRange(minimum: -0.4, maximum: 0.4)
        }
      case .welds: attachment = .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
      case .rods: attachment = AttachmentBehavior(item: a, attachedTo: b)
      }
      animator.addBehavior(attachment)
      let onA = CGPoint(x: middle.x - a.center.x, y: middle.y - a.center.y)
      let onB = CGPoint(x: middle.x - b.center.x, y: middle.y - b.center.y)
      gaps.append {
        joint == .rods
          ? abs(hypot(a.center.x - b.center.x, a.center.y - b.center.y) - 30)
          : Self.distance(a, onA, b, onB)
      }
    }
    let properties = DynamicItemBehavior(items: items)
    (properties.elasticity, properties.resistance, properties.angularResistance) = (0.3, 0.5, 0.5)
    animator.addBehavior(properties)
    let direction = random.double(in: 0...6.28)
    for item in items {
      properties.addLinearVelocity(
        CGPoint(x: 6000 * cos(direction), y: 6000 * sin(direction)), for: item)
      properties.addAngularVelocity(random.double(in: -20...20), for: item)
    }
    (self.items, self.properties, self.gaps) = (items, properties, gaps)
    collision = CollisionBehavior(items: items)
  }

  /// The greatest gap of any joint, in points.
  var gap: CGFloat { gaps.reduce(0) { max($0, $1()) } }

  /// In pt²/s², of items of one mass.
  var kineticEnergy: CGFloat {
    items.reduce(0) { sum, item in
      let (v, w) = (properties.linearVelocity(for: item), properties.angularVelocity(for: item))
      let side = item.bounds.width
      return sum + (v.x * v.x + v.y * v.y) / 2 + side * side / 12 * w * w
    }
  }

  static func distance(
    _ a: BasicItem, _ onA: CGPoint, _ b: BasicItem, _ onB: CGPoint
  ) -> CGFloat {
    func place(_ item: BasicItem, _ point: CGPoint) -> CGPoint {
      CGPoint(
        x: item.center.x + point.x * cos(item.angle) - point.y * sin(item.angle),
        y: item.center.y + point.x * sin(item.angle) + point.y * cos(item.angle))
    }
    let (first, second) = (place(a, onA), place(b, onB))
    return hypot(first.x - second.x, first.y - second.y)
  }
}
