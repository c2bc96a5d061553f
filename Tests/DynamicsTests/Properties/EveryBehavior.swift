import Dynamics

/// A behavior of each class and kind, with two items.
enum EveryBehavior {
  static var all: [DynamicBehavior] {
    let (a, b) = (BasicItem.crate(at: 100, 100), BasicItem.crate(at: 200, 100))
    let items = [a, b]
    let axis = CGVector(dx: 1, dy: 0)
    let (pin, slide) = (
      AttachmentBehavior.pinAttachment(
        with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 150, y: 100)),
      AttachmentBehavior.slidingAttachment(
        with: b, attachmentAnchor: CGPoint(x: 200, y: 100), axisOfTranslation: axis)
    )
    return [
      GravityBehavior(items: items), CollisionBehavior(items: items),
      DynamicItemBehavior(items: items), PushBehavior(items: items, mode: .continuous),
      PushBehavior(items: items, mode: .instantaneous),
      SnapBehavior(item: a, snapTo: CGPoint(x: 50, y: 60)),
      DragBehavior(item: a, grabbedAt: CGPoint(x: 100, y: 100)),
      AttachmentBehavior(item: a, attachedToAnchor: CGPoint(x: 100, y: 20)),
      AttachmentBehavior(item: a, attachedTo: b),
      AttachmentBehavior.limitAttachment(
        with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero),
      AttachmentBehavior.fixedAttachment(
        with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 150, y: 100)),
      pin, slide,
      FieldBehavior.radialGravityField(position: CGPoint(x: 5, y: 5)), FieldBehavior.springField(),
      FieldBehavior.electricField(),
      FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2),
      SensorBehavior(items: items), KinematicBehavior(items: items),
      DebugOverlayBehavior(), ExplosionBehavior(items: items),
      GearBehavior(from: pin, to: slide, ratio: 3), RatchetBehavior(on: slide, tooth: 4),
      LayoutBehavior(items: items),
      PulleyBehavior(
        item: a, over: CGPoint(x: 100, y: 0), attachedTo: b, over: CGPoint(x: 200, y: 0)),
    ]
  }
}
