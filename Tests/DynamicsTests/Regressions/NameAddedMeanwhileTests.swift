import Dynamics
import Testing

/// Two boundaries could have the same identifier, and contacts with them could not be told apart.
///
/// This happened when `==` of an identifier added a boundary with the identifier that was searched
/// for.
@Suite struct NameAddedMeanwhileTests {
  private final class Name: Hashable {
    let text: String
    var onComparison: (() -> Void)?
    init(_ text: String) { self.text = text }
    static func == (a: Name, b: Name) -> Bool {
      let call = a.onComparison ?? b.onComparison
      (a.onComparison, b.onComparison) = (nil, nil)
      call?()
      return a.text == b.text
    }
    /// All names have the same hash value, so that they are compared.
    func hash(into hasher: inout Hasher) {}
  }

  private func add(_ name: Name, at y: CGFloat, to collision: CollisionBehavior) {
    collision.addBoundary(
      withIdentifier: name, from: CGPoint(x: 0, y: y), to: CGPoint(x: 100, y: y))
  }

  @Test func aNameIsThereOnce() {
    let collision = CollisionBehavior()
    let first = Name("first")
    add(first, at: 10, to: collision)
    first.onComparison = { self.add(Name("second"), at: 20, to: collision) }
    add(Name("second"), at: 30, to: collision)
    let wasCompared = first.onComparison == nil
    #expect(wasCompared)
    let names = collision.boundaryIdentifiers?.compactMap { ($0 as? Name)?.text }
    #expect(names == ["first", "second"])
    #expect(collision.boundary(withIdentifier: Name("second"))?.bounds.minY == 30)
  }

  @Test func aNameThatWasReplacedMeanwhileIsThereOnce() {
    let collision = CollisionBehavior()
    let name = Name("floor")
    add(name, at: 10, to: collision)
    name.onComparison = {
      collision.removeAllBoundaries()
      self.add(Name("floor"), at: 20, to: collision)
    }
    add(Name("floor"), at: 30, to: collision)
    let wasCompared = name.onComparison == nil
    #expect(wasCompared)
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: Name("floor"))?.bounds.minY == 30)
  }
}
