import Foundation
import Testing

@testable import DynamicsGeometry

@Suite struct LineBreaksTests {
  private func gap(_ breaks: LineBreaks, _ line: Range<Int>) -> [CGFloat] {
    let gap = breaks.gap(in: line)
    return [gap.before, gap.between]
  }

  @Test func asManyBoxesAreOnALineAsThereIsRoomFor() {
    let breaks = LineBreaks(widths: [40, 40, 10, 120, 30], availableWidth: 100, spacing: 10)
    #expect(breaks.lines == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(LineBreaks(widths: [], availableWidth: 100, spacing: 10).lines.isEmpty)
  }

  @Test func aFullLineIsFilled() {
    let breaks = LineBreaks(widths: [40, 40, 30], availableWidth: 100, spacing: 10)
    #expect(gap(breaks, 0..<2) == [0, 20])
    // In the last line, boxes are as far apart as they must be.
    #expect(gap(breaks, 2..<3) == [0, 10])
  }

  @Test func equalBoxesStandInColumnsInTheLastLine() {
    let breaks = LineBreaks(widths: Array(repeating: 30, count: 5), availableWidth: 100, spacing: 0)
    #expect(breaks.lines == [0..<3, 3..<5])
    #expect(gap(breaks, 0..<3) == [0, 5])
    #expect(gap(breaks, 3..<5) == [0, 5])
  }

  @Test func aBoxThatIsAloneOnAFullLineIsInItsMiddle() {
    let breaks = LineBreaks(widths: [60, 60], availableWidth: 100, spacing: 0)
    #expect(gap(breaks, 0..<1) == [20, 0])
  }
}
