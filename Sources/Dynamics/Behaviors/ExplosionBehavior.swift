internal import DynamicsEngine
public import Foundation

/// Pushes its items away from a point once, as a pressure wave does.
///
/// Not in UIKit. The wave runs from ``position`` in all directions at once, up to ``radius``. It pushes the parts of
/// outlines that face the point, so that items turn that are not hit in the middle. Items and boundaries shield what is
/// behind them. An item that contains the point, such as the bomb itself, is not pushed and shields nothing.
///
/// ```swift
/// let explosion = ExplosionBehavior(items: [box, card])
/// explosion.position = CGPoint(x: 150, y: 150)
/// explosion.magnitude = 4
/// animator.addBehavior(explosion)
/// ```
open class ExplosionBehavior: DynamicBehavior {
  var settings = ExplosionSettings()
  private var isActive = true
  /// The impulses of the last explosion, for a debug view.
  private var last: (impulses: [BlastImpulse], time: TimeInterval) = ([], 0)

  /// Makes an active explosion at (0, 0); an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes an active explosion at (0, 0) without items.
  public convenience override init() { self.init(items: []) }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The items that are pushed, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item to the behavior.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item from the behavior.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) { remove(item) }

  /// Whether the explosion is due in the next step.
  ///
  /// The default is `true`. The explosion sets it to `false`. Set it to `true` for another one.
  ///
  /// - Complexity: O(1). The step of the explosion takes O(*n* log *n* + *k*), where *n* is the number of corners of
  ///   items and boundaries within the radius, and *k* that of their encounters with about 8 rays for each corner.
  open var active: Bool {
    get { isActive }
    set {
      guard newValue != isActive else { return }
      isActive = newValue
      dynamicAnimator?.recordChange()
    }
  }

  /// The point that the items are pushed away from, in points of the reference coordinates.
  ///
  /// Each coordinate is from −10⁹ to 10⁹; the default is (0, 0).
  open var position: CGPoint {
    get { settings.position }
    set { set(\.position, to: newValue) }
  }

  /// How far the wave reaches, in points.
  ///
  /// From 0.001 to 10⁶; the default is 200.
  open var radius: CGFloat {
    get { settings.radius }
    set { set(\.radius, to: newValue) }
  }

  /// How the wave weakens with distance: at the distance r, it has the factor (1 − r / ``radius``)ᵏ, where k is the
  /// falloff.
  ///
  /// From 0 to 100. The default is 1. With 0, it is as strong everywhere up to the radius.
  open var falloff: CGFloat {
    get { settings.falloff }
    set { set(\.falloff, to: newValue) }
  }

  /// The impulse in newton seconds for each meter (100 pt) of the wave that meets an item.
  ///
  /// From −10¹² to 10¹²; the default is 1. A negative value pulls. Near the point, 1 N·s/m pushes an item of
  /// 100 × 100 pt and density 1 by up to 100 pt/s.
  open var magnitude: CGFloat {
    get { settings.magnitude }
    set { set(\.magnitude, to: newValue) }
  }

  /// Whether items and boundaries shield what is behind them.
  ///
  /// The default is `true`. All items of the animator shield, and all boundaries, whatever they collide with.
  open var isOccluded: Bool {
    get { settings.isOccluded }
    set { set(\.isOccluded, to: newValue) }
  }
}

extension ExplosionBehavior: StepParticipant {
  var roles: StepRoles { [.contributes, .delaysRest] }

  var hasUrgentWork: Bool { isActive && !itemList.isEmpty }

  func contribute(to simulation: Simulation) {
    guard hasUrgentWork else { return }
    // Not by `active`, which a subclass may override: this is the middle of a step.
    isActive = false
    let impulses = simulation.world.apply(settings.blast, to: itemList.bodies)
    last = (impulses, simulation.clock.elapsedTimeAfterStep)
  }
}

extension ExplosionBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.pushes), !last.impulses.isEmpty else { return }
    let strength = marks.strength(since: last.time)
    guard strength > 0 else { return }
    for impulse in last.impulses where simulation.world.contains(impulse.body) {
      marks.add(
        DebugMark(
          .push, from: simulation.world.position(of: impulse.body),
          DebugMark.push(impulse.impulse), strength: strength), of: number,
        index: Int(impulse.body.serial))
    }
  }
}

extension ExplosionBehavior: SimulationMember {
  func simulationEnded(_ simulation: Simulation) { last.impulses = [] }

  func codeState(_ coder: inout BehaviorCoder) {
    var (isActive, settings) = (isActive, settings)
    coder.words.code(&isActive)
    Self.declarations.code(&settings, &coder.words)
    coder.whenValid { [self, isActive, settings] in
      (self.isActive, self.settings) = (isActive, settings)
      last.impulses = []
    }
  }
}
