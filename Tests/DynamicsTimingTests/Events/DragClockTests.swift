import DynamicsTiming
import Testing

@Suite struct DragClockTests {
  @Test func eventsOfADragAreAsFarApartAsTheyWereMade() {
    var clock = DragClock()
    #expect(clock.begin(at: 1000, now: 5) == 5)
    #expect(clock.seconds(at: 1010) == 5.01)
    #expect(clock.seconds(at: 1250) == 5.25)
    #expect(clock.latest == 5.25)
  }

  @Test func aPressIsNotBeforeTheReleaseThatWasDeliveredMoreQuickly() {
    var clock = DragClock()
    // Delivered after 30 ms, its release after 2 ms, and the next press in the same millisecond.
    _ = clock.begin(at: 1000, now: 5.03)
    let release = clock.seconds(at: 1100)
    #expect(release == 5.13)
    #expect(clock.begin(at: 1100, now: 5.102) == release)
    #expect(clock.seconds(at: 1150) == release + 0.05)
  }

  @MainActor @Test func soItCatchesAValueInFlight() {
    var clock = DragClock()
    let value = DraggableValue(0.0) { _ in }
    value.begin(at: clock.begin(at: 1000, now: 5.03))
    value.move(to: 80, at: clock.seconds(at: 1100))
    value.end(at: clock.seconds(at: 1100))
    #expect(!value.isDragged)
    value.begin(at: clock.begin(at: 1100, now: 5.102))
    #expect(value.isDragged)
  }

  @Test func laterDragsFollowTheClockOfFramesAgain() {
    var clock = DragClock()
    _ = clock.begin(at: 1000, now: 5.2)
    _ = clock.seconds(at: 1100)
    #expect(clock.begin(at: 3000, now: 7) == 7)
  }
}
