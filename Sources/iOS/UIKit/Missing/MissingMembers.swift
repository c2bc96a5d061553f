// swift-format-ignore-file

public import CoreGraphics
public import Foundation

// Common members that are missing; the compiler names a replacement.

extension LayoutAnchored {
  @available(*, unavailable, message: "No baselines here: use topAnchor") public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  @available(*, unavailable, message: "No baselines here: use bottomAnchor") public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
}

extension NSLayoutConstraint {
  @available(*, unavailable, message: "No visual format here: use anchors") public class func constraints(withVisualFormat format: String, options: [Int] = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] { [] }
}

extension UIView {
  @available(*, unavailable, message: "There is one style here: leave it to iOS") public var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { .light } set {} }
  @available(*, unavailable, message: "No keyframes here: chain UIView.animate in completions") public class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {}
  @available(*, unavailable, message: "No keyframes here: chain UIView.animate in completions") public class func addKeyframe(withRelativeStartTime startTime: Double, relativeDuration duration: Double, animations: @escaping () -> Void) {}
  @available(*, unavailable, message: "No transitions here: use UIView.animate") public class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil) {}
  @available(*, unavailable, message: "No pixels here: make another view of the same frame") public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  @available(*, unavailable, message: "Views are flat here: use transform") public var transform3D: NotOnLinux { get { NotOnLinux() } set {} }
}

extension UIViewController {
  @available(*, unavailable, message: "There is one style here: leave it to iOS") public var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { .light } set {} }
  @available(*, unavailable, message: "No presentation styles here: the view below stays") public var modalPresentationStyle: NotOnLinux.Style { get { .default } set {} }
  @available(*, unavailable, message: "No storyboards here: make the controller and present it") public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension UIApplication {
  @available(*, unavailable, message: "No other programs here: leave it to iOS") public func open(_ url: URL) {}
}

extension UIImage {
  @available(*, unavailable, message: "No pixels here: use size") public var cgImage: NotOnLinux? { nil }
}

extension NSAttributedString {
  @available(*, unavailable, message: "No text layout here: set the size in the program") public func size() -> CGSize { .zero }
}

extension UICollectionView {
  @available(*, unavailable, message: "Use register(forCellWithReuseIdentifier:) { C(frame: $0) }") public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  @available(*, unavailable, message: "No selection here: use a tap recognizer") public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  @available(*, unavailable, message: "No batch updates here: use reloadData()") public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
}

@available(*, unavailable, message: "No batch updates here: use reloadData()")
extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) {}
  public func deleteItems(at indexPaths: [IndexPath]) {}
  public func reloadItems(at indexPaths: [IndexPath]) {}
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
}

@available(*, unavailable, message: "No key-value coding on Linux: use the property")
extension NSObject {
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { nil }
}
