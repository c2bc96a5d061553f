import Dynamics
import Foundation
import Testing

/// Items within areas, against closed forms.
@Suite struct LayoutTests {
  private static let area = CGRect(x: 100, y: 100, width: 300, height: 200)

  private func box(_ x: CGFloat, _ y: CGFloat) -> BasicItem { MachineLab.box(x, y, side: 40) }

  private func layout(_ items: [BasicItem], _ area: CGRect = area) -> LayoutBehavior {
    let layout = LayoutBehavior(items: items)
    layout.area = area
    return layout
  }

  /// v' = (v − h·ω²·C) / (1 + 2·ζ·ω·h + ω²·h²) along the axis on which the item is outside.
  @Test func anItemThatGrowsIsKeptWithinByItsNewSize() {
    let item = BasicItem.crate(at: 100, 100)
    let animator = DynamicAnimator()
    let layout = LayoutBehavior(items: [item])
    layout.frequency = 0
    layout.area = CGRect(x: 0, y: 0, width: 200, height: 200)
    animator.addBehavior(layout)
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.advance(by: 2)
    item.bounds.size = CGSize(width: 80, height: 120)
    animator.updateItem(usingCurrentState: item)
    animator.advance(by: 2)
    #expect(abs(item.frame.maxY - 200) < 0.01, "\(item.frame)")
  }

  @Test(arguments: [1.0 / 120, 1.0 / 480], [0.3, 1])
  func `an item outside comes in as its spring says`(step: Double, damping: Double) {
    let item = box(30, 200)
    let layout = layout([item])
    layout.damping = damping
    layout.frequency = 2
    let lab = MachineLab([item], [layout], step: step)
    let omega = 2 * Double.pi * 2
    var (x, v) = (30.0, 0.0)
    lab.run(0.6) { count in
      let error = x < 120 ? x - 120 : max(x - 380, 0)
      if error != 0 {
        v =
          (v - step * omega * omega * error)
          / (1 + 2 * damping * omega * step + omega * omega * step * step)
      }
      x += step * v
      #expect(abs(item.center.x - x) < 1e-8 && item.center.y == 200, "\(count)")
    }
    #expect(x > 118)
  }

  @Test func `inside, it has no effect, and everything rests when all are in`() {
    let (inside, outside) = (box(200, 200), box(700, 500))
    let layout = layout([inside, outside])
    let lab = MachineLab([inside, outside], [layout])
    lab.properties.addLinearVelocity(CGPoint(x: 50, y: 0), for: inside)
    lab.run(1)
    #expect(abs(inside.center.x - 250) < 1e-9)
    lab.properties.addLinearVelocity(CGPoint(x: -50, y: 0), for: inside)
    #expect(lab.animator.advanceUntilPaused(limit: 6))
    #expect(abs(outside.center.x - 380) < 1 && abs(outside.center.y - 280) < 1)
    #expect(abs(inside.center.x - 250) < 1)
    // The window becomes smaller: one line, and they come in without a jump.
    layout.area = CGRect(x: 0, y: 0, width: 150, height: 150)
    let place = outside.center
    lab.animator.step()
    #expect(hypot(outside.center.x - place.x, outside.center.y - place.y) < 10)
    #expect(lab.animator.advanceUntilPaused(limit: 6))
    #expect(outside.center.x < 131 && outside.center.y < 131)
    // The same areas again wake nothing.
    layout.setAreas { _ in nil }
    #expect(!lab.animator.isRunning)
  }

