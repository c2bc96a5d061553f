internal import Dynamics
internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation

/// Moves items as its behaviors say; see Apple's `UIDynamicAnimator`.
///
/// It moves by ``UIShimClock``; before the clock's first `advance`, one made on the main thread follows
/// the process's beat on the main queue. Steps are as long as Apple's, and actions run once a frame.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  let core: CoreAnimator
  private let frames: ClockFrames
  private let listener = AnimatorListener()

  /// The view whose coordinates count; `nil` for none.
  public let referenceView: UIView?

  /// Makes an animator within a view.
  public init(referenceView view: UIView) {
    referenceView = view
    (core, frames) = Self.makeCore(ViewBounds(view))
    super.init()
    begin()
  }

  /// Makes an animator of a collection view's layout: its items are layout attributes.
  ///
  /// The reference bounds are the layout's contents. After each frame it invalidates the layout and
  /// has the collection view laid out. It does not keep the layout, which usually keeps it.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    let contents = LayoutBounds(layout)
    (core, frames) = Self.makeCore(contents)
    super.init()
    contents.animator = self
    begin()
  }

  private weak var layout: UICollectionViewLayout?

  /// Makes an animator without a view.
  public override init() {
    referenceView = nil
    (core, frames) = Self.makeCore(nil)
    super.init()
    begin()
  }

  private static func makeCore(_ view: (any ReferenceView)?) -> (CoreAnimator, ClockFrames) {
    // In a test on the main actor, the main queue is not on the main thread.
    let frames = ClockFrames(followsBeat: Thread.isMainThread)
    return (CoreAnimator(referenceView: view, frameSource: frames), frames)
  }

  private func begin() {
    core.owner = self
    core.timeStep = FixedStepClock.appleStep
    core.shims.sharesItems = true
    core.delegate = listener
    listener.owner = self
    core.shims.afterFrame = { [weak self] in
      guard let self else { return }
      withoutIsolation(self) { $0.frameDidPass() }
    }
  }

  /// Calls actions and lays out, once for all steps since the last call.
  fileprivate func frameDidPass() {
    for behavior in behaviors { behavior.performActions(in: self) }
    layout?.invalidateLayout()
    layout?.collectionView?.layoutIfNeeded()
  }

  // MARK: Behaviors and items

  /// The behaviors added to the animator itself, in order.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior, its children, and their items; one that is in use elsewhere is diagnosed.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if !behaviors.contains(behavior) { behaviors.append(behavior) }
    core.addBehavior(behavior.host)
    if !core.behaviors.contains(behavior.host) { behaviors.removeAll { $0 === behavior } }
    listener.tellHeldResume()
  }

  /// Removes a behavior and its children; one that is not there is nothing to speak of, as on iOS,
  /// where programs remove what they may have removed before.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    core.removeBehavior(behavior.host)
    behaviors.removeAll { $0 === behavior }
  }

  /// Removes all behaviors.
  ///
  /// At rest, it stays at rest: what is left after the first of them could move, but not once all
  /// are gone. A delegate that clears the animator when it has paused hears of that one pause only.
  open func removeAllBehaviors() {
    listener.holdingResume {
      for behavior in behaviors where behavior.dynamicAnimator === self { removeBehavior(behavior) }
    }
  }

  var allItems: [any UIDynamicItem] { core.items.compactMap(ItemAdapter.item) }

  /// The items whose boxes, turned as they are, touch a rectangle in points.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    core.items(in: rect).compactMap(ItemAdapter.item)
  }

  /// Takes over center, rotation, size and shape that the program has set on an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    core.updateItem(usingCurrentState: ItemAdapter.coreItem(of: item))
  }

  // MARK: Time

  /// Whether things move.
  open var isRunning: Bool { core.isRunning || listener.isFinishing }

  /// The seconds that the animator has run.
  open var elapsedTime: TimeInterval { core.elapsedTime }

  /// Hears when the animator stops and starts.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Lets a frame of so many seconds pass for this animator alone.
  ///
  /// Not in UIKit. ``UIShimClock`` moves everything, this animator too; here no time passes for anything
  /// else. Only closures given to `DispatchQueue.main.async` are called after the frame. Live frames do not
  /// move the animator any more. A negative number, or one that is not finite, is diagnosed and changes
  /// nothing.
  open func advance(by interval: TimeInterval) {
    core.advance(by: interval)
    frames.leaveBeat()
    core.followsFrames = true
    UIShimClock.shared.callQueued()
  }

  /// Lets frames of 1/60 s pass, as ``advance(by:)`` does, until everything is at rest.
  ///
  /// Not in UIKit.
  ///
  /// - Parameter limit: The most seconds, from 0 to a day. Another number is diagnosed and changes nothing.
  /// - Returns: Whether the animator no longer runs.
  @discardableResult open func advanceUntilPaused(limit: TimeInterval) -> Bool {
    guard (0...86_400).contains(limit) else {
      DynamicsDiagnostics.report("\(limit) is not a number of seconds from 0 to 86400")
      return !isRunning
    }
    for _ in 0..<Int(limit * 60 + 1e-6) where isRunning { advance(by: 1.0 / 60) }
    return !isRunning
  }
}

