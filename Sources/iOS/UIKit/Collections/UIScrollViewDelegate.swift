public import Foundation

/// An object that is notified of scrolling; see Apple's `UIScrollViewDelegate`.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called before a drag starts to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a drag ends.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling ends; it can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before deceleration.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called after deceleration.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called after an animated call has scrolled.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

// The defaults do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
