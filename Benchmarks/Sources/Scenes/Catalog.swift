extension Scene {
  /// All scenes of the table, in its order.
  package static var all: [Scene] {
    [
      .heap(1000), .pyramid, .pyramidAwake, .cards, .chain, .discs(100), .dolls, .springs(200),
      .list,
      .discs(5000), .balls, .fields, .remembered, .one, .rest(10_000), .rest(0), .terrain,
    ] + [100, 1000, 5000, 20_000].map(Scene.apart) + extremes
  }

  /// The scenes of the table of worst steps.
  private static var extremes: [Scene] {
    [.crowd(300), .crowd(1000), .loners, .pinned(1000), .pinned(2000), .reportedDiscs]
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
    case "crowd": return crowd(count)
    case "discs": return discs(count)
    case "heap": return heap(count)
    case "pins": return pinned(count)
    case "springs": return springs(count)
    case "apart": return apart(count)
    case "rest": return rest(count)
    default: return nil
    }
  }
}
