import DynamicsTiming
import Testing

@Suite struct MediaTimeTests {
  @Test func `time never goes back, and goes on`() {
    let start = MediaTime.now
    var previous = start
    while previous < start + 0.001 {
      let now = MediaTime.now
      #expect(now >= previous)
      previous = now
    }
  }
}
