import Dynamics
import DynamicsProofs
import Foundation

/// Pictures of proofs, for the page that has them all.
enum ProofPictures {
  static let scenes: [Scene] = Proof.Chapter.all.flatMap(\.proofs).compactMap { proof in
    proof.exhibit.map(scene)
  }

  private static func scene(_ exhibit: Exhibit) -> Scene {
    let bounds = CGRect(
      x: exhibit.x.lowerBound, y: exhibit.y.lowerBound,
      width: exhibit.x.upperBound - exhibit.x.lowerBound,
      height: exhibit.y.upperBound - exhibit.y.lowerBound)
    let scale = min(640 / bounds.width, 400 / bounds.height)
    return Scene(
      exhibit.name, on: "Guides/Proofs", seconds: exhibit.scene.seconds, opensAt: exhibit.opening,
      scale: scale, isExample: false
    ) { film in
      let stage = Stage(exhibit.scene, in: bounds)
      film.background(.walls(exhibit.scene.walls, width: 3 / scale))
      for (item, body) in zip(stage.items, exhibit.scene.bodies) {
        if body.isAnchored || body.shake != nil {
          film.gray(item)
        } else if case .disc(let radius) = body.shape {
          film.look(disc: item, radius: radius)
        }
      }
      film.watch(stage.animator, strings: "#7a5230")
      if exhibit.countsHits { film.count(hitTimes(exhibit.scene), at: bounds) }
    }
  }

  private static func hitTimes(_ scene: DynamicsProofs.Scene) -> [TimeInterval] {
    // Of bodies that slide on a floor, the contacts with it that begin at first are no hits.
    SwiftDynamics().play(scene).hits.filter { $0.step > 1 }.map {
      Double($0.step) * scene.timeStep
    }
  }
}

extension Look.Backdrop {
  /// Lines of a width.
  fileprivate static func walls(_ walls: [Wall], width: Double) -> Look.Backdrop {
    Look.Backdrop(
      svg: walls.map { wall in
        let corners = wall.corners(within: 0.25).map { corner in
          "\(rounded(corner.x)) \(rounded(corner.y))"
        }
        return "<path d=\"M\(corners.joined(separator: "L"))\" fill=\"none\" stroke=\"#8a9ba8\" "
          + "stroke-width=\"\(rounded(width))\"/>"
      }.joined())
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
