internal import DynamicsEngine
internal import DynamicsReporting
public import DynamicsTiming
public import Foundation

/// Runs the simulation and moves the items.
///
/// As `UIDynamicAnimator`. An animator with a frame source moves by itself, one step for each
/// 1/120 s that the display shows; a headless one, made with ``init(referenceBounds:)``, only when
/// it is told to:
///
/// ```swift
/// let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
/// animator.addBehavior(GravityBehavior(items: [ball]))
/// animator.advance(by: 0.5)
/// ```
///
/// The same calls give the same bits on every run. An animator belongs to whoever made it and is
/// not to be shared between threads; one made without a frame source belongs to the main actor. If it
/// is used elsewhere, that is diagnosed once and it is headless from then on. Do not hand one that
/// runs to another task: until it is used there, frames go on moving it on the main actor.
open class DynamicAnimator: CustomStringConvertible {
  /// The view that the items live in; `nil` for an animator without one.
  public let referenceView: (any ReferenceView)?

  /// The delegate, held weakly; `nil` by default.
  open weak var delegate: (any DynamicAnimatorDelegate)?

  let simulation = Simulation()
  var activity = Activity()
  private var roots = OrderedObjects<DynamicBehavior, Void>(blank: ())
  private var knownPlan: StepPlan<DynamicBehavior>?
  /// Counts changes of the behaviors or of what they do in a step.
  private(set) var planVersion = 0
  var fixedBounds: CGRect?
  private var hasReportedBounds = false
  let frames: FrameFeed
  /// Called after time has passed, when items are written: once for each frame.
  var afterFrame: (() -> Void)?
  /// Judges the load of frames, where that is asked for.
  var governor: LoadGovernor?
  /// What the load is measured by, in seconds.
  var loadClock: () -> TimeInterval = { MediaTime.now }
  var waits = RestWaits()
  /// Who was in earlier snapshots.
  var memory = ParticipantMemory()
  /// Of the last snapshot.
  var knownRoll: KnownRoll?
  let observers = StepObservers()

  /// Makes an animator that moves only by ``advance(by:)`` and its like.
  ///
  /// - Parameter referenceBounds: What collision behaviors can make walls of, in points. A
  ///   rectangle that is not finite is diagnosed and counts as none.
  public init(referenceBounds: CGRect) {
    referenceView = nil
    frames = FrameFeed(source: nil)
    fixedBounds = Self.validated(referenceBounds)
    begin()
  }

  /// Makes an animator that follows a frame source, within a view.
  ///
  /// - Parameters:
  ///   - referenceView: The view whose bounds collision behaviors can make walls of.
  ///   - frameSource: What drives the animator, and whatever else is given the same one: timed
  ///     animations, other animators. It runs just while one of them does. `nil` makes the animator
  ///     headless.
  public init(referenceView: (any ReferenceView)?, frameSource: (any FrameSource)?) {
    self.referenceView = referenceView
    frames = FrameFeed(source: frameSource)
    begin()
  }

  /// Makes an animator that moves by itself, as UIKit's does.
  ///
  /// It follows the process's one beat of 60 frames a second on the main queue, with all others made
  /// like this: under `RunLoop.main.run()`, after `dispatchMain()`, in an `async` main, in a test on
  /// the main actor. A synchronous program that ends when everything is at rest waits like this:
  ///
  /// ```swift
  /// while animator.isRunning, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  /// ```
  ///
  /// `SharedFrameSource.init(isPaused:onFrame:)` says where the beat does not
  /// reach. Made off the main queue, as in a test that is on no actor, it is diagnosed and headless.
  public init() {
    referenceView = nil
    frames = .ofMainQueue()
    begin()
  }

  /// Makes an animator that moves by itself, within a view; see ``init()``.
  public init(referenceView: any ReferenceView) {
    self.referenceView = referenceView
    frames = .ofMainQueue()
    begin()
  }

  private func begin() {
    followReferenceBounds()
    frames.onFrame = { [weak self] frame in self?.frameArrived(frame) }
    frames.onEnd = { [weak self] in self?.framesEnded() }
  }

  deinit { releaseBehaviors() }

