internal import Foundation

/// The box of an HTML element that rotates about its item's center.
struct ElementBox {
  /// Around the item's shape, in the item's own axes.
  private let box: CGRect

  init(_ shape: Recording.Shape) { box = shape.box }

  var size: CGSize { box.size }

  /// The offset from the element's upper left corner to the item's center.
  func origin(_ length: CSSLength) -> String { "\(length(-box.minX)) \(length(-box.minY))" }

  /// The margins that move the center to (0, 0).
  func margin(_ length: CSSLength) -> String { "\(length(box.minY)) 0 0 \(length(box.minX))" }
}

extension Recording {
  /// The translation that moves the upper left corner of ``bounds`` to (0, 0).
  func elementOffset(_ length: CSSLength) -> (left: String, top: String) {
    (length(-bounds.minX), length(-bounds.minY))
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
