import UIKit

/// Keeps a small video in one of the corners of its reference view, wherever it is thrown.
final class PictureInPictureAnimator: UIDynamicAnimator, UIDynamicAnimatorDelegate {

  enum Corner: Int, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  let video: UIView
  private(set) var corner: Corner = .topLeft
  private(set) var isSettled = false
  var onSettle: ((Corner) -> Void)?

  private lazy var snap: UISnapBehavior = {
    let snap = UISnapBehavior(item: video, snapTo: point(for: corner))
    snap.damping = 1
    return snap
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let properties = UIDynamicItemBehavior(items: [video])
    properties.allowsRotation = false
    return properties
  }()

  private var dragging: UIAttachmentBehavior?

  override init(referenceView view: UIView) {
    video = UIView(frame: CGRect(x: 16, y: 16, width: 120, height: 68))
    super.init(referenceView: view)
    delegate = self
    view.addSubview(video)
    addBehavior(properties)
    addBehavior(snap)
  }

  func point(for corner: Corner) -> CGPoint {
    let area = (referenceView?.bounds ?? .zero).insetBy(dx: 16 + 60, dy: 16 + 34)
    switch corner {
    case .topLeft: return CGPoint(x: area.minX, y: area.minY)
    case .topRight: return CGPoint(x: area.maxX, y: area.minY)
    case .bottomLeft: return CGPoint(x: area.minX, y: area.maxY)
    case .bottomRight: return CGPoint(x: area.maxX, y: area.maxY)
    }
  }

  // MARK: - Dragging

  func startDragging(at location: CGPoint) {
    removeBehavior(snap)
    let offset = UIOffset(
      horizontal: location.x - video.center.x, vertical: location.y - video.center.y)
    let dragging = UIAttachmentBehavior(
      item: video, offsetFromCenter: offset, attachedToAnchor: location)
    addBehavior(dragging)
    self.dragging = dragging
  }

  func drag(to location: CGPoint) {
    dragging?.anchorPoint = location
  }

  func stopDragging(velocity: CGPoint) {
    if let dragging = dragging { removeBehavior(dragging) }
    dragging = nil
    let landing = CGPoint(
      x: video.center.x + velocity.x * 0.2, y: video.center.y + velocity.y * 0.2)
    corner = Corner.allCases.min {
      distance(from: landing, to: point(for: $0)) < distance(from: landing, to: point(for: $1))
    }!
    snap.snapPoint = point(for: corner)
    addBehavior(snap)
  }

  private func distance(from a: CGPoint, to b: CGPoint) -> CGFloat {
    return hypot(a.x - b.x, a.y - b.y)
  }

  // MARK: - UIDynamicAnimatorDelegate

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    isSettled = false
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    isSettled = true
    onSettle?(corner)
  }
}
