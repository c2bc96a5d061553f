import Dynamics

/// A scene that does its best to get items out of boundaries, as plain values.
///
/// Parts can be left out, and what refers to them is then left out, too: so a scene in which an item
/// got out shrinks to what is needed for that.
package struct EscapeScene {
  /// Seconds.
  var timeStep: Double
  var steps: Int
  /// The animator's.
  var bounds: CGRect
  var parts: [Part]

  enum Part {
    case wall(Wall)
    case item(Item)
    case pull(Pull)
    case change(Change, step: Int)
  }

  /// A boundary of one of two collision behaviors.
  struct Wall {
    var name: Int
    var behavior: Int
    var kind: Kind

    enum Kind {
      case path(Outline)
      case referenceBounds(EdgeInsets)
    }
  }

  struct Item {
    enum Shape: Int, CaseIterable { case rectangle, ellipse, triangle, hexagon, group }

    var name: Int
    var shape: Shape
    var center: CGPoint
    var size: CGSize
    var angle: CGFloat
    /// The collision behaviors that it joins.
    var behaviors: [Int]
    var isAnchored: Bool
    var turns: Bool
    var density, elasticity, friction, resistance: CGFloat
    var velocity: CGPoint
    var spin: CGFloat
  }

  /// A behavior on one item, two, or all.
  enum Pull {
    case gravity(CGVector)
    case push(Int, CGVector, Offset, isContinuous: Bool)
    case snap(Int, CGPoint, damping: CGFloat)
    case drag(Int, to: CGPoint)
    case anchor(Int, Offset, CGPoint, length: CGFloat, frequency: CGFloat, damping: CGFloat)
    case rail(Int, CGPoint, CGVector)
    case tie(Tie, Int, Int, frequency: CGFloat)
    case field(Field, CGPoint, CGVector, strength: CGFloat)
  }

  enum Tie: Int, CaseIterable { case rod, spring, rope, pin, weld, slide }
  enum Field: Int, CaseIterable {
    case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
    case custom
  }

  /// What the program does between two steps.
  enum Change {
    case bounds(CGRect)
    case replace(Int, Outline)
    /// By so many points in this and each later step.
    case slide(Int, CGVector)
    case removeWall(Int)
    case leave(Int, behavior: Int)
    case join(Int, behavior: Int)
    case move(Int, CGPoint)
    case boundariesOff(behavior: Int)
    case boundariesOn(behavior: Int)
    case anchor(Int)
    case deactivate(Int)
    /// The program moves it from now on.
    case drive(Int, CGPoint, spin: CGFloat)
    case retime(Double)
  }
}

extension EscapeScene: CustomStringConvertible {
  package var description: String {
    var lines = ["\(steps) steps of \(timeStep) s, reference bounds \(bounds)"]
    for part in parts {
      switch part {
      case .wall(let wall): lines.append("\(wall)")
      case .item(let item): lines.append("\(item)")
      case .pull(let pull): lines.append("\(pull)")
      case .change(let change, let step): lines.append("before step \(step): \(change)")
      }
    }
    return Self.noise.reduce(lines.joined(separator: "\n")) {
      $0.replacing($1, with: String($1.filter { " (".contains($0) }.prefix(1)))
    }
  }

  /// What Swift says of a value beyond the value.
  private static let noise = [
    "DynamicsEndurance.", "DynamicsGeometry.", "Foundation.", "EscapeScene.", "Outline.",
    "Wall.Kind.", "Item.Shape.", "Tie.", "Field.", "CGPoint", "CGSize", "CGVector", "CGRect",
    "origin: ", "size: ", "(x: ", " y: ", "(width: ", " height: ", "(dx: ", " dy: ",
  ]
}
