import DynamicsEndurance
import Testing

/// A few of the scenes that `endurance invariants` plays by the thousand.
@Suite struct InvariantTests {
  @Test(
    arguments: [
      (InvariantScene.Kind.dolls, 3), (.onePlace, 4), (.nets, 6), (.chains, 5), (.shapes, 20),
      (.heapDrags, 20), (.floorDrags, 20), (.tiles, 20), (.containers, 40), (.rows, 60),
    ] as [(InvariantScene.Kind, UInt64)])
  func nothingExplodesOverlapsOrIsLeftBehind(kind: InvariantScene.Kind, count: UInt64) {
    let findings = InvariantSearch.run(20_000..<20_000 + count, kinds: [kind])
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }
}
