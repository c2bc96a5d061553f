public import Foundation

/// Additions to a recording that come from no animator, for samples.
///
/// The samples are a package of their own; whatever else they ask beyond the public interface is
/// marked `@_spi(Samples)` where it is.
@_spi(Samples) extension Recording {
  /// Adds an item above all others.
  public mutating func add(_ item: Item) { items.append(item) }

  /// Adds a boundary.
  public mutating func add(_ boundary: Boundary) { boundaries.append(boundary) }

  /// Adds a mark of the debug view.
  public mutating func add(_ mark: Mark) { marks.append(mark) }

  /// Adds an item below all others.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public mutating func addBelow(_ item: Item) {
    stackings = [Stacking(time: 0, items: [items.count] + items.indices)]
    items.append(item)
  }

  /// Adds a stacking order, of items from the lowest to the topmost, at a time that is not before the
  /// latest one.
  public mutating func addStacking(_ items: [Int], at time: TimeInterval) {
    stackings.append(Stacking(time: time, items: items))
  }

  /// Shows so many points more on all sides.
  public mutating func widen(by margin: CGFloat) {
    bounds = bounds.insetBy(dx: -margin, dy: -margin)
  }
}
