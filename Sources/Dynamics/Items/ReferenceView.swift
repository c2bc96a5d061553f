public import Foundation

/// A view whose coordinates the items of an animator use.
///
/// The counterpart of the reference view of a `UIDynamicAnimator`.
public protocol ReferenceView: AnyObject {
  /// The bounds of the view, in points.
  ///
  /// ``CollisionBehavior/translatesReferenceBoundsIntoBoundary`` makes them a boundary. An animator
  /// reads them whenever time passes, so the boundary follows a view that changes its size. An
  /// animator at rest gets no frames; call ``DynamicAnimator/updateItem(usingCurrentState:)`` to
  /// wake it.
  var bounds: CGRect { get }
}
