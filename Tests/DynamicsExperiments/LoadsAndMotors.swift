import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  static let loads = Chapter(
    title: "Loads and motors",
    experiments: [
      Experiment(
        "1 kg hanging on a rod, force", against: "m·g", within: 1e-3, "of the force"
      ) {
        let lab = Laboratory(.box(500, 400, 100, 100))
        let rod = AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 500, y: 300))
        lab.add(rod)
        lab.addGravity()
        return largestError { note in
          for _ in 1...240 {
            lab.step()
            note(rod.reactionForce.dy / -10 - 1)
          }
        }
      },
      Experiment(
        "rod of 200 pt, 120° swing, force", against: "m·g·cos θ + m·v²/L", within: 1e-3,
        "of the greatest force"
      ) {
        let (length, angle) = (CGFloat(200), 2 * CGFloat.pi / 3)
        let lab = Laboratory(
          .box(500 + length * sin(angle), 300 + length * cos(angle), 100, 100))
        let rod = AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 500, y: 300))
        lab.add(rod)
        lab.addGravity()
        return largestError { note in
          for _ in 1...480 {
            let cosine = (lab.item.center.y - 300) / length
            let velocity = lab.velocity()
            let square = velocity.dx * velocity.dx + velocity.dy * velocity.dy
            let arm = CGVector(dx: 500 - lab.item.center.x, dy: 300 - lab.item.center.y)
            lab.step()
            let force = (rod.reactionForce.dx * arm.dx + rod.reactionForce.dy * arm.dy) / length
            note((force - (10 * cosine + square / length / 100)) / 40)
          }
        }
      },
      Experiment(
        "30 boxes of 1 kg on rods, force of each rod", against: "the weight below it",
        within: 1e-3, "of the weight"
      ) {
        let lab = Laboratory((0..<30).map { .box(500, 200 + 120 * CGFloat($0), 100, 100) })
        var rods = [AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 500, y: 50))]
        for (upper, lower) in zip(lab.items, lab.items.dropFirst()) {
          rods.append(AttachmentBehavior(item: lower, attachedTo: upper))
        }
        for rod in rods { lab.add(rod) }
        lab.addGravity()
        lab.step(60)
        return largestError { note in
          for (place, rod) in rods.enumerated() {
            note(rod.reactionForce.dy / (-10 * CGFloat(30 - place)) - 1)
          }
        }
      },
      Experiment(
        "motor of 1 N·m on a pin, angular velocity", against: "T·t/I, up to its speed",
        within: 1e-9, "of its speed"
      ) {
        let lab = Laboratory([.box(500, 500, 100, 100), .box(500, 500, 20, 20)])
        let axle = addMotor(to: lab, 0, against: 1, speed: 5, maximum: 1)
        axle.attachedItemsCollide = false
        let share = 1 / lab.moment(0) + 1 / lab.moment(1)
        return largestError { note in
          for step in 1...120 {
            lab.step()
            let expected = min(1e4 * share * CGFloat(step) * CGFloat(Laboratory.step), 5)
            note((lab.spin(0) - lab.spin(1) - expected) / 5)
          }
        }
      },
      Experiment(
        "motor at the end of a hanging chain of 20 pins", against: "its speed",
        within: 1e-6, "of its speed"
      ) {
        let lab = Laboratory((0..<20).map { .box(500, 120 + 40 * CGFloat($0), 20, 40) })
        lab.add(
          AttachmentBehavior(
            item: lab.item, offsetFromCenter: Offset(horizontal: 0, vertical: -20),
            attachedToAnchor: CGPoint(x: 500, y: 100)))
        for (a, b) in zip(lab.items, lab.items.dropFirst()).dropLast() {
          lab.add(
            AttachmentBehavior.pinAttachment(
              with: b, attachedTo: a, attachmentAnchor: CGPoint(x: 500, y: a.center.y + 20)))
        }
        _ = addMotor(to: lab, 19, against: 18, speed: 5, maximum: .infinity)
        lab.addGravity()
        return largestError { note in
          // Later, links that hardly move count as at rest, and have no velocity.
          for _ in 1...60 {
            lab.step()
            note((lab.spin(19) - lab.spin(18)) / 5 - 1)
          }
        }
      },
    ])

  private static func addMotor(
    to lab: Laboratory, _ first: Int, against second: Int, speed: CGFloat, maximum: CGFloat
  ) -> AttachmentBehavior {
    let axle = AttachmentBehavior.pinAttachment(
      with: lab.items[first], attachedTo: lab.items[second],
      attachmentAnchor: lab.items[first].center)
    axle.motor = AttachmentBehavior.Motor(speed: speed, maximum: maximum)
    lab.add(axle)
    return axle
  }
}
