import DynamicsTestSupport
import Testing

@Suite struct LifetimeTrackerTests {
  private final class Animal {
    var friend: Animal?
  }

  @Test func `What is let go of does not survive`() {
    let tracker = LifetimeTracker()
    do {
      let animal = tracker.track(Animal())
      #expect(tracker.survivors == ["Animal 0"])
      animal.friend = nil
    }
    #expect(tracker.survivors == [])
  }

  @Test func `What is held survives by name in the order of tracking`() {
    let tracker = LifetimeTracker()
    let cat = tracker.track(Animal(), as: "cat")
    tracker.track(Animal(), as: "mouse")
    let dog = tracker.track(Animal())
    #expect(tracker.survivors == ["cat", "Animal 2"])
    withExtendedLifetime((cat, dog)) {}
  }

  @Test func `A cycle survives`() {
    let tracker = LifetimeTracker()
    weak var leaked: Animal?
    do {
      let (one, two) = (tracker.track(Animal()), tracker.track(Animal()))
      (one.friend, two.friend) = (two, one)
      leaked = one
    }
    #expect(tracker.survivors.count == 2)
    leaked?.friend = nil
    #expect(tracker.survivors == [])
  }
}
