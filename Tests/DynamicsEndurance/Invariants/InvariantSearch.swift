/// Plays many scenes of each kind.
package enum InvariantSearch {
  /// A scene with its faults.
  package struct Finding: CustomStringConvertible {
    package var scene: InvariantScene
    package var faults: [InvariantFault]

    package var description: String {
      "\(scene): " + faults.map(\.description).joined(separator: "; ")
    }
  }

  /// - Parameter report: Gets each finding at once.
  package static func run(
    _ seeds: Range<UInt64>, kinds: [InvariantScene.Kind] = InvariantScene.Kind.allCases,
    report: (Finding) -> Void = { _ in }
  ) -> [Finding] {
    var findings: [Finding] = []
    for kind in kinds {
      for seed in seeds {
        let scene = InvariantScene(kind, seed: seed)
        let faults = scene.run()
        guard !faults.isEmpty else { continue }
        findings.append(Finding(scene: scene, faults: faults))
        report(findings[findings.count - 1])
      }
    }
    return findings
  }
}