  @Test func `a hard area holds what falls, at the outline of a turned item`() {
    let items = [box(200, 200), box(250, 150), box(300, 250)]
    items[1].collisionBoundsType = .ellipse
    items[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
    let layout = layout(items)
    layout.frequency = 0
    let lab = MachineLab(items, falling: items, [layout])
    lab.properties.allowsRotation = false
    #expect(lab.animator.advanceUntilPaused(limit: 6))
    #expect(abs(items[0].center.y - 280) < 1e-4 && abs(items[1].center.y - 280) < 1e-4)
    #expect(abs(items[2].center.y - (300 - 20 * 2.0.squareRoot())) < 1e-4)
    // Thrown at its edge, an item stays in at every step.
    lab.properties.addLinearVelocity(CGPoint(x: 9000, y: -4000), for: items[0])
    lab.run(1) { _ in
      #expect(items[0].center.x < 380 + 1e-4 && items[0].center.y > 120 - 1e-4)
    }
  }

  @Test func `an item that turns keeps its corners in, and one that is too large is centered`() {
    let (bar, plate) = (BasicItem.box(250, 200, 180, 10), BasicItem.box(0, 0, 500, 300))
    let layout = layout([bar, plate])
    layout.frequency = 0
    let lab = MachineLab([bar, plate], falling: [bar], [layout])
    lab.properties.addAngularVelocity(5, for: bar)
    lab.run(2) { _ in
      let half = abs(90 * sin(bar.angle)) + abs(5 * cos(bar.angle))
      // The box is that of the start of the step.
      #expect(bar.center.y + half < 300 + 4)
    }
    #expect(abs(plate.center.x - 250) < 1e-4 && abs(plate.center.y - 200) < 1e-4)
  }

  @Test func `walls, drags and snaps go with it`() {
    let items = [box(50, 200), box(300, 200), box(350, 150)]
    let layout = layout([items[0], items[1], items[2]])
    let lab = MachineLab(items, [layout])
    // A wall between an item and its area: it rests at the wall.
    let wall = CollisionBehavior(items: items)
    wall.addBoundary(
      withIdentifier: "wall", from: CGPoint(x: 90, y: 0), to: CGPoint(x: 90, y: 400))
    lab.animator.addBehavior(wall)
    let snap = SnapBehavior(item: items[1], snapTo: CGPoint(x: 450, y: 200))
    lab.animator.addBehavior(snap)
    let drag = DragBehavior(item: items[2], grabbedAt: items[2].center)
    lab.animator.addBehavior(drag)
    drag.move(to: CGPoint(x: 700, y: 150), at: 0.1)
    lab.run(3)
    #expect(abs(items[0].center.x - 70) < 1)
    #expect(items[1].center.x > 380 && items[1].center.x < 450)
    // A drag is stronger than a soft area, and the item comes back when it is let go.
    #expect(items[2].center.x > 600)
    drag.release(at: 9)
    lab.animator.removeBehavior(drag)
    #expect(lab.animator.advanceUntilPaused(limit: 6))
    #expect(items[2].center.x < 381)
    // Hard areas do not fight with walls.
    layout.frequency = 0
    lab.run(2)
    #expect(abs(items[0].center.x - 70) < 1)
    lab.animator.removeBehavior(wall)
    lab.run(1)
    // It comes in with less than 2 pt/s, since nothing holds it there.
    #expect((119.9..<122).contains(items[0].center.x))
  }

  enum Wall: CaseIterable {
    case line, bar, block, platform, room
  }

  /// A hard area moves behind a wall, at once or slowly; the item rests at the wall.
  @Test(arguments: Wall.allCases, [false, true])
  func `walls are stronger than hard areas`(wall: Wall, isPrecise: Bool) {
    for moves in [false, true] {
      let (item, bar) = (box(100, 100), BasicItem.box(210, 100, 20, 400))
      let layout = layout([item], CGRect(x: 50, y: 50, width: 100, height: 100))
      layout.frequency = 0
      let collision = CollisionBehavior(items: wall == .bar ? [item, bar] : [item])
      let line = (CGPoint(x: 200, y: -400), CGPoint(x: 200, y: 400))
      switch wall {
      case .bar: break
      case .line, .platform:
        collision.addBoundary(withIdentifier: "wall", from: line.0, to: line.1)
        if wall == .platform {
          collision.setSolidSide(.right, forBoundaryWithIdentifier: "wall")
        }
      case .block:
        collision.addBoundary(
          withIdentifier: "wall",
          for: BezierPath(rect: CGRect(x: 200, y: -400, width: 40, height: 800)))
      case .room:
        collision.addBoundary(
          withIdentifier: "wall",
          for: BezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 200)))
      }
      let lab = MachineLab([item, bar], [layout, collision])
      lab.properties.usesPreciseCollisionDetection = isPrecise
      let anchor = DynamicItemBehavior(items: [bar])
      anchor.isAnchored = true
      lab.animator.addBehavior(anchor)
      for step in 0..<240 {
        let x = moves ? min(50 + 2 * CGFloat(step), 300) : 300
        layout.area = CGRect(x: x, y: 50, width: 100, height: 100)
        lab.animator.step()
        #expect(item.center.x < 183, "\(step)")
      }
      #expect(abs(item.center.x - 180) < 1)
      #expect(abs(item.center.y - 100) < 0.1)
    }
  }

  @Test(arguments: [0, 10, 40], [0.0, 3]) func `it is in snapshots and forecasts`(
    moment: Int, frequency: Double
  ) throws {
    func scene() -> (lab: MachineLab, items: [BasicItem]) {
      let items = [BasicItem.box(30, 50, 60, 20), box(500, 200), box(250, 90)]
      items[0].angle = 0.5
      let layout = layout(items)
      layout.frequency = frequency
      layout.setArea(CGRect(x: 0, y: 200, width: 100, height: 100), for: items[2])
      let lab = MachineLab(items, falling: items, [layout])
      lab.properties.addAngularVelocity(4, for: items[0])
      return (lab, items)
    }
    let (lab, _) = scene()
    for _ in 0..<moment { lab.animator.step() }
    let snapshot = try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(lab.animator.snapshot()))
    _ = try lab.animator.expectForetold(for: 1)
    let hash = lab.animator.stateHash
    let (again, _) = scene()
    try again.animator.restore(snapshot)
    while again.animator.elapsedTime < lab.animator.elapsedTime - 1e-9, again.animator.isRunning {
      again.animator.step()
    }
    #expect(again.animator.stateHash == hash)
  }

  @Test func `bad areas are reported, and change nothing`() {
    let (item, other) = (box(200, 200), box(200, 200))
    let layout = layout([item])
    let lab = MachineLab([item], [layout])
    for bad in [CGFloat.nan, .infinity, 1e300] {
      let rect = CGRect(x: 0, y: bad, width: 10, height: 10)
      let misuses: [() -> Void] = [
        { layout.area = rect }, { layout.setArea(rect, for: item) },
        { layout.setAreas { _ in rect } }, { layout.frequency = bad }, { layout.damping = bad },
        { layout.setArea(Self.area, for: other) }, { layout.removeItem(other) },
      ]
      for (place, misuse) in misuses.enumerated() {
        let before = lab.animator.stateHash
        #expect(DynamicsDiagnostics.collecting(misuse).diagnostics.count == 1, "\(bad), \(place)")
        #expect(lab.animator.stateHash == before, "\(bad), \(place)")
      }
    }
    #expect(layout.area == Self.area && layout.area(for: other) == nil)
    // A rectangle of a negative size is that of its corners.
    layout.area = CGRect(x: 400, y: 300, width: -300, height: -200)
    #expect(layout.area == Self.area)
  }
}