  /// What collision behaviors can make walls of, in points; the reference view's bounds, or what
  /// was set.
  ///
  /// Setting it is for animators without a reference view; with one it is diagnosed, as is a
  /// rectangle that is not finite, and changes nothing.
  open var referenceBounds: CGRect? {
    get { referenceView?.bounds ?? fixedBounds }
    set {
      guard referenceView == nil else {
        DynamicsDiagnostics.report(
          "the animator has a reference view; change the bounds of that view instead")
        return
      }
      if let newValue, Self.validated(newValue) == nil { return }
      fixedBounds = newValue
      followReferenceBounds()
    }
  }

  private static func validated(_ bounds: CGRect) -> CGRect? {
    guard Limits.isArea(bounds) else {
      DynamicsDiagnostics.report(
        "the reference bounds have a coordinate that is not \(Describe.range(Limits.coordinate)); "
          + "nothing changed",
        by: "referenceBounds")
      return nil
    }
    return bounds
  }

  // MARK: Behaviors

  /// The behaviors added to the animator itself, in order; not their children.
  open var behaviors: [DynamicBehavior] { roots.objects }

  /// Adds a behavior, its children, and their items.
  ///
  /// A behavior that is already in an animator or in another behavior is diagnosed and stays there.
  open func addBehavior(_ behavior: DynamicBehavior) {
    guard behavior.isFree(reporter: Reporter(DynamicAnimator.self)) else { return }
    roots.append(behavior, (), id: ObjectIdentifier(behavior))
    moveIn(behavior)
  }

  /// Removes a behavior and its children; one that is not in ``behaviors`` is diagnosed.
  open func removeBehavior(_ behavior: DynamicBehavior) {
    guard hasRoot(behavior) else {
      DynamicsDiagnostics.report("\(behavior) is not in this animator; nothing changed")
      return
    }
    moveOut(behavior) {
      roots.remove(ObjectIdentifier(behavior))
      treeDidChange()
    }
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    // One change, not one for each: what is at rest and becomes empty does not run again in between.
    activity.isClearing = true
    for behavior in behaviorsInTree where hasRoot(behavior) { removeBehavior(behavior) }
    activity.isClearing = false
    noteChange()
  }

  /// ``behaviors``, whatever a subclass says they are.
  var behaviorsInTree: [DynamicBehavior] { roots.objects }

  func hasRoot(_ behavior: DynamicBehavior) -> Bool { roots.contains(ObjectIdentifier(behavior)) }

  /// To be called when a behavior came or went, or moved into the animator or out.
  func treeDidChange() { rolesDidChange() }

  /// To be called when a behavior has begun or ceased to do something in each step.
  func rolesDidChange() {
    knownPlan = nil
    planVersion += 1
  }

  /// All behaviors, and what they do in a step.
  var plan: StepPlan<DynamicBehavior> {
    if let knownPlan { return knownPlan }
    let plan = StepPlan(flattenedTree()) { $0.roles }
    knownPlan = plan
    return plan
  }

  /// - Returns: The roots that there were.
  func replaceRoots(_ behaviors: [DynamicBehavior]) -> Any {
    let old = roots
    roots = OrderedObjects(blank: ())
    for behavior in behaviors { roots.append(behavior, (), id: ObjectIdentifier(behavior)) }
    treeDidChange()
    return old
  }

  // MARK: Items

  /// All items of all behaviors, in the order of joining.
  open var items: [any DynamicItem] { simulation.items.items(of: simulation.items.bodies) }

  /// The items whose boxes, turned as they are, touch a rectangle in points; in order of joining.
  ///
  /// A rectangle that is not finite is diagnosed, and touches nothing.
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

  /// Takes over center, rotation, size and shape that the program has set on an item.
  ///
  /// The item jumps there: nothing in between is touched, and its velocity stays. An item of no
  /// behavior is diagnosed.
  open func updateItem(usingCurrentState item: any DynamicItem) {
    let reporter = Reporter(DynamicAnimator.self)
    if simulation.body(of: item) != nil {
      simulation.update(item, reporter: reporter)
    } else if plan.all.contains(where: { $0.itemList.contains(item) }) {
      simulation.retry(item)
      for behavior in plan.all { behavior.retry(item, simulation, reporter: reporter) }
    } else {
      DynamicsDiagnostics.report("\(item) is in no behavior of this animator; nothing changed")
    }
    noteChange()
  }

  // MARK: Time

  /// Whether things move: true from the first thing that could move until rest or ``pause()``.
  public var isRunning: Bool { activity.isRunning }

  /// The seconds that the animator has run: its steps, and the time given that fills no step yet.
  ///
  /// Time at rest or paused, and ``droppedTime``, do not count.
  public var elapsedTime: TimeInterval { simulation.clock.elapsedTime }

