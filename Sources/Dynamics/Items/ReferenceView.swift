public import Foundation

/// A view in whose coordinates an animator's items live.
///
/// The counterpart of the reference view of a `UIDynamicAnimator`.
public protocol ReferenceView: AnyObject {
  /// The bounds of the view, in points.
  ///
  /// ``CollisionBehavior/translatesReferenceBoundsIntoBoundary`` makes walls of them. An animator
  /// reads them whenever time passes, so the walls follow a view that changes its size. An animator
  /// at rest gets no frames; call ``DynamicAnimator/updateItem(usingCurrentState:)`` to wake it.
  var bounds: CGRect { get }
}
