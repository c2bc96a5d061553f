import Dynamics

/// A snapshot of which some words are changed, as by a forger who knows the checksum.
package struct ForgedSnapshot {
  /// What was found wrong when it was restored; empty if nothing was.
  package let faults: [String]

  /// - Parameter bytes: Five for each change: where, how, and what with.
  package init(_ bytes: some Collection<UInt8>) {
    let scene = Self.scene()
    let animator = scene.animator
    animator.advance(by: 0.5)
    guard var words = try? animator.snapshot().words() else {
      faults = ["a sound snapshot has no words"]
      return
    }
    var choices = ByteChoices(bytes)
    while !choices.areSpent {
      let place = (choices.int(in: 0...255) << 8 | choices.int(in: 0...255)) % words.count
      let value = choices.int(in: 0...255)
      switch choices.int(in: 0...4) {
      case 0: words[place] = UInt64(value)
      case 1: words[place] ^= 1 << UInt64(value % 64)
      case 2: words[place] = words[value * words.count / 256]
      case 3: words[place] = Self.absurd[value % Self.absurd.count].bitPattern
      default: words.removeSubrange(place..<min(words.count, place + value % 4))
      }
      if words.isEmpty { break }
    }
    faults = Self.tryOut(words, animator, scene.items)
  }

  private static let absurd = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 1e-160, 1e18, -1, 1e9,
  ]

  private static func tryOut(
    _ words: [UInt64], _ animator: DynamicAnimator, _ items: [BasicItem]
  ) -> [String] {
    let before = animator.snapshot()
    do {
      try animator.restore(DynamicAnimator.Snapshot(words: words))
    } catch {
      return animator.snapshot() == before ? [] : ["a snapshot that was refused changed something"]
    }
    for _ in 0..<3 { animator.step() }
    let areFinite = items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite }
    animator.removeAllBehaviors()
    animator.step()
    return areFinite ? [] : ["an item is nowhere"]
  }

  private static func scene() -> (animator: DynamicAnimator, items: [BasicItem]) {
    let items = (0..<7).map {
      BasicItem(
        center: CGPoint(x: 40 + 25 * CGFloat($0), y: 60), size: CGSize(width: 20, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 100))
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "oval", for: BezierPath(ovalIn: CGRect(x: 5, y: 5, width: 290, height: 90)))
    let field = FieldBehavior.vortexField()
    field.addItem(items[6])
    let pin = AttachmentBehavior.pinAttachment(
      with: items[1], attachedTo: items[2], attachmentAnchor: CGPoint(x: 78, y: 60))
    let rod = AttachmentBehavior(item: items[3], attachedToAnchor: CGPoint(x: 100, y: 0))
    for behavior in [
      collision, GravityBehavior(items: items), DynamicItemBehavior(items: items), pin, rod, field,
      SnapBehavior(item: items[4], snapTo: .zero), PushBehavior(items: items, mode: .continuous),
      DragBehavior(item: items[5], grabbedAt: CGPoint(x: 165, y: 60)),
    ] { animator.addBehavior(behavior) }
    return (animator, items)
  }
}
