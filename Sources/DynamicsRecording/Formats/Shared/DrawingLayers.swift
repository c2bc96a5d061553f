package import Foundation

/// An item at one position of the drawing order.
struct DrawingLayer: Equatable {
  let item: Int
  /// The times when the item is visible at this position.
  var spans: [Range<TimeInterval>]
}

/// Converts a stacking order that changes over time into one drawing order.
///
/// Some formats always draw in the order of the document. An item that moves in front of others
/// therefore appears again later in the document, and its earlier copy is hidden from then on.
struct DrawingLayers {
  /// All layers, from the lowest to the topmost.
  private(set) var all: [DrawingLayer] = []
  private var places: [Int: Int] = [:]

  init(_ recording: Recording) {
    let seen = recording.items.map { recording.seenSpans($0.presence) }
    let times = [0] + recording.stackings.dropFirst().map(\.time)
    for (index, time) in times.enumerated() {
      let end = index + 1 < times.count ? times[index + 1] : .infinity
      guard time < end else { continue }
      let order = recording.drawingOrder(at: time)
      add(order.map { ($0, seen[$0].clamped(to: time..<end)) }.filter { !$0.1.isEmpty })
    }
  }

  /// Adds a stacking order.
  ///
  /// Items keep their layers as long as these are in order; the items above get new layers.
  private mutating func add(_ order: [(item: Int, spans: [Range<TimeInterval>])]) {
    var highest = -1
    var isInOrder = true
    for (item, spans) in order {
      if isInOrder, let place = places[item], place > highest {
        highest = place
      } else {
        isInOrder = false
        places[item] = all.count
        all.append(DrawingLayer(item: item, spans: []))
      }
      for span in spans { all[places[item]!].spans.join(span) }
    }
  }
}

extension Recording {
  /// Returns all items from the lowest to the topmost at a time; items without an order are lowest.
  package func drawingOrder(at time: TimeInterval) -> [Int] {
    guard !stackings.isEmpty else { return Array(items.indices) }
    let named = stacking(at: time)
    let known = Set(named)
    return items.indices.filter { !known.contains($0) } + named
  }
}
