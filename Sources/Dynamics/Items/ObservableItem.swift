public import DynamicsGeometry
public import Foundation
public import Observation

/// A basic item whose changes views can observe.
///
/// Not in UIKit. A view that reads ``center``, ``transform``, ``bounds`` or what follows from them is told when the
/// animator or the program changes them, by `withObservationTracking` or by a toolkit that uses it. What has not
/// changed tells nobody: an item that slides without turning has the same `transform`.
///
/// <doc:Hosts> shows a view that does so.
///
/// A class of your own that has the macro `@Observable` and conforms to ``DynamicItem`` does the same.
public final class ObservableItem: BasicItem, Observable {
  private let registrar = ObservationRegistrar()

  /// The center of the item, in points of the reference coordinates.
  public override var center: CGPoint {
    get { reading(\.center) { super.center } }
    set { if newValue != super.center { writing(\.center) { super.center = newValue } } }
  }

  /// The size of the item in points; its origin is (0, 0).
  ///
  /// Each side must be from 0.001 to 10⁶ pt in an animator.
  public override var bounds: CGRect {
    get { reading(\.bounds) { super.bounds } }
    set { if newValue != super.bounds { writing(\.bounds) { super.bounds = newValue } } }
  }

  /// The rotation and scale of the item.
  ///
  /// The default is the identity.
  public override var transform: CGAffineTransform {
    get { reading(\.transform) { super.transform } }
    set { if newValue != super.transform { writing(\.transform) { super.transform = newValue } } }
  }

  /// The shape by which the item collides.
  ///
  /// The default is `.rectangle`.
  public override var collisionBoundsType: DynamicItemCollisionBoundsType {
    get { reading(\.collisionBoundsType) { super.collisionBoundsType } }
    set {
      guard newValue != super.collisionBoundsType else { return }
      writing(\.collisionBoundsType) { super.collisionBoundsType = newValue }
    }
  }

  /// The outline for ``DynamicItemCollisionBoundsType/path``, in points around the center at (0,
  /// 0).
  ///
  /// The default is an empty path.
  public override var collisionBoundingPath: BezierPath {
    get { reading(\.collisionBoundingPath) { super.collisionBoundingPath } }
    set { writing(\.collisionBoundingPath) { super.collisionBoundingPath = newValue } }
  }

  private func reading<Value>(_ property: KeyPath<ObservableItem, Value>, _ value: () -> Value)
    -> Value
  {
    registrar.access(self, keyPath: property)
    return value()
  }

  private func writing<Value>(_ property: KeyPath<ObservableItem, Value>, _ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: property, change)
  }
}
