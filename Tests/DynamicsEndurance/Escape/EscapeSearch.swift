import Dynamics

/// Plays scenes by their seeds; one in which something got out is told as small as it gets.
package enum EscapeSearch {
  package struct Escape: CustomStringConvertible {
    package let seed: UInt64
    package let words: String
    package let scene: EscapeScene

    package var description: String { "seed \(seed), \(words)\n\(scene)" }
  }

  /// What came of some scenes.
  package struct Tally {
    package var steps = 0
    package var escapes: [Escape] = []

    package init() {}
  }

  package static func run(_ seeds: Range<UInt64>, isShort: Bool = false) -> Tally {
    var tally = Tally()
    for seed in seeds {
      let scene = EscapeScene(seed: seed, isShort: isShort)
      let (words, steps) = play(scene)
      tally.steps += steps
      if words != nil { tally.escapes.append(smallest(scene, seed)) }
    }
    return tally
  }

  private static func play(_ scene: EscapeScene) -> (words: String?, steps: Int) {
    // What the scenes ask for is at times refused, which is no news.
    DynamicsDiagnostics.collecting {
      let run = EscapeRun(scene)
      return (run.run(), run.steps)
    }.result
  }

  /// Leaves out one part after the other, as long as something still gets out.
  private static func smallest(_ scene: EscapeScene, _ seed: UInt64) -> Escape {
    var scene = scene
    var words = play(scene).words ?? ""
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for index in scene.parts.indices.reversed() {
        var fewer = scene
        fewer.parts.remove(at: index)
        guard let stillWrong = play(fewer).words else { continue }
        (scene, words, hasShrunk) = (fewer, stillWrong, true)
      }
    }
    return Escape(seed: seed, words: words, scene: scene)
  }

  /// Items thrown at lines and bars.
  ///
  /// - Returns: The scenes in which one passed, in words.
  package static func tunnel(_ seeds: Range<UInt64>) -> [String] {
    seeds.compactMap { seed in
      let scene = TunnelScene(seed: seed)
      return scene.run().map { "seed \(seed), \($0)\n\(scene)" }
    }
  }
}
