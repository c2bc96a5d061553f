import Dynamics
import Testing

/// A contact with a named boundary was streamed as one with the reference bounds.
///
/// Streams looked up identifiers only after the program's code had run, which could have removed
/// the boundaries.
@Suite struct BoundaryNameTests {
  /// Removes all boundaries when it is described.
  private final class Name: Hashable, CustomStringConvertible {
    let text: String
    var onDescription: () -> Void = {}
    init(_ text: String) { self.text = text }
    static func == (a: Name, b: Name) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
    var description: String {
      onDescription()
      return text
    }
  }

  @Test func aContactIsNamedAsInTheStep() async {
    let items = [BasicItem.box(50, 285, 30, 30), BasicItem.box(150, 285, 30, 30)]
    let collision = CollisionBehavior(items: items)
    for (index, item) in items.enumerated() {
      let name = Name("floor \(index)")
      name.onDescription = { collision.removeAllBoundaries() }
      let (left, right) = (item.center.x - 20, item.center.x + 20)
      collision.addBoundary(
        withIdentifier: name, from: CGPoint(x: left, y: 300), to: CGPoint(x: right, y: 300))
    }
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(collision)
    let events = animator.contacts
    animator.advance(by: 0.1)
    animator.finishContacts()
    var names: [String?] = []
    for await event in events where event.phase == .began {
      guard case .boundary(let id) = event.other else { continue }
      names.append(id?.description)
    }
    #expect(names == ["floor 0", "floor 1"])
    #expect(collision.boundaryIdentifiers == nil)
  }
}
