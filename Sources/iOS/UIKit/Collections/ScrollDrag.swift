internal import DynamicsGeometry
internal import DynamicsTiming
internal import Foundation

/// A drag that scrolls a view.
struct ScrollDrag {
  enum Phase { case dragging, decelerating }

  var phase = Phase.dragging
  let startOffset: CGPoint
}

extension UIScrollView {
  /// The offsets that show no area beyond the insets.
  var scrollRange: ScrollRange {
    ScrollRange(contents: contentSize, insets: adjustedContentInset, view: bounds.size)
  }

  /// Scrolls according to a pan gesture.
  func follow(_ pan: UIPanGestureRecognizer) {
    guard isScrollEnabled else { return }
    switch pan.state {
    case .began:
      layoutIfNeeded()
      drag = ScrollDrag(startOffset: contentOffset)
      delegate?.scrollViewWillBeginDragging(self)
      dragContent(by: pan.translation(in: self))
    case .changed: dragContent(by: pan.translation(in: self))
    case .ended: deactivate(after: pan.translation(in: self), at: pan.velocity(in: self))
    case .cancelled: deactivate(after: pan.translation(in: self), at: .zero)
    case .possible, .failed: break
    }
  }

  private func dragContent(by translation: CGPoint) {
    guard let drag, drag.phase == .dragging, translation != .zero else { return }
    let offset = contentDrag.offset(
      from: drag.startOffset, movedBy: translation, else: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    layoutIfNeeded()
  }

  private var contentDrag: ContentDrag {
    ContentDrag(
      range: scrollRange, size: bounds.size, bounces: bounces,
      alwaysScrolls: (alwaysBounceHorizontal, alwaysBounceVertical))
  }

  private func deactivate(after translation: CGPoint, at speed: CGPoint) {
    dragContent(by: translation)
    guard let drag, drag.phase == .dragging else { return }
    let velocity = contentDrag.velocityOfOffset(at: speed)
    let end = contentDrag.restingOffset(
      from: contentOffset, velocity: velocity, rate: decelerationRate.rawValue)
    var target = targetOfDrag(from: drag.startOffset, to: end, velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != contentOffset
    self.drag = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    self.drag = ScrollDrag(phase: .decelerating, startOffset: contentOffset)
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    layoutIfNeeded()
    self.drag = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
