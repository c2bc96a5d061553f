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
///
/// Setting a property that affects motion wakes all items of the behavior. So it takes time in
/// proportion to their number, in all behaviors.
open class DynamicBehavior: CustomStringConvertible {
  /// The behaviors that belong to this one, in the order added.
  public var childBehaviors: [DynamicBehavior] { children.objects }
  var children = OrderedObjects<DynamicBehavior, Void>(blank: ())

  /// The children in reverse order, for a stack that pops the first child first.
  var reversedChildren: [DynamicBehavior] { children.isEmpty ? [] : childBehaviors.reversed() }

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
      // The old closure is released last: the `deinit` of a captured object may access this behavior.
      let old = storedAction
      storedAction = newValue
      if (old == nil) != (newValue == nil) { rolesDidChange() }
      withExtendedLifetime(old) {}
    }
  }
  private var storedAction: (() -> Void)?
  /// Whether a subclass returns an action that is not stored here.
  private var computesAction = false
  var hasAction: Bool { storedAction != nil || computesAction }

  weak var parent: DynamicBehavior?

  /// True during ``willMove(to:)``; on a move out, until the behavior has left.
  ///
  /// It keeps ``willMove(to:)`` from starting the same move again.
  var isMoving = false

  /// True from joining an animator until leaving it, or until the animator is released.
  var isInAnimator = false

  var simulation: Simulation?

  /// The number of the behavior in the order of joining its animator; undefined outside.
  var number = 0

  /// The position among the behaviors of the animator's tree that affect motion, parents first.
  ///
  /// It is up to date during a step.
  var treePosition = 0

  var itemList = BehaviorItems()

  /// `false` for a behavior that only observes; it has no items and no children.
  ///
  /// It is in no snapshot, and does not start the animator when it joins.
  var affectsMotion = true

  // Itself as the protocols that it conforms to: each class names them, since casts to protocols are slow.

  var simulationMember: (any SimulationMember)? { nil }
  var stepParticipant: (any StepParticipant)? { nil }
  var breakable: (any Breakable)? { nil }
  var boundarySource: (any BoundarySource)? { nil }
  var materialSource: (any MaterialSource)? { nil }
  var forceSource: (any ForceSource)? { nil }
  var markSource: (any MarkSource)? { nil }

  /// Makes a behavior without children.
  public init() {}

  deinit { releaseDescendants() }

  /// Called before the behavior moves into an animator, and with `nil` before it moves out.
  ///
  /// Override it in a subclass; the base class does nothing. Children may be added and removed
  /// here.
  open func willMove(to dynamicAnimator: DynamicAnimator?) {}

  /// Adds a behavior that moves in and out with this one.
  ///
  /// The behavior must not be in an animator or in another behavior, and must not contain this one.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of behaviors and items that move in, and
  ///   *d* the depth of this behavior in its tree. The next step lists all behaviors of the
  ///   animator again.
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
    dynamicAnimator?.addTree(behavior)
  }

  /// Removes a child.
  ///
  /// - Complexity: O(*n* + *c*), where *n* is the number of behaviors and items that move out, and
  ///   *c* the number of children. The next step lists all behaviors of the animator again.
  open func removeChildBehavior(_ behavior: DynamicBehavior) {
    guard behavior.parent === self else {
      DynamicsDiagnostics.report("\(behavior) is not a child of this behavior; nothing changed")
      return
    }
    guard let dynamicAnimator else { return drop(behavior) }
    dynamicAnimator.removeTree(behavior) { drop(behavior) }
  }

  private func drop(_ child: DynamicBehavior) {
    // `willMove(to:)` may have removed the child already and added it elsewhere.
    guard child.parent === self else { return }
    children.remove(ObjectIdentifier(child))
    child.parent = nil
  }

  /// The class of the behavior, its main properties, and the number of its items and children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boundaries or regions whose names it shows.
  open var description: String {
    var traits = (self as? any Describable)?.traits ?? []
    if children.isEmpty || !itemList.isEmpty {
      traits.append(Describe.count(itemList.count, "item"))
    }
    if !children.isEmpty {
      traits.append(Describe.count(children.count, "child", plural: "children"))
    }
    return Describe.object(self, traits)
  }

  /// The properties that can be read and set by their names, always in the same order.
  ///
  /// Not in UIKit. Those of the children are not among them. A subclass adds its own by overriding this.
  ///
  /// - Complexity: O(*n*), where *n* is the number of properties.
  open var properties: [BehaviorProperty] {
    (self as? any Describable)?.listedProperties ?? []
  }
}

extension DynamicBehavior: Hashable {
  /// Two behaviors are equal when they are the same object.
  public static func == (a: DynamicBehavior, b: DynamicBehavior) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: For behaviors

extension DynamicBehavior {
  /// Releases the children, and with them those descendants that nothing else keeps.
  ///
  /// If each behavior released its own children, a deep tree would overflow the stack.
  private func releaseDescendants() {
    var released: [DynamicBehavior] = []
    func take(from parent: DynamicBehavior) {
      guard !parent.children.isEmpty else { return }
      released += parent.reversedChildren
      parent.children = OrderedObjects(blank: ())
    }
    take(from: self)
    while var behavior = released.popLast() {
      if isKnownUniquelyReferenced(&behavior) { take(from: behavior) }
    }
  }

  /// Checks once, when the behavior moves in, whether a subclass computes its action.
  func lookForComputedAction() {
    computesAction = storedAction == nil && action != nil
  }

  /// Whether the behavior can be added to an animator or a parent; reports if it cannot.
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
    // Without the shortcut, it would take quadratic time to build a deep tree from the top.
    if other.children.isEmpty { return self === other }
    var ancestor: DynamicBehavior? = self
    while let current = ancestor {
      if current === other { return true }
      ancestor = current.parent
    }
    return false
  }
}
