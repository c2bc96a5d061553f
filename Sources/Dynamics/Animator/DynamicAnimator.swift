internal import DynamicsEngine
public import DynamicsTiming
public import Foundation

/// Runs the simulation and moves the items.
///
/// The counterpart of `UIDynamicAnimator`. There are two kinds of animators. An animator with a
/// frame source moves live, as frames pass. A headless animator, made with
/// ``init(referenceBounds:)``, moves only when the program tells it to:
///
/// ```swift
/// let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
/// animator.addBehavior(GravityBehavior(items: [box]))
/// animator.advance(by: 0.5)
/// ```
///
/// Keep a reference to the animator: behaviors and items do not, and without it nothing moves.
///
/// Both take the same steps of 1/120 s. The same calls give the same result on every run, to the
/// last bit.
///
/// Use an animator on one thread only. An animator made by ``init()`` or ``init(referenceView:)``
/// belongs to the main actor. If it is used elsewhere, that is reported once, and the animator is
/// headless from then on. Do not pass a running animator to another task: until it is used there,
/// frames still move it on the main actor.
open class DynamicAnimator: CustomStringConvertible {
  /// The view whose coordinates the items use; `nil` for an animator without a view.
  public let referenceView: (any ReferenceView)?

  /// The object that is told when the animator pauses and resumes.
  ///
  /// It is held weakly; the default is `nil`.
  open weak var delegate: (any DynamicAnimatorDelegate)?

  let simulation = Simulation()

  // Each step uses these, and none of the program's code runs while one of them is accessed. So
  // exclusivity checks, which would cost more than the accesses, are not needed.

  @exclusivity(unchecked)
  var activity = Activity()
  private var roots = OrderedObjects<DynamicBehavior, Void>(blank: ())
  @exclusivity(unchecked)
  private var cachedPlan: StepPlan<DynamicBehavior>?
  /// Counts changes of the behaviors or of their tasks in a step.
  @exclusivity(unchecked)
  private(set) var planVersion = 0
  @exclusivity(unchecked)
  var fixedBounds: CGRect?
  /// The move of the reference bounds that is not over.
  var boundsMove: Drive<CGRect>.Move?
  var hasReportedBounds = false
  /// `nil` for a headless animator.
  var frameSource: (any FrameSource)?
  var subscription: FrameSubscription?
  /// Whether the frame source moves the animator, and not the program.
  var followsSource = false
  /// The first of two frames that are shown as one.
  var halfFrame: Frame?
  /// Called once per frame, after the items are written.
  var afterFrame: (() -> Void)?
  /// Measures the load of frames; `nil` unless ``reducesFrameRateUnderLoad`` is set.
  var governor: LoadGovernor?
  /// The clock that measures the load, in seconds.
  var loadClock: () -> TimeInterval = { MediaTime.now }
  @exclusivity(unchecked)
  var waits = RestWaits()
  /// The participants of earlier snapshots.
  var memory = Participants.Memory()
  var cachedParticipants: Participants?
  /// Whether it stands for the animator of a program that is not there, and descriptions for its identifiers.
  var isWithoutProgram = false
  let observers = StepObservers()

  /// Makes a headless animator, which moves only by ``advance(by:)`` and similar methods.
  ///
  /// - Parameter referenceBounds: The rectangle that collision behaviors can turn into walls, in
  ///   points. If it is not finite, the animator has no reference bounds.
  public init(referenceBounds: CGRect) {
    referenceView = nil
    fixedBounds = Self.validated(referenceBounds)
    begin()
  }

  /// Makes an animator that follows a frame source.
  ///
  /// Timed animations and other animators may share the same frame source. The source runs only
  /// while one of them needs it.
  ///
  /// - Parameters:
  ///   - referenceView: The view whose bounds collision behaviors can turn into walls; `nil` for
  ///     none.
  ///   - frameSource: The source of frames, which the animator keeps. `nil` makes the animator
  ///     headless.
  public init(referenceView: (any ReferenceView)?, frameSource: (any FrameSource)?) {
    self.referenceView = referenceView
    self.frameSource = frameSource
    begin()
  }

