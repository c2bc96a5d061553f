import Dynamics
import Testing

/// `x == 1` for an optional CGFloat compared x with the BoundaryID of the identifier 1, and was false.
@Suite struct LiteralComparisonTests {
  @Test func numbersCompareWithLiteralsAsNumbers() {
    let (number, double, text): (CGFloat?, Double?, String?) = (1, 1, "a")
    let part: Substring? = "a"
    #expect(number == 1 && 1 == number && [number].last == 1)
    #expect(double == 1 && 1 == double)
    #expect(text == "a" && "a" == text)
    #expect(part == "a" && "a" == part)
  }
}
