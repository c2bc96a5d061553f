/// An item in a place of the drawing order, for some frames.
struct Layer: Equatable {
  let item: Int
  var frames: ClosedRange<Int>
}

/// Turns a stacking that changes over time into one drawing order.
///
/// SVG draws in the order of the document, for good. An item that is laid on top of others therefore
/// appears again farther down the document, and its earlier self is hidden from then on.
enum Layers {
  /// All layers in drawing order.
  static func make(for scenes: [Scene]) -> [Layer] {
    guard let first = scenes.first else { return [] }
    var layers = first.stacking.map { Layer(item: $0, frames: 0...0) }
    var present = [Int](repeating: 0, count: layers.count)
    for (layer, item) in first.stacking.enumerated() { present[item] = layer }
    var stacking = first.stacking
    for (frame, scene) in scenes.enumerated() {
      if scene.stacking != stacking {
        stacking = scene.stacking
        // Items keep their layers as long as these stand in order; the ones above are drawn anew.
        var highest = -1
        var isInOrder = true
        for item in stacking {
          isInOrder = isInOrder && present[item] > highest
          if isInOrder {
            highest = present[item]
          } else {
            present[item] = layers.count
            layers.append(Layer(item: item, frames: frame...frame))
          }
        }
      }
      for layer in present {
        layers[layer].frames = layers[layer].frames.lowerBound...frame
      }
    }
    return layers
  }
}
