import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  /// Scenes that nothing drives: over a minute, their energy may go, and never comes.
  static let energy = Chapter(
    title: "Energy without driving forces",
    experiments: scenes.map { scene in
      Experiment(
        scene.name, against: "60 s: last 10 s no more than the first", within: 1e-3,
        "of the energy"
      ) { scene.growth() }
    })

  private static func grid(_ count: Int, columns: Int, apart: CGFloat) -> [CGPoint] {
    (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return CGPoint(x: 70 + apart * CGFloat(column), y: 70 + apart * CGFloat(row))
    }
  }

  private static let scenes: [PassiveScene] = [
    PassiveScene("elastic ball on a floor") {
      let lab = Laboratory(.disc(500, 700, 40))
      lab.properties.elasticity = 1
      lab.addWalls()
      lab.addGravity()
      return (lab, { lab.weightEnergy(above: 980) })
    },
    PassiveScene("elastic box tumbling in a room") {
      let lab = Laboratory(.box(500, 500, 80, 30))
      lab.properties.elasticity = 1
      lab.properties.friction = 0
      lab.addWalls()
      lab.addGravity()
      lab.throwItem(at: CGVector(dx: 300, dy: -200), spin: 5)
      return (lab, { lab.weightEnergy(above: 1000) })
    },
    PassiveScene("twenty elastic discs in a box") {
      var random = SeededGenerator(seed: 1)
      let lab = Laboratory(
        grid(20, columns: 5, apart: 90).map { .disc($0.x, $0.y, 50) },
        bounds: CGRect(x: 0, y: 0, width: 500, height: 400))
      lab.properties.elasticity = 1
      lab.properties.friction = 0
      lab.addWalls()
      for index in lab.items.indices {
        lab.throwItem(
          index,
          at: CGVector(dx: random.double(in: -400...400), dy: random.double(in: -400...400)))
      }
      return (lab, { 0 })
    },
    PassiveScene("twelve elastic boxes in a room, with friction") {
      var random = SeededGenerator(seed: 2)
      let lab = Laboratory(
        grid(12, columns: 4, apart: 100).map { .box($0.x, $0.y, 60, 30) },
        bounds: CGRect(x: 0, y: 0, width: 500, height: 400))
      lab.properties.elasticity = 1
      lab.addWalls()
      lab.addGravity()
      for index in lab.items.indices {
        lab.throwItem(
          index, at: CGVector(dx: random.double(in: -400...400), dy: 0),
          spin: random.double(in: -5...5))
      }
      return (lab, { lab.weightEnergy(above: 400) })
    },
    PassiveScene("twelve elastic boxes in a room, without friction") {
      var random = SeededGenerator(seed: 3)
      let lab = Laboratory(
        grid(12, columns: 4, apart: 100).map { .box($0.x, $0.y, 60, 30) },
        bounds: CGRect(x: 0, y: 0, width: 500, height: 400))
      lab.properties.elasticity = 1
      lab.properties.friction = 0
      lab.addWalls()
      lab.addGravity()
      for index in lab.items.indices {
        lab.throwItem(
          index, at: CGVector(dx: random.double(in: -400...400), dy: 0),
          spin: random.double(in: -5...5))
      }
      return (lab, { lab.weightEnergy(above: 400) })
    },
    PassiveScene("twenty elastic discs under gravity") {
      let lab = Laboratory(
        grid(20, columns: 5, apart: 91).map { .disc($0.x + $0.y / 9, $0.y, 50) },
        bounds: CGRect(x: 0, y: 0, width: 500, height: 400))
      lab.properties.elasticity = 1
      lab.properties.friction = 0
      lab.addWalls()
      lab.addGravity()
      return (lab, { lab.weightEnergy(above: 400) })
    },
    PassiveScene("pile of ten boxes") {
      let boxes = (0..<10).map { index -> BasicItem in
        let height = CGFloat(index)
        return .box(index % 2 == 0 ? 500 : 505, 980 - 41 * height, 60, 40)
      }
      let lab = Laboratory(boxes)
      lab.addWalls()
      lab.addGravity()
      return (lab, { lab.weightEnergy(above: 1000) })
    },
    PassiveScene("pendulum, 150°") {
      let lab = Laboratory(.box(600, 500 - 173, 20, 20))
      lab.add(AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 500, y: 500)))
      lab.addGravity()
      return (lab, { lab.weightEnergy(above: 700) })
    },
    PassiveScene("double pendulum of pins") {
      let lab = Laboratory([.box(600, 300, 200, 20), .box(800, 300, 200, 20)])
      lab.add(
        AttachmentBehavior(
          item: lab.items[0], offsetFromCenter: Offset(horizontal: -100, vertical: 0),
          attachedToAnchor: CGPoint(x: 500, y: 300)),
        AttachmentBehavior.pinAttachment(
          with: lab.items[0], attachedTo: lab.items[1],
          attachmentAnchor: CGPoint(x: 700, y: 300)))
      lab.addGravity()
      return (lab, { lab.weightEnergy(above: 700) })
    },
    PassiveScene("chain of 20 rods") {
      let links = (0..<20).map { BasicItem.box(500 + 20 * CGFloat($0), 300, 10, 10) }
      let lab = Laboratory(links)
      lab.add(AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 480, y: 300)))
      for (a, b) in zip(lab.items, lab.items.dropFirst()) {
        lab.add(AttachmentBehavior(item: a, attachedTo: b))
      }
      lab.addGravity()
      return (lab, { lab.weightEnergy(above: 700) })
    },
    PassiveScene("undamped spring under gravity") {
      let lab = Laboratory(.crate(600, 500))
      let spring = AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 500, y: 400))
      spring.length = 100
      spring.frequency = 1
      lab.add(spring)
      lab.addGravity()
      return (
        lab,
        {
          let stretch = distance(lab.item.center, CGPoint(x: 500, y: 400)) - 100
          return lab.weightEnergy(above: 600) + stretch * stretch * pow(2 * .pi, 2) / 2
        }
      )
    },
    PassiveScene("rope, ball thrown round") {
      let lab = Laboratory([.box(500, 500, 20, 20), .box(500, 600, 20, 20)])
      let anchor = DynamicItemBehavior(items: [lab.items[0]])
      anchor.isAnchored = true
      lab.add(
        AttachmentBehavior.limitAttachment(
          with: lab.items[1], offsetFromCenter: .zero, attachedTo: lab.items[0],
          offsetFromCenter: .zero), anchor)
      lab.addGravity()
      lab.throwItem(1, at: CGVector(dx: 650, dy: 0))
      return (lab, { lab.weightEnergy(above: 700) })
    },
    PassiveScene("arm flung between the stops of a pin") {
      let lab = Laboratory([.box(500, 500, 20, 20), .box(560, 500, 100, 10)])
      let anchor = DynamicItemBehavior(items: [lab.items[0]])
      anchor.isAnchored = true
      let pin = AttachmentBehavior.pinAttachment(
        with: lab.items[1], attachedTo: lab.items[0], attachmentAnchor: CGPoint(x: 500, y: 500))
      pin.attachmentRange = FloatRange(minimum: -1, maximum: 1)
      lab.add(anchor, pin)
      lab.addGravity()
      lab.throwItem(1, at: .zero, spin: 10)
      return (lab, { lab.weightEnergy(above: 600) })
    },
    PassiveScene("two welded items, thrown, in a room") {
      let lab = Laboratory([.box(400, 500, 100, 40), .box(500, 520, 100, 80)])
      lab.properties.elasticity = 1
      lab.add(
        AttachmentBehavior.fixedAttachment(
          with: lab.items[0], attachedTo: lab.items[1],
          attachmentAnchor: CGPoint(x: 450, y: 500)))
      lab.addWalls()
      lab.throwItem(0, at: CGVector(dx: 300, dy: 200))
      return (lab, { 0 })
    },
    PassiveScene("slider on a tilted line between stops") {
      let lab = Laboratory(.box(500, 500, 50, 50))
      let slide = AttachmentBehavior.slidingAttachment(
        with: lab.item, attachmentAnchor: lab.item.center,
        axisOfTranslation: CGVector(dx: 1, dy: 0.5))
      slide.attachmentRange = FloatRange(minimum: -100, maximum: 100)
      lab.add(slide)
      lab.addGravity()
      lab.throwItem(at: CGVector(dx: -900, dy: 0))
      return (lab, { lab.weightEnergy(above: 700) })
    },
    PassiveScene("orbit, eccentricity 0.5") {
      let lab = Laboratory(.box(700, 500, 10, 10))
      let sun = FieldBehavior.radialGravityField(position: CGPoint(x: 500, y: 500))
      sun.strength = 12
      sun.addItem(lab.item)
      lab.add(sun)
      lab.throwItem(at: CGVector(dx: 0, dy: 100 * 3.0.squareRoot()))
      return (
        lab,
        {
          // From the bottom of what it can reach, so that the energy is positive.
          let metres = distance(lab.item.center, CGPoint(x: 500, y: 500)) / 100
          return lab.mass() * 10_000 * 12 * (1 / 0.6 - 1 / metres)
        }
      )
    },
    PassiveScene("spring field") {
      let lab = Laboratory(.crate(700, 500))
      let field = FieldBehavior.springField()
      field.position = CGPoint(x: 500, y: 500)
      field.strength = 20
      field.addItem(lab.item)
      lab.add(field)
      lab.throwItem(at: CGVector(dx: 0, dy: 300))
      return (
        lab, { 20 * pow(distance(lab.item.center, CGPoint(x: 500, y: 500)), 2) / 2 }
      )
    },
    PassiveScene("charge in a magnetic field") {
      let lab = Laboratory(.crate(500, 500))
      lab.properties.charge = 5
      let field = FieldBehavior.magneticField()
      field.strength = 3
      field.position = CGPoint(x: 450, y: 450)
      field.addItem(lab.item)
      lab.add(field)
      lab.throwItem(at: CGVector(dx: 200, dy: 100))
      return (lab, { 0 })
    },
  ]
}

/// A scene and its energy, apart from that of motion.
private struct PassiveScene: Sendable {
  let name: String
  private let build: @Sendable () -> (Laboratory, () -> CGFloat)

  init(_ name: String, build: @escaping @Sendable () -> (Laboratory, () -> CGFloat)) {
    self.name = name
    self.build = build
  }

  /// How much the largest energy of the last of six stretches of 10 s exceeds that of the first.
  func growth() -> Double {
    let (lab, potential) = build()
    let largest = (0..<6).map { _ in
      var largest = -Double.infinity
      for _ in 0..<1200 {
        lab.step()
        largest = max(largest, lab.kineticEnergy + potential())
      }
      return largest
    }
    return max(0, largest[5] / largest[0] - 1)
  }
}
