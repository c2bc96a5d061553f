import UIKit

// A program that uses names which the shims do not have. It must not compile: the compiler must say
// the words behind `says:`, and report nothing else.

final class Missing: UIView {
  func layers() {
    let glow = CABasicAnimation(keyPath: "opacity")  // says: use UIView.animate
    glow.duration = 2
    layer.add(glow, forKey: nil)  // says: use UIView.animate
    CATransaction.setAnimationDuration(2)  // says: use UIView.animate
    CATransaction.setCompletionBlock(nil)  // says: use UIView.animate
    _ = CAKeyframeAnimation(keyPath: "position")  // says: use UIView.animate
    _ = CASpringAnimation(keyPath: "position")  // says: UISpringTimingParameters
    _ = CAMediaTimingFunction()  // says: UICubicTimingParameters
    _ = CAEmitterLayer()  // says: leave the layer out
    layer.transform = CATransform3DMakeScale(1, 2, 1)  // says: Layers are flat here
    let turn: CATransform3D? = nil  // says: Layers are flat here
    _ = turn
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)  // says: Layers are flat here
    transform3D = CATransform3DIdentity  // says: Layers are flat here
  }

  func autoLayout() {
    _ = firstBaselineAnchor  // says: use topAnchor
    _ = safeAreaLayoutGuide.lastBaselineAnchor  // says: use bottomAnchor
    _ = NSLayoutConstraint.constraints(  // says: use anchors
      withVisualFormat: "|-[card]-|", options: [], metrics: nil, views: ["card": self])
  }

  func animations() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [], animations: {})  // says: chain
    UIView.addKeyframe(  // says: chain
      withRelativeStartTime: 0, relativeDuration: 1, animations: {})
    UIView.transition(from: self, to: self, duration: 1)  // says: use UIView.animate
  }

  func text(_ words: NSAttributedString) {
    _ = words.size()  // says: set the size in the program
    _ = UIImage().cgImage  // says: use size
    overrideUserInterfaceStyle = .dark  // says: leave it to iOS
    _ = UIDevice.orientationDidChangeNotification  // says: ask UIScreen.main
  }

  override func draw(_ rect: CGRect) {
    _ = snapshotView(afterScreenUpdates: true)  // says: make another view
  }

  func application() {
    UIApplication.shared.open(URL(fileURLWithPath: "/"))  // says: leave it to iOS
    _ = UIDevice.current  // says: ask UIScreen.main
  }

  func selectors() {
    _ = UIPanGestureRecognizer(target: self, action: nil)  // says: pass a closure
    _ = UIRotationGestureRecognizer()  // says: call the handler's code
    UIButton().addTarget(self, action: 1, for: .touchUpInside)  // says: pass a closure
    let swipe = UISwipeGestureRecognizer()  // says: use a pan recognizer
    swipe.direction = 1
  }

  func controls() {
    let slider = UISlider(frame: bounds)  // says: set the value in the program
    slider.value = 1
    let table = UITableView(frame: bounds)  // says: use a UICollectionView
    table.reloadData()
    _ = UITableViewCell(frame: bounds)  // says: use a UICollectionViewCell
    _ = UITextField(frame: bounds)  // says: set the text in the program
    _ = UITextView(frame: bounds)  // says: set the text in the program
    _ = UISwitch(frame: bounds)  // says: use a UIButton
    _ = UISegmentedControl(frame: bounds)  // says: use buttons
  }
}

final class Screen: UIViewController {
  override func viewWillTransition(  // says: override viewDidLayoutSubviews()
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator  // says: override
  ) {
    super.viewWillTransition(to: size, with: coordinator)  // says: override viewDidLayoutSubviews()
  }

  func controllers() {
    let alert = UIAlertController(  // says: call the code of the answer
      title: "Over", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Again", style: .default))  // says: call the code of the answer
    _ = UIStoryboard()  // says: make controllers in code
    _ = UITabBarController()  // says: use child controllers
    _ = UITableViewController()  // says: use a UICollectionViewController
    performSegue(withIdentifier: "next", sender: nil)  // says: make the controller
    modalPresentationStyle = .fullScreen  // says: the view below stays
  }

  func collections(_ list: UICollectionView, _ path: IndexPath) {
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")  // says: C(frame:
    list.performBatchUpdates { list.insertItems(at: [path]) }  // says: use reloadData()
    list.deleteItems(at: [path])  // says: use reloadData()
    list.reloadItems(at: [path])  // says: use reloadData()
    list.moveItem(at: path, to: path)  // says: use reloadData()
    list.selectItem(at: path, animated: true, scrollPosition: .top)  // says: use a tap recognizer
    list.setValue(1, forKey: "tag")  // says: use the property
    _ = list.value(forKey: "tag")  // says: use the property
  }

  func transitions(
    _ delegate: any UIViewControllerTransitioningDelegate,  // says: add a child controller
    _ animated: any UIViewControllerAnimatedTransitioning,  // says: add a child controller
    _ context: UIViewControllerContextTransitioning  // says: add a child controller
  ) {}
}

final class Writer: NSObject, UITextFieldDelegate {  // says: set the text in the program
}

final class Application: UIApplicationDelegate {  // says: make a UIWindow
}
