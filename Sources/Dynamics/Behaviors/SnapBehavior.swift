internal import DynamicsEngine
public import Foundation

/// Pulls one item to a place and turns it upright, as by a damped spring.
///
/// As `UISnapBehavior`, without its wobble off the straight line. The spring is solved implicitly
/// (`DynamicsEngine.Softness`) and is stable at any frequency.
open class SnapBehavior: DynamicBehavior {
  private var settings: SnapSettings
  private var springs: (place: PointJoint, turn: MeasuredJoint?)?

  /// Makes a snap with damping 0.5.
  ///
  /// - Parameters:
  ///   - item: The item to pull.
  ///   - point: Where its center is pulled to, in points; see ``snapPoint``.
  public init(item: any DynamicItem, snapTo point: CGPoint) {
    settings = SnapSettings(point: Accepted.place(point, orCenterOf: item))
    super.init()
    addMember(item)
  }

  /// Where the item's center is pulled to, in points.
  ///
  /// A point that is not finite, or farther than a billion points out, is diagnosed and changes
  /// nothing; given at the start, the item's center stands in.
  open var snapPoint: CGPoint {
    get { settings.point }
    set {
      guard newValue != settings.point, Accepted.place(newValue) else { return }
      change { $0.point = newValue }
    }
  }

  /// How little the item swings about the snap point: 0 swings longest, 1 does not overshoot.
  ///
  /// The ratio of critical damping, 0…1; 0.5 by default. Another number is diagnosed and changes
  /// nothing.
  open var damping: CGFloat {
    get { settings.damping }
    set {
      guard Accepted.number(newValue, in: Limits.snapDamping) else { return }
      change { $0.damping = newValue }
    }
  }

  /// How fast the spring would swing undamped, in hertz; 5.8 by default, from 0.001 to 1000.
  ///
  /// Not in UIKit, whose first frames 5.8 reproduces. Another number is diagnosed and changes
  /// nothing.
  open var frequency: CGFloat {
    get { settings.frequency }
    set {
      guard Accepted.number(newValue, in: Limits.snapFrequency) else { return }
      change { $0.frequency = newValue }
    }
  }

  /// Whether the item is also turned upright, the shorter way round; `true` by default.
  ///
  /// Not in UIKit, which always does.
  open var snapsRotation: Bool {
    get { settings.turns }
    set { change { $0.turns = newValue } }
  }

  private func change(_ edit: (inout SnapSettings) -> Void) {
    let old = settings
    edit(&settings)
    if settings != old { rebuild() }
  }

  private func rebuild() {
    guard let stage else { return }
    for (item, body) in zip(members.items, members.bodies) {
      memberLeft(body, on: stage)
      memberEntered(body, of: item, on: stage)
    }
    didChange()
  }

  override var traits: [String] {
    ["to: \(Describe.point(snapPoint))", "damping: \(Describe.number(damping))"]
  }

  override func memberEntered(_ body: Body, of item: any DynamicItem, on stage: Stage) {
    let softness = Softness.spring(
      frequency: settings.frequency, damping: settings.damping)
    let center = Grip.on(body, offset: .zero)
    let target = Grip.at(settings.point)
    let place = PointJoint(center, target, softness: softness)
    stage.world.addJoint(place)
    springs = (place, nil)
    guard settings.turns else { return }
    let turn = MeasuredJoint(
      center, target, .shortTurn(reference: 0), .exactly(0), softness: softness)
    stage.world.addJoint(turn)
    springs?.turn = turn
  }

  override func memberLeft(_ body: Body, on stage: Stage) {
    guard let springs else { return }
    stage.world.removeJoint(springs.place)
    if let turn = springs.turn { stage.world.removeJoint(turn) }
    self.springs = nil
  }

  override func forget(_ stage: Stage) { springs = nil }
}

private struct SnapSettings: Equatable {
  var point: CGPoint
  var damping: CGFloat = 0.5
  /// Hertz.
  var frequency: CGFloat = 5.8
  var turns = true
}
