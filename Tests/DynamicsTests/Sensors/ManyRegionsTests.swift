import Dynamics
import Testing

@Suite struct ManyRegionsTests {
  /// Each one was compared with all others.
  @Test func regionsAreFoundWithoutComparingAll() {
    let sensor = SensorBehavior()
    let count = CountedName.Count()
    let names = (0..<300).map { CountedName(number: $0, count: count) }
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<2 {
      for name in names { sensor.addRegion(withIdentifier: name, for: path) }
    }
    #expect(sensor.regionIdentifiers.count == 300)
    #expect(sensor.regionIdentifiers.last as? CountedName == names.last)
    for name in names[..<200] { sensor.removeRegion(withIdentifier: name) }
    #expect(sensor.items(inRegion: names[10]).isEmpty)
    #expect(sensor.regionIdentifiers.count == 100)
    #expect(count.comparisons < 2000)
  }

  @Test func restoredRegionsAreFound() throws {
    let item = BasicItem.crate(at: 50, 50)
    let sensor = SensorBehavior(items: [item])
    let animator = DynamicAnimator()
    animator.addBehavior(sensor)
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    for name in ["a", "b", "c"] { sensor.addRegion(withIdentifier: name, for: path) }
    animator.step()
    let snapshot = animator.snapshot()
    sensor.removeRegion(withIdentifier: "b")
    sensor.addRegion(withIdentifier: "d", for: path)
    try animator.restore(snapshot)
    #expect(sensor.regionIdentifiers == ["a", "b", "c"])
    #expect(sensor.items(inRegion: "b").count == 1)
    #expect(sensor.items(inRegion: "d").isEmpty)
    sensor.addRegion(withIdentifier: "c", for: path)
    sensor.removeRegion(withIdentifier: "a")
    #expect(sensor.regionIdentifiers == ["b", "c"])
  }

  /// `==` of an identifier adds the region that is searched for.
  @Test func aRegionAddedMeanwhileIsThereOnce() {
    let sensor = SensorBehavior()
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = ComparedName("first")
    sensor.addRegion(withIdentifier: first, for: path)
    first.onComparison = { sensor.addRegion(withIdentifier: ComparedName("second"), for: path) }
    sensor.addRegion(withIdentifier: ComparedName("second"), for: path)
    let names = sensor.regionIdentifiers.compactMap { ($0 as? ComparedName)?.text }
    #expect(names == ["first", "second"])
  }
}
