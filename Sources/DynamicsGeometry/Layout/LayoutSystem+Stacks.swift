package import Foundation

/// The order of boxes in a row or a column.
package struct StackArrangement {
  /// How boxes fill the length of the container; the raw values are UIKit's.
  package enum Distribution: Int {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where boxes are across the container; the raw values are UIKit's.
  package enum Alignment: Int {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// A box in the row.
  package struct Element {
    let along, across: LayoutSpan
    /// The natural length, which counts if boxes fill in proportion; `nil` if it is unknown.
    let length: CGFloat?
    /// The least space after the box; that after the last one does not count.
    let spacing: CGFloat

    package init(along: LayoutSpan, across: LayoutSpan, length: CGFloat?, spacing: CGFloat) {
      self.along = along
      self.across = across
      self.length = length
      self.spacing = spacing
    }
  }

  private let distribution: Distribution
  private let alignment: Alignment

  package init(_ distribution: Distribution, _ alignment: Alignment) {
    self.distribution = distribution
    self.alignment = alignment
  }

  /// Requires the elements to be in this order in a container.
  package func require(
    _ elements: [Element], along: LayoutSpan, across: LayoutSpan, in system: inout LayoutSystem
  ) {
    for element in elements { align(element.across, in: across, &system) }
    guard let first = elements.first, let last = elements.last else {
      return shrink([along, across], &system)
    }
    if alignment != .fill { shrink([across], &system) }
    system.require(first.along.start, .equal, along.start)
    system.require(last.along.end, .equal, along.end)
    space(elements, &system)
    switch distribution {
    case .fillEqually:
      for element in elements.dropFirst() {
        system.require(element.along.size, .equal, first.along.size)
      }
    case .fillProportionally:
      let known = elements.filter { ($0.length ?? 0) > 0 }
      for element in known.dropFirst() {
        system.require(
          element.along.size * (known[0].length ?? 0), .equal,
          known[0].along.size * (element.length ?? 0))
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private func align(_ box: LayoutSpan, in container: LayoutSpan, _ system: inout LayoutSystem) {
    let (isFirst, isLast) =
      switch alignment {
      case .fill: (true, true)
      case .leading, .firstBaseline: (true, false)
      case .trailing, .lastBaseline: (false, true)
      case .center: (false, false)
      }
    if alignment == .center { system.require(box.middle, .equal, container.middle) }
    system.require(box.start, isFirst ? .equal : .atLeast, container.start)
    system.require(box.end, isLast ? .equal : .atMost, container.end)
  }

  private func space(_ elements: [Element], _ system: inout LayoutSystem) {
    let distance = system.variable()
    for (element, next) in zip(elements, elements.dropFirst()) {
      let gap = next.along.start - element.along.end
      guard distribution == .equalSpacing || distribution == .equalCentering else {
        system.require(gap, .equal, LinearSum(element.spacing))
        continue
      }
      let equal =
        distribution == .equalSpacing ? gap : next.along.middle - element.along.middle
      system.require(equal, .equal, distance)
      system.require(gap, .atLeast, LinearSum(element.spacing))
      system.require(gap, .equal, LinearSum(element.spacing), priority: Self.lowest)
    }
  }

  /// Makes the container as small as its boxes allow, if nothing else sets its size.
  private func shrink(_ spans: [LayoutSpan], _ system: inout LayoutSystem) {
    for span in spans { system.require(span.size, .equal, LinearSum(0), priority: Self.lowest) }
  }

  private static let lowest: Float = 0.1
}
