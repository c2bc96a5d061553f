extension Proof.Chapter {
  /// In the order of the book.
  package static let all: [Proof.Chapter] = [
    .collisions, .rollingAndSliding, .inclines, .masonry, .loads, .toppling, .pendulums, .tracks,
    .springs, .painleve, .dominoes, .grains, .gas,
  ]
}
