import DynamicsEndurance
import Testing

/// No item whose center is inside a closed boundary is ever found outside, whatever pulls at it;
/// `make escape` plays 10 000 scenes.
@Suite struct EscapeTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func nothingEscapes(part: UInt64) {
    let tally = EscapeSearch.run(part * 30..<part * 30 + 30, isShort: true)
    #expect(tally.escapes.isEmpty, "\(tally.escapes.map(\.description).joined(separator: "\n\n"))")
    #expect(tally.steps > 200)
  }

  /// Nothing flies or falls through a line or an anchored item, however fast.
  @Test(arguments: 0..<5 as Range<UInt64>)
  func nothingTunnels(part: UInt64) {
    let faults = EscapeSearch.tunnel(part * 40..<part * 40 + 40)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n\n"))")
  }
}
