import UIKit

// A program of names that the shims do not have. It must not compile, and the compiler must say what
// stands behind `says:`, and nothing that follows from it.

final class Missing: UIView {
  func layers() {
    let gradient = CAGradientLayer()  // says: leave the layer out
    gradient.colors = [1, 2]
    let glow = CABasicAnimation(keyPath: "opacity")  // says: use UIView.animate
    glow.duration = 2
    layer.add(glow, forKey: nil)  // says: use UIView.animate
    CATransaction.setAnimationDuration(2)  // says: use UIView.animate
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)  // says: Layers are flat here
    transform3D = CATransform3DIdentity  // says: Layers are flat here
  }

  func autoLayout() {
    topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true  // says: layoutSubviews()
    let guide = safeAreaLayoutGuide  // says: safeAreaInsets
    _ = guide
    let stack = UIStackView(arrangedSubviews: [self])  // says: layoutSubviews()
    stack.axis = 1
  }

  func animations() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [], animations: {})  // says: chain
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}  // says: UIView.animate
    animator.startAnimation()
  }

  func drawing() {
    let renderer = UIGraphicsImageRenderer(size: bounds.size)  // says: UIImage(size:)
    _ = renderer
    _ = snapshotView(afterScreenUpdates: true)  // says: make another view
  }

  func application() {
    UIApplication.shared.open(URL(fileURLWithPath: "/"))  // says: leave it to iOS
    let scenes = UIApplication.shared.connectedScenes  // says: see windows
    _ = scenes
  }

  func selectors() {
    _ = UIPanGestureRecognizer(target: self, action: nil)  // says: pass a closure
    UIButton().addTarget(self, action: 1, for: .touchUpInside)  // says: pass a closure
  }
}
