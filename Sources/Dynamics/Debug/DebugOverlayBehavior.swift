internal import DynamicsEngine
public import Foundation

/// Provides the state of the simulation as values to draw: outlines, boundaries, forces, contacts.
///
/// Read ``marks``, ``items`` and ``boundaries`` after a step or a frame, and draw them. A recording
/// that is made while an overlay is in the animator contains its marks.
///
/// ```swift
/// let overlay = DebugOverlayBehavior()
/// animator.addBehavior(overlay)
/// animator.advance(by: 0.1)
/// for mark in overlay.marks { print(mark.kind, mark.start, mark.end) }
/// ```
///
/// The overlay never changes motion: positions, contacts and ``DynamicAnimator/stateHash`` are the
/// same with and without it. It wakes no item, and does not keep the animator running. Snapshots do
/// not contain it; it stays in the animator when one is restored. An overlay has no items and no
/// children. Outside an animator it shows nothing.
///
/// Between readings it only collects contacts. A reading takes time proportional to its result.
public final class DebugOverlayBehavior: DynamicBehavior {
  /// The parts that an overlay shows.
  public typealias Layers = DebugLayers

  /// Which marks are shown, and how.
  var settings = DebugView(layers: .everything)
  private let contacts = RecentContacts()
  private var knownBoundaries: (version: Int, boundaries: [DebugBoundary])?

  /// Makes an overlay with all layers.
  public override init() {
    super.init()
    affectsMotion = false
  }

  override var simulationMember: (any SimulationMember)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The parts that are shown.
  ///
  /// The default is `.everything`.
  public var layers: Layers {
    get { settings.layers }
    set {
      var new = settings
      new.layers = newValue
      replaceSettings(by: new)
    }
  }

  /// How long a contact, or the impulse of a push, is shown, in seconds of
  /// ``DynamicAnimator/elapsedTime``.
  ///
  /// From 0 to 60; the default is 0.5. At most the latest 1000 contacts are shown.
  public var contactDuration: TimeInterval {
    get { settings.fadeDuration }
    set { set(\.fadeDuration, to: newValue) }
  }

  /// The distance between the arrows of a field, in points.
  ///
  /// From 4 to 10 000; the default is 40. A field has at most 1000 arrows; in a large area they are
  /// farther apart.
  public var fieldSpacing: CGFloat {
    get { settings.fieldSpacing }
    set { set(\.fieldSpacing, to: newValue) }
  }

  // MARK: Reading

  /// The lines to draw, of the kinds in ``layers``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of marks, items and behaviors in the animator.
  public var marks: [DebugMark] { dynamicAnimator?.debugMarks(of: self).map(\.mark) ?? [] }

  /// All items, in the order of joining.
  ///
  /// Empty unless ``layers`` contains `.outlines` or `.sleep`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in the animator, and of their corners.
  public var items: [DebugItem] {
    guard let simulation, !layers.isDisjoint(with: [.outlines, .sleep]) else { return [] }
    return simulation.items.bodies.map { DebugItem($0, in: simulation.world, layers) }
  }

  /// All boundaries of collision behaviors, each once; empty unless ``layers`` contains
  /// `.boundaries`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of corners of boundaries; O(1) while no boundary
  ///   has changed since the last read.
  public var boundaries: [DebugBoundary] {
    guard let dynamicAnimator, let simulation, layers.contains(.boundaries) else { return [] }
    let version = simulation.boundaryVersion
    if let knownBoundaries, knownBoundaries.version == version { return knownBoundaries.boundaries }
    let boundaries = dynamicAnimator.drawnBoundaries
    knownBoundaries = (version, boundaries)
    return boundaries
  }

  /// Has no effect and is reported, since an overlay has no children.
  public override func addChildBehavior(_ behavior: DynamicBehavior) {
    DynamicsDiagnostics.report(
      "a debug overlay cannot have children; add \(behavior) to the animator instead",
      by: Reporter(DebugOverlayBehavior.self, "addChildBehavior(_:)"))
  }
}

extension DebugOverlayBehavior: SimulationMember {
  func joined(_ simulation: Simulation) {
    dynamicAnimator?.observers.add(self)
    followContacts(in: simulation)
  }

  func left(_ simulation: Simulation) {
    dynamicAnimator?.observers.remove(self)
    simulationEnded(simulation)
  }

  func simulationEnded(_ simulation: Simulation) {
    contacts.end()
    knownBoundaries = nil
  }
}

extension DebugOverlayBehavior: MarkSource {
  private func followContacts(in simulation: Simulation) {
    if !layers.contains(.contacts) {
      contacts.end()
    } else if !contacts.isFollowing {
      contacts.follow(simulation)
    }
  }

  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    marks.addVelocities(simulation, of: number)
    marks.addContacts(contacts, of: number)
  }
}

extension DebugOverlayBehavior: StepObserver {
  package func animatorDidStep() { contacts.update() }

  package func animatorDidRestore() {
    knownBoundaries = nil
    contacts.update()
    if let simulation { contacts.removeFaded(at: simulation.clock.elapsedTime, settings) }
  }
}

extension DebugOverlayBehavior: SettingsBehavior {
  static let declarations: Declarations<DebugOverlayBehavior, DebugView> = [
    Declaration(
      "contactDuration", \.fadeDuration, \.contactDuration, in: 0...60, unit: .seconds, default: 0.5
    ),
    Declaration(
      "fieldSpacing", \.fieldSpacing, \.fieldSpacing, in: 4...10_000, unit: .points, default: 40),
  ]

  var traits: [String] {
    (layers == .everything ? [] : ["layers: \(layers.rawValue)"]) + declaredTraits
  }

  func settingsDidChange(from old: DebugView) {
    if let simulation { followContacts(in: simulation) }
  }
}