  /// Makes an animator that moves live, as UIKit's does.
  ///
  /// It follows the main frame source: 60 frames per second on the main queue, shared by all
  /// animators made like this. It works under `RunLoop.main.run()`, after `dispatchMain()`, in an
  /// `async` main and in tests on the main actor. `SharedFrameSource.init(isPaused:onFrame:)` has
  /// the exceptions.
  ///
  /// A synchronous program waits until everything is at rest as follows:
  ///
  /// ```swift
  /// while animator.isRunning, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  /// ```
  ///
  /// Call this initializer on the main actor. Elsewhere, for example in a test without an actor,
  /// that is reported and the animator is headless.
  public init() {
    referenceView = nil
    frameSource = Self.display()
    begin()
  }

  /// Makes an animator that moves live, within a view; see ``init()``.
  public init(referenceView: any ReferenceView) {
    self.referenceView = referenceView
    frameSource = Self.display()
    begin()
  }

  private func begin() {
    subscribe()
    followReferenceBounds()
  }

  deinit { releaseBehaviors() }

  /// The rectangle that collision behaviors can turn into walls, in points; `nil` for none.
  ///
  /// The default is the bounds of the reference view. Set this property only for an animator
  /// without a reference view; with one, change the bounds of the view.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), where *n* is the number of items in
  ///   collision behaviors that use the bounds as a boundary.
  open var referenceBounds: CGRect? {
    get { referenceView?.bounds ?? fixedBounds }
    set {
      guard referenceView == nil else {
        DynamicsDiagnostics.report(
          "the animator has a reference view; change the bounds of that view instead")
        return
      }
      if let newValue, Self.validated(newValue) == nil { return }
      boundsMove = nil
      fixedBounds = newValue
      followReferenceBounds()
    }
  }

  /// Moves the reference bounds evenly, or as a timing function says: a keyboard that slides up, a
  /// window that shrinks.
  ///
  /// Not in UIKit. Walls made of the bounds push and carry what they meet, and items inside stay
  /// inside as long as there is room. The move begins with the next step, from the bounds of then, and
  /// replaces a move that is not over. While it lasts, the animator does not rest, and
  /// ``referenceBounds`` are those of the last step. Setting ``referenceBounds`` ends it.
  ///
  /// An animator with a reference view, or without bounds to move from, reports the call and ignores
  /// it.
  ///
  /// - Parameters:
  ///   - bounds: In points; each coordinate from −10⁹ to 10⁹.
  ///   - duration: In seconds, from 0 to 10⁶. With 0, the bounds are there after one step.
  ///   - timing: The progress over time; the default is `.linear`.
  open func setReferenceBounds(
    _ bounds: CGRect, duration: TimeInterval, timing: TimingFunction = .linear
  ) {
    guard referenceView == nil, fixedBounds != nil else {
      DynamicsDiagnostics.report(
        referenceView == nil
          ? "the animator has no reference bounds to move; set referenceBounds first"
          : "the animator has a reference view; change the bounds of that view instead")
      return
    }
    guard Validation.isValid(CGFloat(duration), in: Limits.moveDuration),
      Self.validated(bounds) != nil
    else { return }
    boundsMove = .init(end: bounds, duration: duration, timing: timing)
    recordChange()
  }

  // MARK: Behaviors

  /// The behaviors of the animator in the order added, without their children.
  open var behaviors: [DynamicBehavior] { roots.objects }

  /// Adds a behavior with its children and their items.
  ///
  /// A behavior can be in one animator or parent behavior only: remove it there first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of behaviors and items that move in, and of
  ///   corners of their boundaries. The next step lists all behaviors of the animator again.
  open func addBehavior(_ behavior: DynamicBehavior) {
    guard behavior.isFree(reporter: Reporter(DynamicAnimator.self)) else { return }
    roots.append(behavior, (), id: ObjectIdentifier(behavior))
    addTree(behavior)
  }

