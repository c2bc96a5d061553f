internal import DynamicsGeometry
internal import DynamicsTiming
internal import Foundation

/// A drag that scrolls a view.
struct ScrollDrag {
  enum Phase {
    case dragging
    case decelerating
  }

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
    let range = scrollRange
    var offset = contentOffset
    if scrollsHorizontally {
      offset.x = stretched(
        drag.startOffset.x - translation.x, within: range.start.x...range.end.x, size: bounds.width)
    }
    if scrollsVertically {
      offset.y = stretched(
        drag.startOffset.y - translation.y, within: range.start.y...range.end.y, size: bounds.height
      )
    }
    if offset != contentOffset { contentOffset = offset }
    layoutIfNeeded()
  }

  /// The offset while contents are dragged past an edge.
  private func stretched(
    _ offset: CGFloat, within range: ClosedRange<CGFloat>, size: CGFloat
  ) -> CGFloat {
    let nearest = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces, offset != nearest, size > 0 else { return nearest }
    return nearest + RubberBand(dimension: size).stretched(offset - nearest)
  }

  private func deactivate(after translation: CGPoint, at speed: CGPoint) {
    dragContent(by: translation)
    guard let drag, drag.phase == .dragging else { return }
    let velocity = velocityOfOffset(at: speed)
    var target = targetOfDrag(
      from: drag.startOffset, to: restingOffset(at: velocity), velocity: velocity)
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

  /// The velocity of the offset in points per millisecond, along axes that scroll.
  private func velocityOfOffset(at speed: CGPoint) -> CGPoint {
    CGPoint(
      x: scrollsHorizontally ? -speed.x / 1000 : 0,
      y: scrollsVertically ? -speed.y / 1000 : 0)
  }

  private var scrollsHorizontally: Bool {
    scrollRange.start.x < scrollRange.end.x || alwaysBounceHorizontal
  }

  private var scrollsVertically: Bool {
    scrollRange.start.y < scrollRange.end.y || alwaysBounceVertical
  }

  /// The offset at which the view comes to rest (Apple, "Designing Fluid Interfaces", WWDC 2018).
  private func restingOffset(at velocity: CGPoint) -> CGPoint {
    let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
    let distancePerVelocity = rate / (1 - rate)
    return scrollRange.nearest(
      to: CGPoint(
        x: contentOffset.x + velocity.x * distancePerVelocity,
        y: contentOffset.y + velocity.y * distancePerVelocity))
  }

  /// The end of a drag that would end at an offset: the nearest page in the direction of the drag,
  /// if the view has pages.
  func pageTarget(
    from start: CGPoint, to proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard isPagingEnabled else { return proposed }
    return scrollRange.page(from: start, to: contentOffset, velocity: velocity, size: bounds.size)
  }
}
