extension Place {
  /// All places of sources, which are given by their paths.
  ///
  /// - Parameter folder: If given, only the places of this one.
  package static func all(in sources: [String: String], folder: String? = nil) -> [Place] {
    sources.sorted { $0.key < $1.key }
      .flatMap { PlaceVisitor.places(in: $0.value, file: $0.key) }
      .filter { folder == nil || $0.folder == folder }
  }
}
