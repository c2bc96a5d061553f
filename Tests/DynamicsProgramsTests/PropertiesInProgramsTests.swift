import Dynamics
import DynamicsPrograms
import Testing

/// Random programs set what behaviors list.
@Suite struct PropertiesInProgramsTests {
  /// Properties that programs set in another way, or never.
  private static let exceptions = [
    "collisionMode": "It is an argument of its own of an operation.",
    "attachmentRange": "It is an argument of its own of an operation.",
    "motor.speed": "It is motor?.speed there.", "motor.maximum": "It is motor?.maximum there.",
    "motor.target": "It is motor?.target there.", "seed": "It is no number that is drawn.",
    "lockedAxes": "The calls of each public symbol set it.",
    "contactDuration": "The calls of each public symbol set it.",
  ]

  @Test func eachListedPropertyIsSet() {
    let item = BasicItem(center: .zero, size: CGSize(width: 20, height: 20))
    let other = BasicItem(center: .zero, size: CGSize(width: 9, height: 9))
    let axle = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    let rail = AttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0))
    let behaviors: [DynamicBehavior] = [
      LayoutBehavior(),
      GearBehavior(from: axle, to: rail, ratio: 2), RatchetBehavior(on: rail, tooth: 3),
      PulleyBehavior(item: item, over: .zero, attachedTo: other, over: .zero),
      GravityBehavior(), CollisionBehavior(), DynamicItemBehavior(), PushBehavior(),
      SnapBehavior(item: item, snapTo: .zero), DragBehavior(item: item, grabbedAt: .zero),
      AttachmentBehavior(item: item, attachedToAnchor: .zero), FieldBehavior.springField(),
      DebugOverlayBehavior(),
    ]
    let known = Set(
      Properties.numbers.map(\.name) + Properties.points.map(\.name) + Properties.flags.map(\.name))
    for behavior in behaviors {
      for property in behavior.properties
      where property.isSettable && Self.exceptions[property.name] == nil {
        #expect(known.contains(property.name), "\(type(of: behavior)).\(property.name)")
      }
    }
  }
}
