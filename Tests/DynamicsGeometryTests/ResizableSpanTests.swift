import Foundation
import Testing

@testable import DynamicsGeometry

@Suite struct ResizableSpanTests {
  private func resized(_ flexible: [Bool], by change: CGFloat) -> [CGFloat] {
    let span = ResizableSpan(before: 10, size: 30, whole: 100, flexible: flexible)
    let (before, size) = span.resized(by: change)
    return [before, size]
  }

  @Test func aChangeGoesToTheFlexiblePartsByTheirLengths() {
    #expect(resized([false, false, false], by: 50) == [10, 30])
    #expect(resized([true, false, false], by: 50) == [60, 30])
    #expect(resized([false, true, false], by: 50) == [10, 80])
    #expect(resized([true, true, true], by: 50) == [15, 45])
    #expect(resized([true, true, false], by: -20) == [5, 15])
  }

  @Test func partsWithoutLengthsShareAChange() {
    let span = ResizableSpan(before: 0, size: 0, whole: 0, flexible: [true, true, false])
    #expect(span.resized(by: 30) == (15, 15))
  }

  @Test func noBoxIsLessThanNothing() {
    #expect(resized([false, true, false], by: -50) == [10, 0])
  }
}
