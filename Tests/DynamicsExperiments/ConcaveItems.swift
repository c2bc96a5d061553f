import Dynamics
import Foundation

extension Chapter {
  /// Items whose paths are not convex.
  static let concaveItems = Chapter(
    title: "Concave items",
    experiments: [
      Experiment(
        "L, U and star, pushed beside the center, spin", against: "r × J/I of the area",
        within: 1e-9, "of the spin"
      ) {
        largestError { note in
          for area in [PolygonArea.angle, .channel, .star] {
            let lab = Laboratory(area.item(at: CGPoint(x: 500, y: 500)))
            let push = PushBehavior(items: lab.items, mode: .instantaneous)
            push.pushDirection = CGVector(dx: 0, dy: 1)
            push.setTargetOffsetFromCenter(Offset(horizontal: 30, vertical: 0), for: lab.item)
            lab.add(push)
            lab.step()
            // 1 N·s is 100 kg·pt/s.
            note(lab.spin() / (30 * 100 / (area.mass * area.momentPerMass)) - 1)
          }
        }
      },
      Experiment(
        "U upside down on a round peg, period", against: "2π·√((I/m + d²)/(g·(d + r)))",
        within: 2e-3, "of the period"
      ) {
        let (area, radius) = (PolygonArea.channel, 1.0)
        // From the inner side, which lies on the peg, down to the center of mass.
        let depth = Double(-area.corners[0].y)
        let lab = Laboratory([
          area.item(at: CGPoint(x: 500, y: 500 - radius + depth)),
          .disc(500, 500, 2 * CGFloat(radius)),
        ])
        lab.properties.friction = 1
        let peg = DynamicItemBehavior(items: [lab.items[1]])
        peg.isAnchored = true
        lab.add(peg, GravityBehavior(items: [lab.item]), CollisionBehavior(items: lab.items))
        lab.throwItem(at: .zero, spin: 0.1)
        let inertia = area.momentPerMass + depth * depth
        let expected = 2 * .pi * (inertia / (1000 * (depth + radius))).squareRoot()
        return periodOfTurning(lab) / expected - 1
      },
      Experiment(
        "disc in a bowl of 24 lines that is an anchored item, 10 s",
        against: "the same lines as a boundary", within: 1e-6, "pt"
      ) {
        let (item, boundary) = (rollInBowl(asItem: true), rollInBowl(asItem: false))
        return largestError { note in
          for (a, b) in zip(item, boundary) { note(distance(a, b)) }
        }
      },
    ])
}

/// The mean time between two turns through angle 0 in the same direction.
private func periodOfTurning(_ lab: Laboratory) -> Double {
  var (times, last) = ([Double](), 0.0)
  for step in 1...1200 {
    lab.step()
    let angle = Double(lab.item.angle)
    if last < 0, angle >= 0 {
      times.append((Double(step) - angle / (angle - last)) * Laboratory.step)
    }
    last = angle
  }
  guard let first = times.first, let end = times.last, times.count > 1 else { return .nan }
  return (end - first) / Double(times.count - 1)
}

/// The places of a disc that rolls from side to side.
private func rollInBowl(asItem: Bool) -> [CGPoint] {
  let arc = (0...24).map { index in
    let angle = Double.pi * (1 - Double(index) / 24)
    return CGPoint(x: 180 * cos(angle), y: 180 * sin(angle))
  }
  let lab = Laboratory(.disc(380, 520, 40))
  lab.properties.friction = 0.5
  lab.addGravity()
  let collision = CollisionBehavior(items: lab.items)
  if asItem {
    let block = [(200, 0), (200, 250), (-200, 250), (-200, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    let bowl = PolygonArea(corners: arc + block).item(at: CGPoint(x: 500, y: 500))
    let anchor = DynamicItemBehavior(items: [bowl])
    anchor.isAnchored = true
    anchor.friction = 0.5
    collision.addItem(bowl)
    lab.add(anchor)
  } else {
    let lines = PolygonArea.path(arc.map { CGPoint(x: $0.x + 500, y: $0.y + 500) })
    collision.addBoundary(withIdentifier: "bowl", for: lines)
  }
  lab.add(collision)
  return (0..<1200).map { _ in
    lab.step()
    return lab.item.center
  }
}
