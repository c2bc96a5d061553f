import DynamicsProofs
import Testing

/// A word chooses proofs.
@Suite struct ChapterTests {
  @Test func withoutAWordAllAreChosen() {
    #expect(Proof.Chapter.all(with: nil).map(\.title) == Proof.Chapter.all.map(\.title))
  }

  @Test func aWordOfANameChoosesInAnyCase() {
    let chapters = Proof.Chapter.all(with: "LADDER")
    #expect(chapters.map(\.title) == ["Friction that holds"])
    #expect(chapters.flatMap(\.proofs).map(\.name).allSatisfy { $0.hasPrefix("ladder") })
    #expect(chapters.flatMap(\.proofs).count == 2)
  }

  @Test func aTitleChoosesItsChapter() throws {
    let tracks = try #require(Proof.Chapter.all.first { $0.title == "Tracks" })
    let chosen = Proof.Chapter.all(with: "tracks")
    #expect(chosen.map(\.title) == ["Tracks"])
    #expect(chosen.flatMap(\.proofs).map(\.name) == tracks.proofs.map(\.name))
  }

  @Test func anUnknownWordChoosesNothing() {
    #expect(Proof.Chapter.all(with: "perpetual motion").isEmpty)
  }
}
