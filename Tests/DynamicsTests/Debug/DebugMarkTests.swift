import Dynamics
import Testing

/// The position of each kind of mark, by geometry.
@Suite struct DebugMarkTests {
  private let animator = DynamicAnimator(
    referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let overlay = DebugOverlayBehavior()

  init() { animator.addBehavior(overlay) }

  private func crate(_ x: CGFloat, _ y: CGFloat, turned angle: CGFloat = 0) -> BasicItem {
    let item = BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: 20, height: 20))
    item.transform = CGAffineTransform(rotationAngle: angle)
    return item
  }

  /// The marks of the overlay after a behavior was added.
  private func marks(
    of behavior: DynamicBehavior, afterSteps steps: Int = 0
  ) -> [DebugMark] {
    overlay.layers.remove(.velocities)
    animator.addBehavior(behavior)
    for _ in 0..<steps { animator.step() }
    return overlay.marks
  }

  private func expect(
    _ mark: DebugMark?, _ kind: DebugMark.Kind, from start: CGPoint, to end: CGPoint,
    strength: CGFloat = 1, within tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let mark else {
      Issue.record("there is no mark", sourceLocation: sourceLocation)
      return
    }
    let error = [
      mark.start.x - start.x, mark.start.y - start.y, mark.end.x - end.x, mark.end.y - end.y,
      mark.strength - strength,
    ].map(abs).max()!
    #expect(
      mark.kind == kind && error <= tolerance, "\(mark)", sourceLocation: sourceLocation)
  }

  // MARK: Attachments

  @Test func aRodIsBetweenTwoPointsThatTurnWithTheirItems() {
    let (one, two) = (crate(100, 100, turned: .pi / 2), crate(200, 100))
    let rod = AttachmentBehavior(
      item: one, offsetFromCenter: Offset(horizontal: 8, vertical: 0), attachedTo: two,
      offsetFromCenter: Offset(horizontal: 0, vertical: -5))
    let marks = marks(of: rod)
    #expect(marks.count == 1)
    expect(marks.first, .rod, from: CGPoint(x: 100, y: 108), to: CGPoint(x: 200, y: 95))
    rod.frequency = 2
    #expect(overlay.marks.map(\.kind) == [.spring])
    rod.frequency = 0
    rod.length = 0
    expect(
      overlay.marks.first, .pin, from: CGPoint(x: 100, y: 108), to: CGPoint(x: 100, y: 108))
  }

  @Test func aRodToAnAnchorEndsThere() {
    let anchor = CGPoint(x: 100, y: 20)
    expect(
      marks(of: AttachmentBehavior(item: crate(100, 100), attachedToAnchor: anchor)).first, .rod,
      from: CGPoint(x: 100, y: 100), to: anchor)
  }

  @Test func aRopeIsAsStrongAsItIsTaut() {
    let rope = AttachmentBehavior.limitAttachment(
      with: crate(100, 100), offsetFromCenter: .zero, attachedTo: crate(160, 180),
      offsetFromCenter: .zero)
    let (start, end) = (CGPoint(x: 100, y: 100), CGPoint(x: 160, y: 180))
    expect(marks(of: rope).first, .rope, from: start, to: end)
    rope.length = 400
    expect(overlay.marks.first, .rope, from: start, to: end, strength: 0.25)
  }

  @Test func aSlideEndsWithItsRangeOrTheBounds() {
    let item = crate(100, 100)
    let slide = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 3, dy: 4))
    // From (100, 100) it is 125 to the upper edge, at x = 25, and 250 to the lower one, at x = 250.
    expect(
      marks(of: slide).first, .slide, from: CGPoint(x: 25, y: 0), to: CGPoint(x: 250, y: 300))
    slide.attachmentRange = FloatRange(minimum: -10, maximum: 50)
    expect(
      overlay.marks.first, .slide, from: CGPoint(x: 94, y: 92), to: CGPoint(x: 130, y: 140))
  }

  @Test func aSlideTurnsWithTheItemThatCarriesIt() {
    let carrier = crate(100, 100, turned: 1)
    let slide = AttachmentBehavior.slidingAttachment(
      with: crate(150, 100), attachedTo: carrier, attachmentAnchor: CGPoint(x: 150, y: 100),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = FloatRange(minimum: -30, maximum: 30)
    expect(
      marks(of: slide).first, .slide, from: CGPoint(x: 120, y: 100),
      to: CGPoint(x: 180, y: 100))
    carrier.transform = CGAffineTransform(rotationAngle: 1 + .pi / 2)
    animator.updateItem(usingCurrentState: carrier)
    // The item is not there yet: it is at 0 along the axis, which now points down from (100, 150).
    expect(
      overlay.marks.first, .slide, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 180))
  }

  @Test func aPinIsAPoint() {
    let place = CGPoint(x: 110, y: 90)
    let pin = AttachmentBehavior.pinAttachment(
      with: crate(100, 100, turned: 0.3), attachedTo: crate(120, 80), attachmentAnchor: place)
    expect(marks(of: pin).first, .pin, from: place, to: place)
  }

  @Test func snapsAndDragsAreSprings() {
    let item = crate(100, 100)
    let snap = SnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 50))
    expect(marks(of: snap).first, .spring, from: item.center, to: CGPoint(x: 300, y: 50))
    animator.removeBehavior(snap)
    let drag = DragBehavior(item: item, grabbedAt: CGPoint(x: 105, y: 95))
    drag.move(to: CGPoint(x: 200, y: 200), at: 0)
    expect(
      marks(of: drag).first, .spring, from: CGPoint(x: 105, y: 95), to: CGPoint(x: 200, y: 200))
    drag.release()
    #expect(overlay.marks.isEmpty)
  }

  // MARK: Pushes

  @Test func aPushIsAnArrowWhileItActs() {
    let item = crate(100, 100, turned: 1)
    let push = PushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 3)
    push.setTargetOffsetFromCenter(Offset(horizontal: 5, vertical: 0), for: item)
    // 80 · 3 / (3 + 1) pt.
    expect(marks(of: push).first, .push, from: CGPoint(x: 105, y: 100), to: CGPoint(x: 105, y: 160))
    push.active = false
    #expect(overlay.marks.isEmpty)
  }

  @Test func anImpulseFades() {
    let item = crate(100, 100)
    let push = PushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    #expect(marks(of: push).isEmpty)
    animator.step()
    for step in 0..<60 {
      let arrow = CGPoint(x: item.center.x + 40, y: item.center.y)
      expect(
        overlay.marks.first, .push, from: item.center, to: arrow, strength: 1 - CGFloat(step) / 60,
        within: 1e-6)
      animator.step()
    }
    #expect(overlay.marks.isEmpty)
  }

  // MARK: Fields

  @Test func aFieldIsAGridOfArrowsInItsRegion() {
    let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 3))
    let all = marks(of: field)
    #expect(all.count == 10 * 7)
    for mark in all {
      // 32 · 300 / (300 + 100) pt.
      expect(mark, .field, from: mark.start, to: CGPoint(x: mark.start.x, y: mark.start.y + 24))
      #expect(mark.start.x.remainder(dividingBy: 40).magnitude == 20)
    }
    field.position = CGPoint(x: 100, y: 100)
    field.region = Region(size: CGSize(width: 80, height: 80))
    // A region excludes its edge: 60 and 140.
    #expect(overlay.marks.map(\.start) == [CGPoint(x: 100, y: 100)])
    field.region = Region(size: CGSize(width: 81, height: 81))
    #expect(overlay.marks.count == 9)
  }

  @Test func gravityPointsToItsMiddle() {
    let field = FieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 150))
    let all = marks(of: field)
    #expect(all.count == 10 * 7)
    for mark in all {
      let way = CGVector(dx: 200 - mark.start.x, dy: 150 - mark.start.y)
      let arrow = CGVector(dx: mark.end.x - mark.start.x, dy: mark.end.y - mark.start.y)
      let square = way.dx * way.dx + way.dy * way.dy
      #expect(abs(way.dx * arrow.dy - way.dy * arrow.dx) < 1e-9)
      // 1 / r² in meters, of 100 pt each.
      let acceleration = 1e6 / square
      let length = (arrow.dx * arrow.dx + arrow.dy * arrow.dy).squareRoot()
      #expect(abs(length - 32 * acceleration / (acceleration + 100)) < 1e-9)
      #expect(way.dx * arrow.dx + way.dy * arrow.dy > 0)
    }
  }

  @Test func arrowsAreFewHoweverLargeTheBounds() {
    let field = FieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    animator.referenceBounds = CGRect(x: -5e8, y: -3e8, width: 1e9, height: 6e8)
    #expect((100...1000).contains(marks(of: field).count))
    animator.referenceBounds = CGRect(x: -5e8, y: 0, width: 1e9, height: 3)
    #expect((100...1000).contains(overlay.marks.count))
    animator.referenceBounds = .zero
    #expect(overlay.marks.count == 1)
  }

  @Test func aFieldThatActsOnMotionIsShownAtItsItems() {
    let item = crate(100, 100)
    let field = FieldBehavior.magneticField()
    field.addItem(item)
    let properties = DynamicItemBehavior(items: [item])
    properties.charge = 1
    properties.addLinearVelocity(CGPoint(x: 50, y: 0), for: item)
    animator.addBehavior(properties)
    let before = marks(of: field).isEmpty
    animator.step()
    let mark = overlay.marks.first { $0.kind == .field }
    #expect(mark?.start == item.center)
    #expect(mark.map { $0.end.y != $0.start.y } ?? false)
    #expect(before)
  }

  @Test func blocksAreNotAskedForTheirArrows() {
    let (item, other) = (crate(100, 100), crate(200, 100))
    var calls = 0
    let garbage: [CGVector] = [
      CGVector(dx: .nan, dy: 1), CGVector(dx: .infinity, dy: 0), CGVector(dx: 1e300, dy: -1e300),
      CGVector(dx: 0.04, dy: 0), CGVector(dx: 1e12, dy: 1e12),
    ]
    let field = FieldBehavior.field { _, position, _, _, _, _ in
      calls += 1
      return garbage[calls % garbage.count]
    }
    field.addItem(item)
    field.addItem(other)
    var kinds = 0
    _ = DynamicsDiagnostics.collecting {
      animator.addBehavior(field)
      for step in 1...40 {
        animator.step()
        #expect(overlay.marks.allSatisfy(\.isFinite) && calls == 2 * step)
        kinds += overlay.marks.count { $0.kind == .field }
      }
    }
    // Two of five returned values are forces.
    #expect(kinds == 32)
  }

  // MARK: Velocities

  @Test func velocitiesAreTheWayOfATenthOfASecond() {
    let item = crate(100, 100)
    let properties = DynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 100, y: -50), for: item)
    animator.addBehavior(properties)
    animator.step()
    let velocity = properties.linearVelocity(for: item)
    expect(
      overlay.marks.first, .velocity, from: item.center,
      to: CGPoint(x: item.center.x + velocity.x / 10, y: item.center.y + velocity.y / 10))
    #expect(overlay.marks.count == 1)
  }
}

extension DebugMark {
  fileprivate var isFinite: Bool {
    [start.x, start.y, end.x, end.y, strength].allSatisfy(\.isFinite)
  }
}
