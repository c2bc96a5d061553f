internal import DynamicsEngine
internal import DynamicsReporting

/// Base class of all behaviors; a plain instance groups others.
///
/// The counterpart of `UIDynamicBehavior`. Subclass it to combine behaviors under one name:
///
/// ```swift
/// final class Falling: DynamicBehavior {
///   init(items: [any DynamicItem]) {
///     super.init()
///     addChildBehavior(GravityBehavior(items: items))
///     addChildBehavior(CollisionBehavior(items: items))
///   }
/// }
/// ```
///
/// An animator keeps its behaviors, and a behavior keeps its children and its items. A behavior
/// does nothing after its animator was released, and can be added to another one.
open class DynamicBehavior: CustomStringConvertible {
  /// The behaviors that belong to this one, in the order added.
  public var childBehaviors: [DynamicBehavior] { children.objects }
  var children = OrderedObjects<DynamicBehavior, Void>(blank: ())

  /// For a stack from which the first one is taken first.
  var childrenLastFirst: [DynamicBehavior] { children.isEmpty ? [] : childBehaviors.reversed() }

  /// The animator that the behavior is in, directly or as a child; `nil` if it is in none.
  public internal(set) weak var dynamicAnimator: DynamicAnimator?

  /// A closure that is called after each step while the behavior is in a running animator.
  ///
  /// The default is `nil`. Changes made by the closure take effect in the next step. Actions run in
  /// the order of the behaviors, parents before their children. Contacts are reported before.
  /// (UIKit calls an action once per frame.)
  open var action: (() -> Void)? {
    get { storedAction }
    set {
      // What the old one captured goes last, as its `deinit` may look here.
      let old = storedAction
      storedAction = newValue
      if (old == nil) != (newValue == nil) { rolesDidChange() }
      withExtendedLifetime(old) {}
    }
  }
  private var storedAction: (() -> Void)?
  /// Whether a subclass returns an action that is not stored here.
  private var computesAction = false

  weak var parent: DynamicBehavior?

  /// True from the call of ``willMove(to:)`` on, which may do anything but start the move again,
  /// until a behavior that moves out has left.
  var isMoving = false

  /// True from joining an animator until leaving it, or until that has gone.
  var isInAnimator = false

  /// The animator's, while the behavior is in one.
  var simulation: Simulation?

  /// The order in which it joined its animator; meaningless outside.
  var number = 0

  /// The place among all in the tree of its animator that affect motion, parents before their children; up
  /// to date in a step.
  var treePosition = 0

  /// The items of a behavior that has some.
  var itemList = BehaviorItems()

  /// Makes a behavior without children.
  public init() {}

  /// Called before the behavior moves into an animator, and with `nil` before it moves out.
  ///
  /// Override it in a subclass; the base class does nothing. Children may be added and removed
  /// here.
  open func willMove(to dynamicAnimator: DynamicAnimator?) {}

  /// Adds a behavior that moves in and out with this one.
  ///
  /// The behavior must not be in an animator or in another behavior, and must not contain this one.
  open func addChildBehavior(_ behavior: DynamicBehavior) {
    guard behavior.isFree(reporter: Reporter(DynamicBehavior.self, "addChildBehavior(_:)")) else {
      return
    }
    guard !isInside(behavior) else {
      DynamicsDiagnostics.report("a behavior cannot contain itself; nothing changed")
      return
    }
    children.append(behavior, (), id: ObjectIdentifier(behavior))
    behavior.parent = self
    dynamicAnimator?.moveIn(behavior)
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: DynamicBehavior) {
    guard behavior.parent === self else {
      DynamicsDiagnostics.report("\(behavior) is not a child of this behavior; nothing changed")
      return
    }
    guard let dynamicAnimator else { return drop(behavior) }
    dynamicAnimator.moveOut(behavior) { drop(behavior) }
  }

  private func drop(_ child: DynamicBehavior) {
    // By then it may have been removed and added elsewhere.
    guard child.parent === self else { return }
    children.remove(ObjectIdentifier(child))
    child.parent = nil
  }

  /// The class of the behavior, its main properties, and the number of its items and children.
  open var description: String {
    var traits = self.traits
    if children.isEmpty || !itemList.isEmpty {
      traits.append(Describe.count(itemList.count, "item"))
    }
    if !children.isEmpty {
      traits.append(Describe.count(children.count, "child", plural: "children"))
    }
    return Describe.object(self, traits)
  }

  // MARK: What a built-in behavior overrides
  //
  // All have one shape. Items go through `itemList`. `joined` and `left` make and remove what the
  // behavior needs in the simulation, and `itemJoined` and `itemLeft` what one item needs, in between;
  // `simulationEnded` forgets all that when the simulation itself goes away. `roles` says which of the
  // next ones are to be called: before each step, `prepare` asks what only the program's code can answer,
  // and then `contribute` adds forces. `codeState` visits what the behavior is set to and what it has in the
  // engine, to write it or to read it back; after reading, `addSource` is called for each body instead of
  // `itemJoined`. `addMarks` and `seenBoundaries` say what a debug view shows. `traits` are the properties that
  // `description` shows. What does not affect motion is in no snapshot and starts nothing when it joins. Each
  // does nothing unless overridden.
  //
  // Only `prepare` and `traits` may call the program's code (closures, items, members that are
  // `open`, diagnostics): the others run while something is half done.

  func joined(_ simulation: Simulation) {}
  func left(_ simulation: Simulation) {}
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {}
  func itemLeft(_ body: BodyID, _ simulation: Simulation) {}
  func simulationEnded(_ simulation: Simulation) {}
  /// To be reported with ``rolesDidChange()`` when it changes.
  var roles: StepRoles { storedAction == nil && !computesAction ? [] : .acts }
  func prepare(for simulation: Simulation) {}
  func contribute(to simulation: Simulation) {}
  /// Returns what came of it for boundaries.
  func referenceBoundsDidChange(in simulation: Simulation) -> BoundaryList.Outcome { .init() }
  /// True while something is due that rest must wait for.
  var hasUrgentWork: Bool { false }
  /// Visits copies of the properties, and puts in place what was read in ``BehaviorCoder/whenSound(_:)``.
  func codeState(_ coder: inout BehaviorCoder) {}
  /// Makes the behavior a source for a body, if it sets properties of its items.
  func addSource(for body: BodyID, in simulation: Simulation) {}
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {}
  var seenBoundaries: [SeenBoundary] { [] }
  var traits: [String] { [] }
  /// `false` for what only looks, which has neither items nor children.
  var affectsMotion: Bool { true }
}

extension DynamicBehavior: Hashable {
  /// Two behaviors are equal when they are the same object.
  public static func == (a: DynamicBehavior, b: DynamicBehavior) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: For behaviors

extension DynamicBehavior {
  /// Asks once, as the behavior moves in, whether a subclass computes its action.
  func lookForComputedAction() { computesAction = storedAction == nil && action != nil }

  /// Whether the behavior may be added somewhere; reports when not.
  func isFree(reporter: Reporter) -> Bool {
    guard parent == nil, !isInAnimator, !isMoving else {
      DynamicsDiagnostics.report(
        "\(self) is already in an animator or in another behavior; remove it there first",
        by: reporter)
      return false
    }
    return true
  }

  private func isInside(_ other: DynamicBehavior) -> Bool {
    var ancestor: DynamicBehavior? = self
    while let current = ancestor {
      if current === other { return true }
      ancestor = current.parent
    }
    return false
  }
}
