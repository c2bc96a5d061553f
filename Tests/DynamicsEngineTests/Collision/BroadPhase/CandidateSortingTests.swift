import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

@Suite struct CandidateSortingTests {
  /// The ranks of edges use the highest bit.
  private static let ranks: [[UInt32]] = [
    [0, 1, 7, 255, 256, 70_000, Counters.firstEdge, Counters.firstEdge + 65_537],
    [0, 1, 0, 1, 0, 1, 0, 1],
  ]

  /// Below and above the number from which candidates are sorted by digits.
  @Test(arguments: [0, 1, 2, 50, 1999, 2001, 6000], ranks)
  func candidatesAreInTheOrderOfTheirKeys(count: Int, ranks: [UInt32]) {
    var random = SeededGenerator(seed: UInt64(count))
    let shapes = FlatArray<ShapePointer>()
    defer { for shape in shapes.buffer { shape.deallocate() } }
    for rank in ranks {
      let shape = ShapePointer.allocate(capacity: 1)
      shape.initialize(to: ShapeRow())
      shape.pointee.rank = rank
      shapes.append(shape)
    }
    let candidates = FlatArray<Candidate>()
    for _ in 0..<count {
      candidates.append(
        Candidate(shapes[random.int(in: 0...7)], shapes[random.int(in: 0...7)]))
    }
    let expected = candidates.buffer.map(\.key).sorted()
    candidates.sort(using: FlatArray<Candidate>())
    #expect(candidates.buffer.map(\.key) == expected)
    #expect(
      candidates.buffer.allSatisfy {
        $0.key == UInt64($0.a.pointee.rank) << 32 | UInt64($0.b.pointee.rank)
      })
  }
}
