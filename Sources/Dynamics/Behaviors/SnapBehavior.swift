internal import DynamicsEngine
public import Foundation

/// Pulls one item to a point and turns it upright, like a damped spring.
///
/// The counterpart of `UISnapBehavior`. The item moves on a straight line; in UIKit, it wobbles.
/// The spring is solved implicitly, so it is stable at any frequency.
///
/// ```swift
/// let snap = SnapBehavior(item: card, snapTo: CGPoint(x: 150, y: 200))
/// animator.addBehavior(snap)
/// ```
open class SnapBehavior: DynamicBehavior {
  var settings: SnapSettings
  private var place: JointID?
  private var turn: JointID?

  /// Makes a snap with damping 0.5.
  ///
  /// - Parameters:
  ///   - item: The item to pull.
  ///   - point: The target of its center, in points; see ``snapPoint``. If it is not valid, the
  ///     item's center is used.
  public init(item: any DynamicItem, snapTo point: CGPoint) {
    settings = SnapSettings(point: Validation.place(point, orCenterOf: item))
    super.init()
    add(item)
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The point to which the item's center is pulled, in points.
  ///
  /// Each coordinate is from −10⁹ to 10⁹.
  open var snapPoint: CGPoint {
    get { settings.point }
    set { set(\.point, to: newValue) }
  }

  /// The damping of the spring, as a ratio of critical damping.
  ///
  /// From 0 (longest oscillation) to 1 (no overshoot); the default is 0.5.
  open var damping: CGFloat {
    get { settings.damping }
    set { set(\.damping, to: newValue) }
  }

  /// The frequency of the undamped spring, in hertz.
  ///
  /// From 0.001 to 1000; the default is 5.8, which reproduces the first frames of a snap in UIKit.
  /// Not in UIKit.
  open var frequency: CGFloat {
    get { settings.frequency }
    set { set(\.frequency, to: newValue) }
  }

  /// Whether the snap also turns the item upright, in the shorter direction.
  ///
  /// The default is `true`. Not in UIKit, where a snap always turns its item.
  open var snapsRotation: Bool {
    get { settings.turns }
    set { set(\.turns, to: newValue) }
  }
}

extension SnapBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.attachments), place != nil, let body = itemList.firstBody else { return }
    marks.add(
      DebugMark(.spring, from: simulation.world.position(of: body), to: settings.point), of: number)
  }
}

extension SnapBehavior: SimulationMember {
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    updateSprings()
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    place = simulation.world.update(place, nil)
    turn = simulation.world.update(turn, nil)
  }

  func simulationEnded(_ simulation: Simulation) { (place, turn) = (nil, nil) }

  func codeState(_ coder: inout BehaviorCoder) {
    var (settings, place, turn) = (settings, place, turn)
    Self.declarations.code(&settings, &coder.words)
    coder.code(&place)
    coder.code(&turn)
    coder.whenValid { [self, settings, place, turn] in
      (self.settings, self.place, self.turn) = (settings, place, turn)
    }
  }
}

extension SnapBehavior: SettingsBehavior {
  static let declarations: Declarations<SnapBehavior, SnapSettings> = [
    Declaration("snapPoint", \.point, \.snapPoint, in: Limits.coordinate, unit: .points),
    Declaration("damping", \.damping, \.damping, in: 0...1, default: 0.5),
    Declaration(
      "frequency", \.frequency, \.frequency, in: 0.001...1000, unit: .hertz, default: 5.8),
    Declaration("snapsRotation", \.turns, \.snapsRotation, default: true),
  ]

  func settingsDidChange(from old: SnapSettings) {
    if settings.differsOnlyInPoint(from: old) { moveSprings() } else { updateSprings() }
    didChange()
  }

  private func moveSprings() {
    for case let spring? in [place, turn] { simulation?.world.setTarget(spring, settings.point) }
  }

  /// Updates the springs to the settings; springs that remain keep their impulses.
  private func updateSprings() {
    guard let simulation, let body = itemList.firstBody else { return }
    func spring(_ kind: JointDefinition.Kind) -> JointDefinition {
      JointDefinition(
        kind, .on(body), .at(settings.point),
        softness: .spring(frequency: settings.frequency, damping: settings.damping))
    }
    place = simulation.world.update(place, spring(.target(maxForce: .infinity)))
    turn = simulation.world.update(turn, settings.turns ? spring(.angle(0)) : nil)
  }
}

struct SnapSettings: Equatable {
  var point: CGPoint
  var damping: CGFloat = 0.5
  /// Hertz.
  var frequency: CGFloat = 5.8
  var turns = true

  func differsOnlyInPoint(from other: Self) -> Bool {
    damping == other.damping && frequency == other.frequency && turns == other.turns
  }
}