/// Hears when an animator comes to rest and when it starts again.
///
/// Both methods may be left out.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator begins to move things.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// The animator has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The animator as the core has it.
final class CoreAnimator: DynamicAnimator {
  weak var owner: UIDynamicAnimator?
}

/// Hands the core's messages on.
private final class AnimatorListener: DynamicAnimatorDelegate {
  weak var owner: UIDynamicAnimator?

  private var holdsResume = false
  private var heldResume = false

  /// True while the last actions before a pause are called, which may yet prevent it.
  private(set) var isFinishing = false

  /// Tells a resume that comes while changes are made only once they are all made, and not at all,
  /// nor the pause that follows, if nothing is left to move.
  func holdingResume(_ changes: () -> Void) {
    let wasHolding = holdsResume
    holdsResume = true
    changes()
    holdsResume = wasHolding
    guard !holdsResume, let owner, withoutIsolation(owner, { !$0.behaviors.isEmpty }) else {
      return
    }
    tellHeldResume()
  }

  func tellHeldResume() {
    guard heldResume, let owner else { return }
    heldResume = false
    withoutIsolation(owner) { $0.delegate?.dynamicAnimatorWillResume($0) }
  }

  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {
    guard !isFinishing else { return }
    heldResume = holdsResume
    guard !heldResume, let owner else { return }
    withoutIsolation(owner) { $0.delegate?.dynamicAnimatorWillResume($0) }
  }

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
    guard !isFinishing, let owner else { return }
    guard !heldResume else {
      heldResume = false
      return
    }
    isFinishing = true
    withoutIsolation(owner) { $0.frameDidPass() }
    isFinishing = false
    guard !animator.isRunning else { return }
    holdingResume { withoutIsolation(owner) { $0.delegate?.dynamicAnimatorDidPause($0) } }
  }
}

/// A view's bounds as the core looks at them.
private final class ViewBounds: ReferenceView {
  private let view: UIView
  init(_ view: UIView) { self.view = view }
  var bounds: CGRect { withoutIsolation(view) { $0.bounds } }
}

/// The contents of a collection view's layout, looked at only if they are to be walls: a layout may
/// not know them before it is prepared.
private final class LayoutBounds: ReferenceView {
  weak var animator: UIDynamicAnimator?
  private weak var layout: UICollectionViewLayout?
  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  var bounds: CGRect {
    withoutIsolation((animator, layout)) { animator, layout in
      guard let animator, let layout, animator.behaviors.contains(where: \.usesReferenceBounds)
      else { return .zero }
      return CGRect(origin: .zero, size: layout.collectionViewContentSize)
    }
  }
}

extension UIDynamicBehavior {
  fileprivate var usesReferenceBounds: Bool {
    (self as? UICollisionBehavior)?.translatesReferenceBoundsIntoBoundary == true
      || childBehaviors.contains(where: \.usesReferenceBounds)
  }
}
