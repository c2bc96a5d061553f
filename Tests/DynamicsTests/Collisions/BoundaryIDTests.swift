import Dynamics
import Foundation
import Testing

/// IDs of boundaries in events are equal to those of the identifiers used to add the boundaries.
@Suite struct BoundaryIDTests {
  private enum Wall: Hashable, CustomStringConvertible {
    case left, right
    case shelf(Int)
    var description: String { "wall" }
  }

  private struct Place: Hashable, CustomStringConvertible {
    var row = 0
    var column = 0
    var description: String { "a place" }
  }

  private struct Pair: Hashable {
    var a: String
    var b: String
  }

  private final class Token: Hashable {
    static func == (a: Token, b: Token) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A function, so that each call makes the values again.
  private func values() -> [AnyHashable] {
    [
      "floor", "wall", 1, 2, "1", 1.5, 0.0, Wall.left, Wall.right, Wall.shelf(1), Wall.shelf(2),
      Place(row: 1), Place(column: 1), [1, 2], ["1", "2"], IndexPath(indexes: [0, 1]),
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
      URL(string: "http://a/1"), URL(string: "http://b/2"), Set(1...20), Set(2...20),
      Dictionary(uniqueKeysWithValues: (1...20).map { ($0, "\($0)") }),
      Pair(a: "1, b=String 2", b: "3"), Pair(a: "1", b: "2, b=String 3"),
    ]
  }

  @Test func idsAreEqualWhenTheirIdentifiersAre() {
    let tokens = (Token(), Token())
    let identifiers = values() + [tokens.0, tokens.1]
    let candidates = values().reversed() + [tokens.0, tokens.1]
    for identifier in identifiers {
      for candidate in candidates {
        let (id, other) = (BoundaryID(identifier), BoundaryID(candidate))
        #expect((id == other) == (identifier == candidate), "\(identifier), \(candidate)")
        if id == other { #expect(id.hashValue == other.hashValue) }
      }
    }
    withExtendedLifetime(tokens) {}
    #expect(BoundaryID(0.0) == BoundaryID(-0.0))
  }

  @Test func stringsAreWrittenAsLiterals() {
    #expect(BoundaryID(AnyHashable("floor")) == "floor")
    #expect(BoundaryID("a" as NSString) == "a")
    #expect(ContactEvent.Other.boundary("floor") == .boundary(BoundaryID("floor")))
    #expect(BoundaryID(Place(row: 3)).description == "a place")
  }

  @Test func anIDDoesNotKeepAnObject() {
    weak var gone: Token?
    let id: BoundaryID
    do {
      let token = Token()
      gone = token
      id = BoundaryID(token)
      #expect(id == BoundaryID(token))
    }
    #expect(gone == nil)
  }

  @Test func stringsAndIntegersKeepTheirMeaningWhenEncoded() throws {
    for identifier in values() {
      let id = BoundaryID(identifier)
      let decoded = try JSONDecoder().decode(BoundaryID.self, from: JSONEncoder().encode(id))
      #expect(decoded.description == id.description)
      #expect((decoded == id) == (identifier.base is String || identifier.base is Int))
      let again = try JSONDecoder().decode(BoundaryID.self, from: JSONEncoder().encode(decoded))
      #expect(again == decoded)
    }
  }
}
