public import Foundation

/// The coordinate system that an animator's items live in.
///
/// As the reference view of a `UIDynamicAnimator`.
public protocol ReferenceView: AnyObject {
  /// In points; what ``CollisionBehavior/translatesReferenceBoundsIntoBoundary`` makes walls of.
  ///
  /// An animator looks at it whenever time passes, so that walls follow a view that changes its size.
  /// One that is at rest gets no frames; wake it by ``DynamicAnimator/updateItem(usingCurrentState:)``.
  var bounds: CGRect { get }
}
