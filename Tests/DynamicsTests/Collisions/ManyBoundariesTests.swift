import Dynamics
import Foundation
import Testing

@Suite struct ManyBoundariesTests {
  /// Each one was compared with all others.
  @Test(arguments: [false, true])
  func boundariesAreFoundWithoutComparingAll(isInAnimator: Bool) {
    let animator = DynamicAnimator()
    let behavior = CollisionBehavior()
    if isInAnimator { animator.addBehavior(behavior) }
    let count = CountedName.Count()
    let names = (0..<300).map { CountedName(number: $0, count: count) }
    for round in 0..<2 {
      for name in names {
        let x = CGFloat(name.number)
        behavior.addBoundary(
          withIdentifier: name, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: 10 + CGFloat(round))
        )
      }
    }
    #expect(behavior.boundaryIdentifiers?.count == 300)
    #expect(behavior.boundaryIdentifiers?.last as? CountedName == names.last)
    #expect(count.comparisons < 1000)
    for name in names[..<200] { behavior.removeBoundary(withIdentifier: name) }
    #expect(behavior.boundary(withIdentifier: names[10]) == nil)
    #expect(behavior.boundary(withIdentifier: names[210]) != nil)
    #expect(behavior.boundaryIdentifiers?.count == 100)
    #expect(count.comparisons < 2000)
  }

  @Test func restoredBoundariesAreFound() throws {
    let animator = DynamicAnimator()
    let behavior = CollisionBehavior()
    animator.addBehavior(behavior)
    for name in ["a", "b", "c"] {
      behavior.addBoundary(withIdentifier: name, from: .zero, to: CGPoint(x: 10, y: 10))
    }
    let snapshot = animator.snapshot()
    behavior.removeBoundary(withIdentifier: "b")
    behavior.addBoundary(withIdentifier: "d", from: .zero, to: CGPoint(x: 20, y: 10))
    try animator.restore(snapshot)
    #expect(behavior.boundaryIdentifiers == ["a", "b", "c"])
    #expect(behavior.boundary(withIdentifier: "b") != nil)
    #expect(behavior.boundary(withIdentifier: "d") == nil)
    behavior.addBoundary(withIdentifier: "c", from: .zero, to: CGPoint(x: 20, y: 10))
    behavior.removeBoundary(withIdentifier: "a")
    #expect(behavior.boundaryIdentifiers == ["b", "c"])
  }

  /// A search changes nothing, so restored boundaries are hashed by the restoration.
  @Test func manyRestoredBoundariesAreFoundWithoutComparingAll() throws {
    let animator = DynamicAnimator.headless()
    let behavior = CollisionBehavior()
    animator.addBehavior(behavior)
    let count = CountedName.Count()
    let names = (0..<300).map { CountedName(number: $0, count: count) }
    for name in names {
      let x = CGFloat(name.number)
      behavior.addBoundary(
        withIdentifier: name, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: 10))
    }
    try animator.restore(animator.snapshot())
    count.comparisons = 0
    for name in names { #expect(behavior.boundary(withIdentifier: name) != nil) }
    #expect(count.comparisons < 1000)
  }
}
