internal import DynamicsReporting
internal import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    if layerClass == CAShapeLayer.self { return CAShapeLayer() }
    if layerClass == CAGradientLayer.self { return CAGradientLayer() }
    if layerClass != CALayer.self {
      DynamicsDiagnostics.report(
        "a view's layer cannot be a \(layerClass); a plain one is made", by: "layerClass")
    }
    return CALayer()
  }

  /// Inserts a view into the subviews, and its layer at its place among their layers.
  func addToSubviews(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    placeLayer(ofSubviewAt: index)
  }

  /// Moves a subview's layer behind that of the next subview; layers without a view keep their
  /// places.
  func placeLayer(ofSubviewAt index: Int) {
    let next = subviews[(index + 1)...].first { $0.layer.superlayer === layer }
    layer.insertSublayer(subviews[index].layer, below: next?.layer)
  }
}
