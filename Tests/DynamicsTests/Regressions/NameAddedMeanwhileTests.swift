import Dynamics
import Testing

/// Two boundaries could have the same identifier, and contacts with them could not be told apart.
///
/// This happened when `==` of an identifier added a boundary with the identifier that was searched
/// for.
@Suite struct NameAddedMeanwhileTests {
  private func add(_ name: ComparedName, at y: CGFloat, to collision: CollisionBehavior) {
    collision.addBoundary(
      withIdentifier: name, from: CGPoint(x: 0, y: y), to: CGPoint(x: 100, y: y))
  }

  @Test func aNameIsThereOnce() {
    let collision = CollisionBehavior()
    let first = ComparedName("first")
    add(first, at: 10, to: collision)
    first.onComparison = { self.add(ComparedName("second"), at: 20, to: collision) }
    add(ComparedName("second"), at: 30, to: collision)
    let wasCompared = first.onComparison == nil
    #expect(wasCompared)
    let names = collision.boundaryIdentifiers?.compactMap { ($0 as? ComparedName)?.text }
    #expect(names == ["first", "second"])
    #expect(collision.boundary(withIdentifier: ComparedName("second"))?.bounds.minY == 30)
  }

  @Test func aNameThatWasReplacedMeanwhileIsThereOnce() {
    let collision = CollisionBehavior()
    let name = ComparedName("floor")
    add(name, at: 10, to: collision)
    name.onComparison = {
      collision.removeAllBoundaries()
      self.add(ComparedName("floor"), at: 20, to: collision)
    }
    add(ComparedName("floor"), at: 30, to: collision)
    let wasCompared = name.onComparison == nil
    #expect(wasCompared)
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: ComparedName("floor"))?.bounds.minY == 30)
  }
}
