package import Foundation

/// The label of an item, as formats with fonts draw it: within the item, and readable on its fill.
package struct ItemLabel {
  package let text: String
  /// The center of the text in the item's own axes, in points.
  package let center: CGPoint
  /// The size of the font, in points.
  package let size: Double
  /// Whether the text is light, on a dark fill.
  package let isLight: Bool

  /// `nil` for an item without a label.
  package init?(of item: Recording.Item) {
    guard let text = item.appearance.label, !text.isEmpty else { return nil }
    let box = item.shape.box
    self.text = text
    center = CGPoint(x: box.midX, y: box.midY)
    size = min(box.height * 0.6, box.width * 1.5 / Double(text.count), 16)
    isLight = item.appearance.fill.map { $0.alpha > 127 && !$0.isLight } ?? false
  }
}

extension Recording.Shape {
  /// The bounding box of the outline, in the item's own axes.
  var box: CGRect {
    polygons().joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension RecordingAppearance.Color {
  fileprivate var isLight: Bool {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 > 150
  }
}
