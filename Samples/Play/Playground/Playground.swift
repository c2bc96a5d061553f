import Dynamics
import Foundation

/// A scene that is played: its animator, its items, and all that the player does with them.
///
/// The same actions between the same ticks give the same bits.
final class Playground {
  let scene: PlayScene
  let animator: DynamicAnimator
  let overlay = DebugOverlayBehavior()
  /// Gravity of all loose items.
  let gravity = GravityBehavior()
  /// Collisions of all items, and the bounds of the scene.
  let walls = CollisionBehavior()
  /// The material of all loose items; it has their velocities.
  let material = DynamicItemBehavior()
  /// Items that stay where they are.
  let fixed = DynamicItemBehavior()

  private(set) var props: [Prop] = []
  /// Motors of the scene, as they are when they run.
  var motors: [(joint: AttachmentBehavior, motor: AttachmentBehavior.Motor)] = []
  private(set) var snaps: [(item: BasicItem, snap: SnapBehavior)] = []
  /// The parts that the pointer moves instead of items, from the lowest to the topmost.
  var handles: [Handle] = []
  /// Areas to tint, in which something else holds.
  var areas: [CGRect] = []
  /// Texts above the items.
  var captions: [(center: CGPoint, text: String)] = []
  /// The actions of the demo; by default, it throws items.
  var strokes: [Stroke] = []
  /// Whether gravity is off at first.
  var isWeightless = false
  /// Called after each tick.
  var onTick: (() -> Void)?
  /// Whether a value still moves.
  var isBusy: () -> Bool = { false }

  /// Frames for values that are not in the animator, 60 a second.
  let frames = ManualFrameSource()
  /// Whether values outside the animator are part of the state, which no history has.
  var hasValues = false
  private(set) var tickCount = 0

  /// The item that keys act on.
  var selection: (any DynamicItem)?
  var drag: DragBehavior?
  var handle: Handle?
  /// Where the pointer holds something, to draw it.
  var pointer: CGPoint?
  /// The effect of the last action, or why it had none.
  var message = ""
  /// The actions so far, each before a tick.
  private(set) var log: [(tick: Int, action: Action)] = []
  /// Behaviors and items that have left, to which a history may go back.
  private var kept: [AnyObject] = []

  /// The behaviors that the scene has besides those above.
  private var sceneBehaviors: [DynamicBehavior] = []
  private var isBuilt = false
  /// The fields of the scene, which a player can turn off.
  private(set) var sceneFields: [FieldBehavior] = []
  /// The fields that the player has turned on so far.
  var paletteFields: [(name: String, field: FieldBehavior)] = []
  var sensor: SensorBehavior?
  /// Gravity of the scene, in units of `magnitude`.
  private(set) var strength: CGFloat = 1
  private(set) var history: History?

  /// The length of a tick in seconds.
  static let tick = 1.0 / 120

  /// - Parameter keepsHistory: Whether it can go back in time.
  init(_ scene: PlayScene, keepsHistory: Bool = false) {
    self.scene = scene
    animator = DynamicAnimator(referenceBounds: CGRect(origin: .zero, size: scene.size))
    walls.translatesReferenceBoundsIntoBoundary = true
    fixed.isAnchored = true
    // So that electric and magnetic fields act on them.
    material.charge = 1
    frames.tick(at: 0)
    scene.build(self)
    // Materials of the scene come last, since the last one wins; drives first, since a boundary can be
    // attached only to an item that is kinematic already.
    let drives = sceneBehaviors.filter { $0 is KinematicBehavior }
    let others = sceneBehaviors.filter { !($0 is KinematicBehavior) }
    for behavior in drives + [walls, material, fixed] + others { animator.addBehavior(behavior) }
    isBuilt = true
    strength = gravity.magnitude
    if !isWeightless { animator.addBehavior(gravity) }
    sceneFields = sceneBehaviors.compactMap { $0 as? FieldBehavior }
    showsXray = false
    animator.addBehavior(overlay)
    if keepsHistory, !hasValues { history = History(animator, seconds: Self.memory) }
  }

