extension Proof.Chapter {
  /// In the order of the book.
  package static let all: [Proof.Chapter] = [
    .collisions, .rollingAndSliding, .inclines, .masonry, .toppling, .pendulums, .tracks, .springs,
    .painleve, .dominoes, .grains, .gas,
  ]
}
