internal import DynamicsReporting
internal import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    if layerClass == CAShapeLayer.self { return CAShapeLayer() }
    if layerClass != CALayer.self {
      DynamicsDiagnostics.report(
        "a view's layer cannot be a \(layerClass); a plain one is made", by: "layerClass")
    }
    return CALayer()
  }

  /// Has the layers of the subviews stand among all sublayers as the subviews stand.
  ///
  /// Layers that are no view's stay where they are, and so do those that a program took elsewhere.
  func arrangeLayers(of formerSubviews: [UIView]) {
    let present = Set(subviews.map(ObjectIdentifier.init))
    let former = Set(formerSubviews.map(ObjectIdentifier.init))
    for view in formerSubviews where !present.contains(ObjectIdentifier(view)) {
      view.layer.removeFromSuperlayer()
    }
    var places = placesOfSublayers
    var next: CALayer?
    for view in subviews.reversed() {
      let sublayer = view.layer
      let isNew = !former.contains(ObjectIdentifier(view))
      guard isNew || sublayer.superlayer === layer else { continue }
      let isInPlace =
        if let place = places[sublayer] {
          next.map { place < places[$0] ?? 0 } ?? (place == frontOfSubviews(in: places))
        } else {
          false
        }
      if !isInPlace {
        layer.insertSublayer(sublayer, below: next)
        places = placesOfSublayers
      }
      next = sublayer
    }
  }

  private var placesOfSublayers: [CALayer: Int] {
    let sublayers = layer.sublayers ?? []
    return Dictionary(uniqueKeysWithValues: zip(sublayers, sublayers.indices))
  }

  private func frontOfSubviews(in places: [CALayer: Int]) -> Int? {
    subviews.compactMap { places[$0.layer] }.max()
  }
}
