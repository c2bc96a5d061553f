import Dynamics
import Foundation

extension Chapter {
  static let machines = Chapter(
    title: "Machines",
    experiments: [
      Experiment(
        "Atwood's machine, 1 kg and 0.36 kg, velocity", against: "g·t·(m₁ − m₂)/(m₁ + m₂)",
        within: 1e-9, "of the velocity"
      ) {
        let lab = Laboratory([.box(300, 300, 100, 100), .box(700, 300, 60, 60)])
        lab.add(
          PulleyBehavior(
            item: lab.items[0], over: CGPoint(x: 300, y: 0), attachedTo: lab.items[1],
            over: CGPoint(x: 700, y: 0)))
        lab.addGravity()
        let acceleration = 1000 * (lab.mass(0) - lab.mass(1)) / (lab.mass(0) + lab.mass(1))
        return largestError { note in
          for step in 1...40 {
            lab.step()
            note(lab.velocity().dy / (acceleration * CGFloat(step) / 120) - 1)
          }
        }
      },
      Experiment(
        "two gears, ratio −2, torque of 1 N·m, angular velocity", against: "τ·t/(I₁ + 4·I₂)",
        within: 1e-9, "of the angular velocity"
      ) {
        let lab = Laboratory([.box(300, 300, 100, 100), .box(700, 300, 60, 60)])
        let axles = lab.items.map { AttachmentBehavior(item: $0, attachedToAnchor: $0.center) }
        axles[0].motor = AttachmentBehavior.Motor(speed: 1e6, maximum: 1)
        lab.add(axles[0], axles[1], GearBehavior(from: axles[0], to: axles[1], ratio: -2))
        let acceleration = 1e4 / (lab.moment(0) + 4 * lab.moment(1))
        return largestError { note in
          for step in 1...240 {
            lab.step()
            note(lab.spin() / (acceleration * CGFloat(step) / 120) - 1)
          }
        }
      },
      Experiment(
        "rack of 0.36 kg that falls and turns its pinion, velocity", against: "g·t·m/(m + I/r²)",
        within: 1e-9, "of the velocity"
      ) {
        let lab = Laboratory([.box(300, 300, 100, 100), .box(700, 300, 60, 60)])
        let axle = AttachmentBehavior(item: lab.item, attachedToAnchor: lab.item.center)
        let rail = AttachmentBehavior.slidingAttachment(
          with: lab.items[1], attachmentAnchor: lab.items[1].center,
          axisOfTranslation: CGVector(dx: 0, dy: 1))
        lab.add(axle, rail, GearBehavior(from: axle, to: rail, ratio: 50))
        lab.addGravity()
        let acceleration = 1000 * lab.mass(1) / (lab.mass(1) + lab.moment(0) / 2500)
        return largestError { note in
          for step in 1...60 {
            lab.step()
            note(lab.velocity(1).dy / (acceleration * CGFloat(step) / 120) - 1)
          }
        }
      },
      Experiment(
        "twenty gears, ratio −1.1, after 20 s, last angle", against: "the first angle · 1.1¹⁹",
        within: 1e-9, "of the angle"
      ) {
        let lab = Laboratory((0..<20).map { .box(50 + 45 * CGFloat($0), 500, 40, 40) })
        let axles = lab.items.map { AttachmentBehavior(item: $0, attachedToAnchor: $0.center) }
        axles[0].motor = AttachmentBehavior.Motor(speed: 3, maximum: .infinity)
        for axle in axles { lab.add(axle) }
        for (one, other) in zip(axles, axles.dropFirst()) {
          lab.add(GearBehavior(from: one, to: other, ratio: -1.1))
        }
        lab.step(2400)
        return largestError { note in
          note(axles[19].angle! / (pow(-1.1, 19) * axles[0].angle!) - 1)
        }
      },
      Experiment(
        "ratchet with teeth of 30° under a torque of 5 N·m, angle",
        against: "that of the last tooth",
        within: 1e-5, "rad"
      ) {
        let lab = Laboratory(.box(500, 500, 100, 100))
        let axle = AttachmentBehavior(item: lab.item, attachedToAnchor: lab.item.center)
        lab.add(axle, RatchetBehavior(on: axle, tooth: .pi / 6))
        lab.throwItem(at: .zero, spin: 3)
        lab.step(120)
        axle.motor = AttachmentBehavior.Motor(speed: -10, maximum: 5)
        lab.step(60)
        return largestError { note in
          for _ in 1...60 {
            lab.step()
            note(axle.angle! - 5 * .pi / 6)
          }
        }
      },
      Experiment(
        "item 90 pt outside its area, 2 Hz, place", against: "x″ = −ω²·C − 2·ω·x′, implicit",
        within: 1e-6, "pt"
      ) {
        let lab = Laboratory(.box(30, 500, 40, 40))
        let layout = LayoutBehavior(items: lab.items)
        layout.area = CGRect(x: 100, y: 400, width: 300, height: 300)
        layout.frequency = 2
        lab.add(layout)
        let (h, omega) = (CGFloat(Laboratory.step), 4 * CGFloat.pi)
        var (place, velocity) = (CGFloat(30), CGFloat(0))
        return largestError { note in
          for _ in 1...60 {
            lab.step()
            velocity = (velocity - h * omega * omega * (place - 120)) / pow(1 + h * omega, 2)
            place += h * velocity
            note(lab.item.center.x - place)
          }
        }
      },
    ])
}
