internal import DynamicsEngine
public import Foundation

/// Pulls one item to a place and turns it upright, as by a damped spring.
///
/// As `UISnapBehavior`, without its wobble off the straight line. The spring is solved implicitly
/// (`DynamicsEngine.Softness`) and is stable at any frequency.
open class SnapBehavior: DynamicBehavior {
  private var settings: SnapSettings
  private var place: JointID?
  private var turn: JointID?

  /// Makes a snap with damping 0.5.
  ///
  /// - Parameters:
  ///   - item: The item to pull.
  ///   - point: Where its center is pulled to, in points; see ``snapPoint``.
  public init(item: any DynamicItem, snapTo point: CGPoint) {
    settings = SnapSettings(point: Validation.place(point, orCenterOf: item))
    super.init()
    add(item)
  }

  /// Where the item's center is pulled to, in points.
  ///
  /// A point that is not finite, or farther than a billion points out, is diagnosed and changes
  /// nothing; given at the start, the item's center stands in.
  open var snapPoint: CGPoint {
    get { settings.point }
    set {
      guard newValue != settings.point, Validation.place(newValue) else { return }
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
      guard Validation.number(newValue, in: Limits.snapDamping) else { return }
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
      guard Validation.number(newValue, in: Limits.snapFrequency) else { return }
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
    if settings != old { updateSprings() }
  }

  /// Brings the springs in line with the settings; those that stay keep their impulses.
  private func updateSprings() {
    guard let simulation, let body = itemList.firstBody else { return }
    let world = simulation.world
    place = world.update(place, placeSpring(on: body))
    turn = world.update(turn, settings.turns ? turnSpring(on: body) : nil)
    didChange()
  }

  private var softness: Softness {
    .spring(frequency: settings.frequency, damping: settings.damping)
  }

  private func placeSpring(on body: BodyID) -> JointDefinition {
    JointDefinition(
      .target(maxForce: .infinity), .on(body), .at(settings.point), softness: softness)
  }

  private func turnSpring(on body: BodyID) -> JointDefinition {
    JointDefinition(.angle(0), .on(body), .at(settings.point), softness: softness)
  }

  override var traits: [String] {
    ["to: \(Describe.point(snapPoint))", "damping: \(Describe.number(damping))"]
  }

  override func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.attachments), place != nil, let body = itemList.firstBody else { return }
    marks.add(
      DebugMark(.spring, from: simulation.world.position(of: body), to: settings.point), of: number)
  }

  override func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    place = simulation.world.addJoint(placeSpring(on: body))
    if settings.turns { turn = simulation.world.addJoint(turnSpring(on: body)) }
  }

  override func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    place = simulation.world.update(place, nil)
    turn = simulation.world.update(turn, nil)
  }

  override func simulationEnded(_ simulation: Simulation) { (place, turn) = (nil, nil) }

  override func saveState(to writer: inout StateWriter) {
    for number in [settings.point.x, settings.point.y, settings.damping, settings.frequency] {
      writer.write(Double(number))
    }
    writer.write(settings.turns)
    writer.write(place)
    writer.write(turn)
  }

  override func readState(
    from reader: inout StateReader, _ source: RestoredState
  ) throws -> () -> Void {
    var settings = self.settings
    try reader.code(&settings.point)
    settings.damping = try reader.readNumber(in: Limits.snapDamping)
    settings.frequency = try reader.readNumber(in: Limits.snapFrequency)
    settings.turns = try reader.readFlag()
    guard Limits.isPlace(settings.point) else { throw StateError("a place is too far out") }
    let (place, turn) = (try source.readJoint(&reader), try source.readJoint(&reader))
    return { [self] in
      self.settings = settings
      (self.place, self.turn) = (place, turn)
    }
  }
}

private struct SnapSettings: Equatable {
  var point: CGPoint
  var damping: CGFloat = 0.5
  /// Hertz.
  var frequency: CGFloat = 5.8
  var turns = true
}
