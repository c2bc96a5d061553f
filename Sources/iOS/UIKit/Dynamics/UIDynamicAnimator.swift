internal import Dynamics
internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation

/// An object that runs the simulation and moves the items; see Apple's `UIDynamicAnimator`.
///
/// It follows ``UIShimClock``. Before the first `advance` of the clock, an animator made on the
/// main thread follows the main frame source, on the main queue. Steps have Apple's length, and
/// actions run once per frame.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  let core: CoreAnimator
  private let frames: ClockFrames

  /// The view whose coordinate system the animator uses; `nil` for none.
  public let referenceView: UIView?

  /// Makes an animator with a reference view.
  public init(referenceView view: UIView) {
    referenceView = view
    (core, frames) = Self.makeCore(ViewBounds(view))
    super.init()
    begin()
  }

  /// Makes an animator for a collection view layout, whose items are layout attributes.
  ///
  /// The reference bounds are the contents of the layout. After each frame, the animator
  /// invalidates the layout and lays out the collection view. It does not keep the layout alive,
  /// since the layout usually keeps the animator.
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

  /// Makes an animator without a reference view.
  public override init() {
    referenceView = nil
    (core, frames) = Self.makeCore(nil)
    super.init()
    begin()
  }

  private static func makeCore(_ view: (any ReferenceView)?) -> (CoreAnimator, ClockFrames) {
    // In a test on the main actor, the main queue does not run on the main thread.
    let frames = ClockFrames(followsMainFrameSource: Thread.isMainThread)
    return (CoreAnimator(referenceView: view, frameSource: frames), frames)
  }

  private func begin() {
    core.owner = self
    core.timeStep = FixedStepClock.appleStep
    core.shims.sharesItems = true
    core.shims.keepsShapes = true
    core.delegate = core
    core.shims.afterFrame = { [weak self] in
      guard let self else { return }
      withoutIsolation(self) { $0.frameDidPass() }
    }
  }

  /// Calls actions and lays out views, once for all steps since the last call.
  fileprivate func frameDidPass() {
    for behavior in behaviors { behavior.performActions(in: self) }
    layout?.invalidateLayout()
    layout?.collectionView?.layoutIfNeeded()
  }

  // MARK: Behaviors and items

  /// The behaviors added to the animator itself, in order.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior, its children, and their items.
  ///
  /// Adding it again has no effect. One that is in use elsewhere is reported, and so is a view that is
  /// not in the tree of the reference view: there, iOS raises an exception.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    core.addBehavior(behavior.host)
    if !core.behaviors.contains(behavior.host) { behaviors.removeAll { $0 === behavior } }
    core.reportDelayedResume()
  }

  /// Removes a behavior and its children.
  ///
  /// An unknown behavior has no effect, as on iOS, where programs may remove a behavior twice.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    core.removeBehavior(behavior.host)
  }

  /// Removes all behaviors.
  ///
  /// An animator at rest stays at rest. Removing only the first behavior could start motion, but
  /// not removing all of them. A delegate that removes all behaviors when the animator pauses is
  /// notified of one pause only.
  open func removeAllBehaviors() {
    core.delayingResume {
      for behavior in behaviors where behavior.dynamicAnimator === self { removeBehavior(behavior) }
    }
  }

  var allItems: [any UIDynamicItem] { core.items.compactMap(ItemAdapter.item) }

  /// Returns the items whose rotated bounds touch a rectangle, in points.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    core.items(in: rect).compactMap(ItemAdapter.item)
  }

  /// Updates the simulation with the center and rotation that the program set on an item.
  ///
  /// As on iOS, the size and shape are those with which the item has joined the animator. To change
  /// them, remove the item from its behaviors, and add it again.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    core.updateItem(usingCurrentState: ItemAdapter.coreItem(of: item))
  }

  // MARK: Time

  /// Whether the animator is running.
  open var isRunning: Bool { core.isRunning || core.isFinishing }

  /// The time that the animator has run, in seconds.
  open var elapsedTime: TimeInterval { core.elapsedTime }

  /// The object that is notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Advances this animator alone by one frame of some length, in seconds.
  ///
  /// Not in UIKit. ``UIShimClock`` advances all objects, including this animator; here, time passes
  /// for no other object. Only closures passed to `DispatchQueue.main.async` are called after the
  /// frame, and views of the window are laid out. From then on, live frames do not move the
  /// animator. A number that is negative or not finite is reported and ignored.
  open func advance(by interval: TimeInterval) {
    core.advance(by: interval)
    frames.detach()
    core.followsFrames = true
    UIShimClock.shared.callQueued()
    if let window = (referenceView ?? layout?.collectionView)?.window, !window.isHidden {
      window.layoutIfNeeded()
    }
  }

  /// Advances this animator alone in frames of 1/60 s until it is at rest; see ``advance(by:)``.
  ///
  /// Not in UIKit.
  ///
  /// - Parameter limit: The maximum time in seconds, from 0 to a day. Another number is reported
  ///   and ignored.
  /// - Returns: Whether the animator is at rest.
  @discardableResult open func advanceUntilPaused(limit: TimeInterval) -> Bool {
    guard (0...86_400).contains(limit) else {
      DynamicsDiagnostics.report("the limit must be from 0 to 86400 s, not \(limit) s; ignored")
      return !isRunning
    }
    for _ in 0..<Int(limit * 60 + 1e-6) where isRunning { advance(by: 1.0 / 60) }
    return !isRunning
  }
}