  /// Removes a behavior with its children.
  ///
  /// - Complexity: O(*n* + *b*), where *n* is the number of behaviors and items that move out, and
  ///   *b* the number of ``behaviors``.
  open func removeBehavior(_ behavior: DynamicBehavior) {
    guard hasRoot(behavior) else {
      DynamicsDiagnostics.report("\(behavior) is not in this animator; nothing changed")
      return
    }
    removeTree(behavior) {
      roots.remove(ObjectIdentifier(behavior))
      rolesDidChange()
    }
  }

  /// Removes all behaviors.
  ///
  /// - Complexity: O(*n* + *b*²), where *n* is the number of behaviors and items, and *b* the
  ///   number of ``behaviors``. The square only moves memory, so it matters for tens of thousands.
  open func removeAllBehaviors() {
    // All removals are one change, so that an animator at rest does not run again in between.
    activity.isRemovingAll = true
    for behavior in behaviorsInTree where hasRoot(behavior) { removeBehavior(behavior) }
    activity.isRemovingAll = false
    recordChange()
  }

  /// ``behaviors`` as stored, even if a subclass overrides that.
  var behaviorsInTree: [DynamicBehavior] { roots.objects }

  func hasRoot(_ behavior: DynamicBehavior) -> Bool { roots.contains(ObjectIdentifier(behavior)) }

  /// Discards the plan; called when behaviors or their roles have changed.
  func rolesDidChange() {
    cachedPlan = nil
    planVersion += 1
  }

  /// All behaviors, with their tasks in a step.
  var plan: StepPlan<DynamicBehavior> {
    if let cachedPlan { return cachedPlan }
    let all = flattenedTree()
    let plan = StepPlan(
      all, acting: all.indices.filter { all[$0].hasAction },
      participants: all.compactMap(\.stepParticipant),
      breaking: all.compactMap(\.breakable).filter(\.isBreakable),
      boundaries: all.compactMap(\.boundarySource))
    cachedPlan = plan
    return plan
  }

  /// - Returns: The old behaviors, to be released by the caller.
  func replaceRoots(_ behaviors: [DynamicBehavior]) -> Any {
    let old = roots
    roots = OrderedObjects(blank: ())
    for behavior in behaviors { roots.append(behavior, (), id: ObjectIdentifier(behavior)) }
    rolesDidChange()
    return old
  }

  // MARK: Items

  /// All items of all behaviors, in the order of joining.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in the animator.
  open var items: [any DynamicItem] { simulation.items.items(of: simulation.items.bodies) }

  /// Returns the items that touch a rectangle, in the order of joining.
  ///
  /// The rotated box of each item decides, not its collision shape.
  ///
  /// - Parameter rect: In points of the reference coordinates. If it is not finite, the result is
  ///   empty; `CGRect.infinite` gives all items.
  /// - Complexity: O(*n*), where *n* is the number of items in the animator.
  open func items(in rect: CGRect) -> [any DynamicItem] {
    guard Limits.isArea(rect) || rect.isInfinite else {
      DynamicsDiagnostics.report(
        "the rectangle has a coordinate that is not \(Describe.range(Limits.coordinate)); "
          + "no item is in it")
      return []
    }
    let items = simulation.items
    return items.items(of: items.bodies.filter { simulation.world.touches($0, rect) })
  }

  /// Reads center, rotation, size and shape of an item again, after the program has changed them.
  ///
  /// The item jumps to its new place. It touches nothing on the way, and its velocity does not
  /// change. The item must be in a behavior of this animator.
  ///
  /// - Complexity: O(*c*) for an item with *c* corners. For an item that was refused before,
  ///   O(*b*), where *b* is the number of behaviors in the animator.
  open func updateItem(usingCurrentState item: any DynamicItem) {
    let reporter = Reporter(DynamicAnimator.self)
    if let body = simulation.body(of: item) {
      simulation.update(item, body, reporter: reporter)
    } else if plan.all.contains(where: { $0.itemList.contains(item) }) {
      simulation.retry(item)
      for behavior in plan.all { behavior.retry(item, simulation, reporter: reporter) }
    } else {
      DynamicsDiagnostics.report("\(item) is in no behavior of this animator; nothing changed")
    }
    recordChange()
  }

