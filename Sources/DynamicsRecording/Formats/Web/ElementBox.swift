internal import Foundation

/// The box of an HTML element that rotates about its item's center.
struct ElementBox {
  /// Around the item's shape, in the item's own axes.
  private let box: CGRect

  init(_ shape: Recording.Shape) { box = shape.box }

  var width: String { box.width.decimal(2) }
  var height: String { box.height.decimal(2) }

  /// The offset from the element's upper left corner to the item's center.
  var origin: String { "\((-box.minX).decimal(2))px \((-box.minY).decimal(2))px" }

  /// The margins that move the center to (0, 0).
  var margin: String { "\(box.minY.decimal(2))px 0 0 \(box.minX.decimal(2))px" }
}

extension Recording {
  /// The translation that moves the upper left corner of ``bounds`` to (0, 0), in pixels.
  var elementOffset: (left: String, top: String) {
    ((-bounds.minX).decimal(2), (-bounds.minY).decimal(2))
  }

  /// The positions of each item in the drawing order over time, from 1 for the lowest; empty
  /// without stacking orders.
  var orders: [[(time: TimeInterval, place: Int)]] {
    guard stackings.count > 0 else { return [] }
    var orders = [[(time: TimeInterval, place: Int)]](repeating: [], count: items.count)
    for (index, stacking) in stackings.enumerated() {
      let time = index == 0 ? 0 : stacking.time
      for (place, item) in drawingOrder(at: stacking.time).enumerated()
      where orders[item].last?.place != place + 1 {
        orders[item].append((time, place + 1))
      }
    }
    return orders
  }
}