  /// How far it goes back, in seconds.
  static let memory = 30.0

  // MARK: For scenes

  /// Adds an item, from the lowest to the topmost.
  @discardableResult
  func add(_ item: BasicItem, _ look: Look, isFixed: Bool = false) -> BasicItem {
    props.append(Prop(item: item, look: look, isFixed: isFixed))
    walls.addItem(item)
    guard !isFixed else {
      fixed.addItem(item)
      return item
    }
    gravity.addItem(item)
    material.addItem(item)
    return item
  }

  /// Adds an item that a scene moves by a behavior of its own; only that one has it.
  @discardableResult
  func addMoved(_ item: BasicItem, _ look: Look, collides: Bool = true) -> BasicItem {
    props.append(Prop(item: item, look: look, isFixed: true))
    if collides { walls.addItem(item) }
    return item
  }

  @discardableResult
  func ball(_ x: Double, _ y: Double, _ diameter: Double, _ look: Look) -> BasicItem {
    let size = CGSize(width: diameter, height: diameter)
    return add(
      BasicItem(center: CGPoint(x: x, y: y), size: size, collisionBoundsType: .ellipse), look)
  }

  /// Adds a box around a center.
  @discardableResult
  func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ look: Look,
    isFixed: Bool = false
  ) -> BasicItem {
    let size = CGSize(width: width, height: height)
    return add(BasicItem(center: CGPoint(x: x, y: y), size: size), look, isFixed: isFixed)
  }

  /// Adds behaviors; while a scene is built, they wait until all items have their places.
  func add(_ behaviors: DynamicBehavior...) {
    guard isBuilt else { return sceneBehaviors += behaviors }
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  @discardableResult
  func snap(_ item: BasicItem, to point: CGPoint) -> SnapBehavior {
    let snap = SnapBehavior(item: item, snapTo: point)
    snaps.append((item, snap))
    add(snap)
    return snap
  }

  /// Adds a motor that a player turns on and off.
  func add(_ joint: AttachmentBehavior, motor: AttachmentBehavior.Motor) {
    joint.motor = motor
    motors.append((joint, motor))
    add(joint)
  }

  /// Whether an item is in no group.
  func isLoose(_ item: BasicItem) -> Bool { !isBuilt || animator.id(of: item) != nil }

  /// Moves an item to where the scene needs it; an item of a group stays where it is.
  func place(_ item: BasicItem, at center: CGPoint) {
    guard isLoose(item) else { return }
    item.center = center
    animator.updateItem(usingCurrentState: item)
  }

  // MARK: Playing

  /// The time in seconds, which never goes back.
  var time: Double { Double(tickCount) * Self.tick }

  /// The time of the last frame of values, in seconds.
  var frameTime: Double { Double(tickCount / 2) / 60 }

  var size: CGSize { scene.size }

  /// Whether nothing moves, and nothing will without the player.
  var isStill: Bool { !animator.isRunning && drag == nil && handle == nil && !isBusy() }

  /// Lets 1/120 s pass.
  func tick() {
    tickCount += 1
    if tickCount.isMultiple(of: 2) { frames.tick(at: frameTime) }
    animator.step()
    onTick?()
  }

  /// Performs an action of the player; the next tick shows it.
  func perform(_ action: Action) {
    log.append((tickCount, action))
    carryOut(action)
  }

  /// Keeps an object as long as the stage, since a history may need it.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// The items of the animator that a player may move, a group for its items.
  var bodies: [any DynamicItem] {
    animator.items.filter { item in !isFixed(item) }
  }

  func isFixed(_ item: any DynamicItem) -> Bool {
    props.contains { $0.isFixed && $0.item === item } || hubs.contains { $0 === item }
  }

  /// The axles of motors that a player has added.
  var hubs: [BasicItem] = []

  /// The layers of the debug view: always boundaries, attachments and sensors.
  var showsXray: Bool {
    get { overlay.layers == .everything }
    set { overlay.layers = newValue ? .everything : [.boundaries, .attachments, .sensors] }
  }
}
