/// A scene of a proof, as a picture of it shows it.
package struct Exhibit: Sendable {
  /// The picture's name.
  package let name: String
  /// What is seen, for those who do not see it.
  package let description: String
  package let scene: Scene
  /// The part of the scene that is seen.
  package let x: ClosedRange<Double>
  package let y: ClosedRange<Double>
  /// The time that is seen where nothing moves, in seconds.
  package let opening: Double
  /// Whether the picture counts the hits.
  package let countsHits: Bool
}

extension Scene {
  /// Scenes beside each other, each away from the one before by a distance; all last as long.
  static func row(_ scenes: [Scene], apart distance: Vector, seconds: Double) -> Scene {
    var row = Scene([], gravity: scenes[0].gravity, seconds: seconds)
    row.bodiesCollide = scenes[0].bodiesCollide
    for (number, scene) in scenes.enumerated() {
      let (shift, first) = (Double(number) * distance, row.bodies.count)
      row.bodies += scene.bodies.map { body in body.with { $0.center = $0.center + shift } }
      row.walls += scene.walls.map { $0.moved(by: shift) }
      row.joints += scene.joints.map { joint in
        Joint(
          joint.kind, joint.a + first, at: joint.endA + shift, to: joint.b.map { $0 + first },
          at: joint.endB + shift, length: joint.length)
      }
    }
    return row
  }

  /// The scene for another time.
  func lasting(_ seconds: Double) -> Scene {
    var scene = self
    scene.seconds = seconds
    return scene
  }
}

extension Wall {
  fileprivate func moved(by shift: Vector) -> Wall {
    var wall = self
    wall.start = start + shift
    wall.pieces = pieces.map { piece in
      switch piece {
      case .line(let end): .line(to: end + shift)
      case .arc(let center, let radius, let from, let to):
        .arc(center: center + shift, radius: radius, from: from, to: to)
      case .curve(let end, let c1, let c2): .curve(to: end + shift, c1 + shift, c2 + shift)
      }
    }
    return wall
  }
}
