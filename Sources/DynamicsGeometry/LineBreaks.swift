package import Foundation

/// Breaks boxes into lines of a fixed width, with as many boxes per line as fit, and at least one.
package struct LineBreaks {
  /// The boxes of each line.
  package let lines: [Range<Int>]

  private let widths: [CGFloat]
  private let availableWidth: CGFloat
  private let spacing: CGFloat

  /// - Parameter spacing: The minimum distance between two boxes.
  package init(widths: [CGFloat], availableWidth: CGFloat, spacing: CGFloat) {
    self.widths = widths
    self.availableWidth = availableWidth
    self.spacing = spacing
    var lines: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for box in widths.indices {
      let needed = widths[box] + (box > start ? spacing : 0)
      if box > start, used + needed > availableWidth {
        lines.append(start..<box)
        start = box
        used = widths[box]
      } else {
        used += needed
      }
    }
    if start < widths.count { lines.append(start..<widths.count) }
    self.lines = lines
  }

  /// Returns the distances before and between the boxes of a line, which fill its width.
  ///
  /// If all boxes have the same width, the last line has the distances of a full line.
  package func gap(in line: Range<Int>) -> (before: CGFloat, between: CGFloat) {
    let used = line.reduce(0) { $0 + widths[$1] }
    let minGaps = spacing * CGFloat(line.count - 1)
    let latest = widths[line.upperBound - 1]
    let isLast = line.upperBound == widths.count
    let isFull = !isLast || used + minGaps + spacing + latest > availableWidth
    if isFull {
      guard line.count > 1 else { return ((availableWidth - used) / 2, 0) }
      return (0, (availableWidth - used) / CGFloat(line.count - 1))
    }
    guard widths.allSatisfy({ $0 == latest }), latest + spacing > 0 else { return (0, spacing) }
    let count = ((availableWidth + spacing) / (latest + spacing)).rounded(.down)
    guard widths.count > line.count, count > 1 else { return (0, spacing) }
    return (0, (availableWidth - count * latest) / (count - 1))
  }
}
