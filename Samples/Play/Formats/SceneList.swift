/// All scenes with their hints, one per line.
enum SceneList {
  static var text: String {
    let width = PlayScene.all.map(\.name.count).max() ?? 0
    return PlayScene.Kind.allCases.map { kind in
      let lines = PlayScene.all.filter { $0.kind == kind }.map { scene in
        let gap = String(repeating: " ", count: width - scene.name.count)
        return "  \(scene.name)\(gap)  \(scene.hint)\n"
      }
      return "\(kind.rawValue)\n" + lines.joined()
    }.joined(separator: "\n")
  }
}
