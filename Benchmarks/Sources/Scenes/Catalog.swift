extension Scene {
  /// All scenes of the table, in its order.
  package static var all: [Scene] {
    [
      .heap(1000), .pyramid, .cards, .chain, .dolls, .springs(200), .list, .discs, .balls, .fields,
      .remembered, .one, .rest(10_000), .rest(0), .terrain,
    ] + [100, 1000, 5000, 20_000].map(Scene.apart)
  }

  /// Returns the scene for an argument of `--scene`, in upper or lower case.
  ///
  /// Scenes with a number of items also accept another number, such as `heap-300`.
  package static func named(_ name: String) -> Scene? {
    let name = name.lowercased()
    if let scene = all.first(where: { $0.name.lowercased() == name }) { return scene }
    let parts = name.split(separator: "-")
    guard parts.count == 2, let count = Int(parts[1]), (1...100_000).contains(count) else {
      return nil
    }
    switch parts[0] {
    case "heap": return heap(count)
    case "springs": return springs(count)
    case "apart": return apart(count)
    case "rest": return rest(count)
    default: return nil
    }
  }
}
