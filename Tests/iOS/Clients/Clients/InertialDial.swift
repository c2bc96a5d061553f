import UIKit

/// A dial that spins on when it is let go, and comes to rest in a notch.
///
/// The physics move a point on a line; the dial only shows where it is.
final class InertialDial: UIControl, UIDynamicAnimatorDelegate {

  // MARK: - The value as an item

  /// 100 points of the line are one notch.
  private final class Cursor: NSObject, UIDynamicItem {
    var center = CGPoint.zero { didSet { didMove?() } }
    var bounds: CGRect { return CGRect(x: 0, y: 0, width: 100, height: 100) }
    var transform = CGAffineTransform.identity
    var didMove: (() -> Void)?
  }

  // MARK: - Properties

  let notches: Int
  private(set) var value: Int = 0 {
    didSet {
      guard value != oldValue else { return }
      sendActions(for: .valueChanged)
    }
  }
  var needle: UIView!

  private let cursor = Cursor()
  private lazy var animator: UIDynamicAnimator = {
    let animator = UIDynamicAnimator()
    animator.delegate = self
    return animator
  }()
  private lazy var inertia: UIDynamicItemBehavior = {
    let inertia = UIDynamicItemBehavior(items: [self.cursor])
    inertia.resistance = 3
    inertia.allowsRotation = false
    return inertia
  }()
  private weak var notch: UIAttachmentBehavior?
  private var position: CGFloat { return cursor.center.x / 100 }
  private(set) var rests = 0
  let pan = UIPanGestureRecognizer()

  var physics: UIDynamicAnimator { return animator }

  // MARK: - Life

  init(notches: Int) {
    self.notches = notches
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let needle = UIView(frame: CGRect(x: 98, y: 10, width: 4, height: 90))
    addSubview(needle)
    self.needle = needle
    pan.addHandler { [weak self] sender in self?.drag(sender) }
    addGestureRecognizer(pan)
    cursor.didMove = { [weak self] in self?.turnNeedle() }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func turnNeedle() {
    needle.transform = CGAffineTransform(rotationAngle: position / CGFloat(notches) * 2 * .pi)
    let steps = Int(position.rounded()) % notches
    value = steps < 0 ? steps + notches : steps
  }

  // MARK: - Dragging

  private func drag(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      animator.removeAllBehaviors()
    case .changed:
      let moved = gesture.translation(in: self)
      gesture.setTranslation(.zero, in: self)
      cursor.center.x += moved.x
    case .ended, .cancelled:
      spin(gesture.velocity(in: self).x)
    default:
      break
    }
  }

  private func spin(_ velocity: CGFloat) {
    inertia.addLinearVelocity(
      CGPoint(x: velocity - inertia.linearVelocity(for: cursor).x, y: 0), for: cursor)
    inertia.action = { [unowned self] in
      // slow enough: the nearest notch takes over
      guard self.notch == nil, abs(self.inertia.linearVelocity(for: self.cursor).x) < 60 else {
        return
      }
      self.catchNotch()
    }
    animator.addBehavior(inertia)
  }

  private func catchNotch() {
    let notch = UIAttachmentBehavior(
      item: cursor, attachedToAnchor: CGPoint(x: position.rounded() * 100, y: 0))
    notch.length = 0
    notch.frequency = 2
    notch.damping = 1
    animator.addBehavior(notch)
    self.notch = notch
  }

  // MARK: - UIDynamicAnimatorDelegate

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    // a finger has stopped it
    guard !animator.behaviors.isEmpty else { return }
    rests += 1
    cursor.center.x = position.rounded() * 100
    animator.removeAllBehaviors()
  }
}
