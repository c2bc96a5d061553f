import Foundation
import UIKit

/// After a countdown a meteor falls, and fades when it has hit the ground: written with all that tells time.
final class MeteorViewController: UIViewController {
  let meteor = UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
  private(set) var log: [String] = []

  private var animator: UIDynamicAnimator!
  private var timer: Timer?
  private var sparkle: UIShimWorkItem?
  private var start: CFTimeInterval = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    start = CACurrentMediaTime()
    view.addSubview(meteor)
    timer = Timer.scheduledTimer(timeInterval: 0.1, repeating: true) { [weak self] _ in
      self?.note("tick")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.drop() }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(50)) {
      self.note("ready")
    }
    DispatchQueue.main.async {
      self.note("loaded")
    }
    let item = UIShimWorkItem { [weak self] in self?.note("sparkle") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: item)
    sparkle = item
    Task { [weak self] in
      try await Task.sleep(nanoseconds: 150_000_000)
      self?.note("told")
      try await Task.sleep(for: .seconds(0.1))
      self?.note("told again")
    }
  }

  private func drop() {
    note("drop")
    timer?.invalidate()
    sparkle?.cancel()
    animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: [meteor])
    gravity.action = { [unowned self] in
      // Each frame from here on: on iOS the first closure is called before the second frame.
      if meteor.center.y > 100 { DispatchQueue.main.async { self.land() } }
    }
    animator.addBehavior(gravity)
  }

  private func land() {
    note("land")
    animator.removeAllBehaviors()
    animator = nil
    UIView.animate(withDuration: 0.25) {
      self.meteor.alpha = 0
    } completion: { _ in
      self.note("gone")
    }
  }

  private func note(_ what: String) {
    log.append("\(what) \(Int(((CACurrentMediaTime() - start) * 1000).rounded()))")
  }
}
