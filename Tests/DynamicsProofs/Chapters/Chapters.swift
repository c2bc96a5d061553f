extension Proof.Chapter {
  /// In the order of the book.
  package static let all: [Proof.Chapter] = [
    .collisions, .rollingAndSliding, .inclines, .masonry, .loads, .toppling, .pendulums, .tracks,
    .springs, .painleve, .dominoes, .grains, .gas,
  ]

  /// The proofs with a word in their names, or in the title of their chapter, in any case; all without one.
  package static func all(with word: String?) -> [Proof.Chapter] {
    guard let word = word?.lowercased() else { return all }
    return all.compactMap { chapter in
      if chapter.title.lowercased().contains(word) { return chapter }
      let proofs = chapter.proofs.filter { $0.name.lowercased().contains(word) }
      return proofs.isEmpty ? nil : Proof.Chapter(title: chapter.title, proofs: proofs)
    }
  }
}
