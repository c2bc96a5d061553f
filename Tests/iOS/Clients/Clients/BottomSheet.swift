import UIKit

protocol BottomSheetDelegate: AnyObject {
  func bottomSheet(_ sheet: BottomSheetView, didSettleAt detent: BottomSheetView.Detent)
}

/// A sheet that is dragged by its handle and settles at one of its detents.
final class BottomSheetView: UIView, UIDynamicAnimatorDelegate {

  enum Detent: CaseIterable {
    case closed, half, open

    var visibleShare: CGFloat {
      switch self {
      case .closed: return 0.1
      case .half: return 0.5
      case .open: return 0.9
      }
    }
  }

  weak var delegate: BottomSheetDelegate?
  private(set) var detent: Detent = .closed

  private let container: UIView
  private lazy var animator: UIDynamicAnimator = {
    let animator = UIDynamicAnimator(referenceView: container)
    animator.delegate = self
    return animator
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [self])
    behavior.allowsRotation = false
    behavior.density = 100
    behavior.resistance = 0
    return behavior
  }()

  private lazy var spring: UIAttachmentBehavior = {
    let spring = UIAttachmentBehavior(item: self, attachedToAnchor: center)
    spring.length = 0
    spring.frequency = 3
    spring.damping = 0.8
    return spring
  }()

  var dynamics: UIDynamicAnimator { animator }

  init(in container: UIView) {
    self.container = container
    super.init(frame: container.bounds)
    center = restingPoint(of: .closed)
    container.addSubview(self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func restingPoint(of detent: Detent) -> CGPoint {
    let height = container.bounds.height
    return CGPoint(
      x: container.bounds.midX,
      y: height * (1 - detent.visibleShare) + bounds.height / 2)
  }

  // MARK: Dragging

  func beginDragging() {
    animator.removeAllBehaviors()
  }

  func drag(by translation: CGFloat) {
    let top = restingPoint(of: .open).y
    center.y = max(top, center.y + translation)
  }

  func endDragging(velocity: CGFloat) {
    detent = target(velocity: velocity)
    spring.anchorPoint = restingPoint(of: detent)
    animator.addBehavior(spring)
    animator.addBehavior(itemBehavior)
    // what is left of an earlier throw does not count
    let old = itemBehavior.linearVelocity(for: self)
    itemBehavior.addLinearVelocity(CGPoint(x: -old.x, y: velocity - old.y), for: self)
  }

  private func target(velocity: CGFloat) -> Detent {
    let projected = center.y + velocity * 0.2
    return Detent.allCases.min {
      abs(restingPoint(of: $0).y - projected) < abs(restingPoint(of: $1).y - projected)
    }!
  }

  // MARK: UIDynamicAnimatorDelegate

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    // also called when dragging has taken the behaviors away
    guard animator.behaviors.contains(spring) else { return }
    animator.removeAllBehaviors()
    center = restingPoint(of: detent)
    delegate?.bottomSheet(self, didSettleAt: detent)
  }
}