/// An object that is notified when an animator pauses and resumes; see Apple's
/// `UIDynamicAnimatorDelegate`.
///
/// Both methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the animator starts to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called after the animator came to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// The defaults do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The core's animator of a `UIDynamicAnimator`, which forwards its own delegate calls.
final class CoreAnimator: DynamicAnimator, DynamicAnimatorDelegate {
  weak var owner: UIDynamicAnimator?

  private var delaysResume = false
  private var hasDelayedResume = false

  /// Whether the last actions before a pause are being called; they may prevent the pause.
  private(set) var isFinishing = false

  /// Delays the notification of a resume until all changes are made.
  ///
  /// If nothing is left to move, neither this resume nor the following pause is notified.
  func delayingResume(_ changes: () -> Void) {
    let previousValue = delaysResume
    delaysResume = true
    changes()
    delaysResume = previousValue
    guard !delaysResume, let owner, withoutIsolation(owner, { !$0.behaviors.isEmpty }) else {
      return
    }
    reportDelayedResume()
  }

  func reportDelayedResume() {
    guard hasDelayedResume, let owner else { return }
    hasDelayedResume = false
    withoutIsolation(owner) { $0.delegate?.dynamicAnimatorWillResume($0) }
  }

  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {
    guard !isFinishing else { return }
    hasDelayedResume = delaysResume
    guard !hasDelayedResume, let owner else { return }
    withoutIsolation(owner) { $0.delegate?.dynamicAnimatorWillResume($0) }
  }

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
    guard !isFinishing, let owner else { return }
    guard !hasDelayedResume else {
      hasDelayedResume = false
      return
    }
    isFinishing = true
    withoutIsolation(owner) { $0.frameDidPass() }
    isFinishing = false
    guard !animator.isRunning else { return }
    delayingResume { withoutIsolation(owner) { $0.delegate?.dynamicAnimatorDidPause($0) } }
  }
}

/// The bounds of a view, for the core.
private final class ViewBounds: ReferenceView {
  private let view: UIView
  init(_ view: UIView) { self.view = view }
  var bounds: CGRect { withoutIsolation(view) { $0.bounds } }
}

/// The bounds of a collection view layout's contents, for the core.
///
/// They are read only if they are a boundary, since a layout may not know them before it is
/// prepared.
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
