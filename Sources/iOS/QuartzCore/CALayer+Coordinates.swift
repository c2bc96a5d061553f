internal import CoreGraphics
internal import DynamicsGeometry
public import Foundation

extension CALayer {
  /// Converts a point from this layer to another; `nil` means the root layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let root = point.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  /// Converts a point from another layer to this one; `nil` means the root layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let root = layer.map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }

  /// Converts a rectangle from this layer to another; the result is its bounding box.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let root = rect.applying(transformToRoot)
    guard let layer else { return root }
    return rect.applying(transformToRoot.concatenating(layer.transformToRoot.inverted()))
  }

  /// Converts a rectangle from another layer to this one; the result is its bounding box.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let toRoot = layer?.transformToRoot ?? .identity
    return rect.applying(toRoot.concatenating(transformToRoot.inverted()))
  }

  private var transformToRoot: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var current = self
    while let superlayer = current.superlayer {
      whole = whole.concatenating(current.box.transformToOutside)
      current = superlayer
    }
    return whole
  }
}