  // MARK: Time

  /// Whether the animator moves items: from the first change until everything is at rest or
  /// ``pause()``.
  public var isRunning: Bool { activity.isRunning }

  /// The time that the animator has run, in seconds.
  ///
  /// This is the time of all steps, plus the time that does not fill a step yet. Time at rest or
  /// paused does not count, and neither does ``droppedTime``.
  public var elapsedTime: TimeInterval { simulation.clock.elapsedTime }

  /// The length of a step, in seconds.
  ///
  /// From 0.0001 to 0.1; the default is 1/120. Apple's own value is `FixedStepClock.appleStep`.
  /// Changing the length affects how things move from then on. The rest of the time that is passing
  /// is divided into steps of the new length.
  open var timeStep: TimeInterval {
    get { simulation.clock.step }
    set {
      guard newValue != timeStep, Validation.isValid(newValue, in: Limits.timeStep) else { return }
      stepLengthDidChange(to: newValue)
    }
  }

  /// The speed of the simulation relative to real time.
  ///
  /// From 0 to 100; the default is 1. At 0.1, everything moves in slow motion. The speed affects
  /// when steps are taken, and never their results.
  open var speed: Double = 1 {
    didSet {
      let wanted = speed
      speed = oldValue
      if Validation.isValid(wanted, in: Limits.speed) { speed = wanted }
    }
  }

  /// Whether items are interpolated between two steps when a frame falls between them.
  ///
  /// The default is `false`. Set it to `true` for smooth motion on displays whose rate does not
  /// divide 120 Hz. Items are then shown one step late. The simulation is the same in both cases. A
  /// jump by ``updateItem(usingCurrentState:)`` is not smoothed.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), where *n* is the number of items in the
  ///   animator.
  open var interpolatesFrames = false {
    // There is no previous pose yet from which to interpolate.
    didSet {
      guard interpolatesFrames != oldValue else { return }
      simulation.interpolatesFrames = interpolatesFrames
      simulation.world.resetPreviousPoses()
    }
  }

  /// Whether the animator shows every other frame only, while steps take too long.
  ///
  /// The default is `false`. If it is `true`, the animator measures the cost of the steps in a
  /// second of frames. If that is more than half of the time, it shows every other frame. If that
  /// does not help, it reports it once. When the cost has been under a quarter of the time for a
  /// second, it shows all frames again. Steps are the same in any case. An animator without a frame
  /// source is not affected.
  open var reducesFrameRateUnderLoad = false {
    didSet {
      guard reducesFrameRateUnderLoad != oldValue else { return }
      governor = reducesFrameRateUnderLoad ? LoadGovernor() : nil
    }
  }

  /// The time that was skipped to keep up with the frames, in seconds.
  ///
  /// A frame runs at most 30 steps. The rest of a longer frame is skipped, for example after the
  /// process was stopped.
  public var droppedTime: TimeInterval { simulation.clock.given.droppedTime }

  /// The class of the animator, how many behaviors and items it has, and whether it runs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of behaviors and items.
  open var description: String {
    let state = isPaused ? "paused" : isRunning ? "running" : "at rest"
    return Describe.object(
      self,
      [
        Describe.count(plan.all.count, "behavior"), Describe.count(items.count, "item"),
        "\(state) after \(Describe.number(elapsedTime)) s",
      ])
  }

  /// Notifies the delegate and the frame source, which must run only while the animator does.
  func activityDidChange() {
    if !isRunning { waits.endAll() }
    // The delegate is notified first. A source may send frames from within its setter, and then the
    // animator may be at rest again when the setter returns.
    if isRunning {
      delegate?.dynamicAnimatorWillResume(self)
    } else {
      delegate?.dynamicAnimatorDidPause(self)
    }
    updateSubscription()
  }
}
