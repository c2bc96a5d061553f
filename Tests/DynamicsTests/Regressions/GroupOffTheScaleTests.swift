import Dynamics
import Testing

/// A group whose center was set to infinity or NaN moved all its items there; its angle did not.
@Suite struct GroupOffTheScaleTests {
  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func itemsStayWhereTheyAreUntilTheCenterIsFiniteAgain(bad: CGFloat) {
    let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 100, 0)]
    let group = DynamicItemGroup(items: items)
    group.center = CGPoint(x: bad, y: 0)
    group.center = CGPoint(x: 0, y: bad)
    #expect(items.map(\.center.x) == [0, 100])
    group.center = CGPoint(x: 60, y: 5)
    #expect(items.map(\.center) == [CGPoint(x: 10, y: 5), CGPoint(x: 110, y: 5)])
  }
}
