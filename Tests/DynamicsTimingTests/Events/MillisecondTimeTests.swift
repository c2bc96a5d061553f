import DynamicsTiming
import Testing

@Suite struct MillisecondTimeTests {
  private func seconds(_ times: UInt32...) -> [Double] {
    var time = MillisecondTime()
    return times.map { time.seconds(at: $0) }
  }

  @Test func itCountsFromTheFirstEvent() {
    #expect(seconds(5000, 5016, 6000) == [0, 0.016, 1])
  }

  @Test func itGoesOnWhenTheTimesStartAgain() {
    #expect(seconds(.max - 7, .max, 8, 1008) == [0, 0.007, 0.016, 1.016])
  }

  /// The time jumped by 49 days.
  @Test func anEventThatComesLateTakesNoTime() {
    #expect(seconds(5000, 4995, 5010) == [0, 0, 0.01])
    #expect(seconds(3, .max - 3, 13) == [0, 0, 0.01])
  }

  @Test func anEventWithoutATimeIsNotTheFirst() {
    #expect(seconds(0, 9000, 0, 9500) == [0, 0, 0, 0.5])
  }

  @Test func itCountsBeyondTheFirstTurn() {
    let day: UInt32 = 86_400_000
    let days = seconds(1, 20 &* day, 40 &* day, 60 &* day)
    #expect(days.map { ($0 / 86_400).rounded() } == [0, 20, 40, 60])
  }
}