  /// The seconds of each physics step; 1/120 by default, from 0.0001 to 0.1.
  ///
  /// Apple's own is `FixedStepClock.appleStep`. Changing it while things move changes how they go
  /// on: what is left of the time that passes now is cut into steps of the new length. Another number
  /// is diagnosed and changes nothing.
  open var timeStep: TimeInterval {
    get { simulation.clock.step }
    set {
      guard newValue != timeStep, Validation.number(newValue, in: Limits.timeStep) else { return }
      stepLengthDidChange(to: newValue)
    }
  }

  /// The pace: how many seconds pass in here for one outside; 1 by default, from 0 to 100.
  ///
  /// 0.1 is slow motion. Changes when steps are taken and never what they do. Another number is
  /// diagnosed and changes nothing.
  open var speed: Double = 1 {
    didSet {
      let wanted = speed
      speed = oldValue
      if Validation.number(wanted, in: Limits.speed) { speed = wanted }
    }
  }

  /// Whether items are shown between two steps, where the frame falls between them; `false` by
  /// default.
  ///
  /// Smooth on displays whose rate does not divide 120 Hz, at the price of one step of delay. The
  /// motion itself is the same. A jump made by ``updateItem(usingCurrentState:)`` is never smeared.
  open var interpolatesFrames = false {
    // There is no step yet to show anything in between of.
    didSet {
      guard interpolatesFrames != oldValue else { return }
      simulation.interpolatesFrames = interpolatesFrames
      simulation.world.forgetPreviousPoses()
    }
  }

  /// Whether every other frame is left out while steps take more than half of the time there is.
  ///
  /// `false` by default. When the cost of stepping has been more than half of the frames' time for a
  /// second, items are shown half as often; if that does not help, it is diagnosed once; when the
  /// cost has been under a quarter for a second, all frames are shown again. Steps are the same in
  /// any case. Animators without a frame source are never affected.
  open var reducesFrameRateUnderLoad = false {
    didSet {
      guard reducesFrameRateUnderLoad != oldValue else { return }
      governor = reducesFrameRateUnderLoad ? LoadGovernor() : nil
      frames.isHalved = false
    }
  }

  /// The seconds that a frame source asked for and that were skipped to keep up.
  ///
  /// A frame runs at most 30 steps; a longer one, as after the process was stopped, is cut short.
  public var droppedTime: TimeInterval { simulation.clock.droppedTime }

  /// The class of the animator, how many behaviors and items it has, and whether it runs.
  open var description: String {
    let state = isPaused ? "paused" : isRunning ? "running" : "at rest"
    return Describe.object(
      self,
      [
        Describe.count(plan.all.count, "behavior"), Describe.count(items.count, "item"),
        "\(state) after \(Describe.number(elapsedTime)) s",
      ])
  }

  /// The frame source must run just while the animator does.
  func activityDidChange() {
    if !isRunning { waits.endAll() }
    // The delegate hears first, as a source may bring frames from within its setter: the animator
    // may be at rest again when that returns.
    if isRunning {
      delegate?.dynamicAnimatorWillResume(self)
    } else {
      delegate?.dynamicAnimatorDidPause(self)
    }
    // By now the delegate may have changed it, and the frames have heard of that.
    if frames.isRunning != isRunning { frames.isRunning = isRunning }
  }

  /// Brings the walls in line with reference bounds that have changed.
  ///
  /// Bounds of a view that are not finite leave the walls where they are, and are reported once.
  func followReferenceBounds() {
    let bounds = referenceBounds
    guard bounds != simulation.referenceBounds else { return }
    if let bounds, !Limits.isArea(bounds) {
      guard !hasReportedBounds else { return }
      hasReportedBounds = true
      _ = Self.validated(bounds)
      return
    }
    hasReportedBounds = false
    // Behaviors that want walls look in each step for bounds that are missing.
    if bounds == nil || simulation.referenceBounds == nil { rolesDidChange() }
    simulation.referenceBounds = bounds
    // Bounds that are no walls wake nobody: a scroll view moves its own in each action.
    var outcome = BoundaryList.Outcome()
    let plan = plan
    for place in plan.followingBounds {
      outcome.add(plan.all[place].referenceBoundsDidChange(in: simulation))
    }
    if outcome.didChange { noteChange() }
    outcome.report()
  }
}
