import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  static let pendulums = Chapter(
    title: "Pendulums",
    experiments: [
      Experiment(
        "rod of 200 pt, 2° swing, period", against: "2π·√(l/g)", within: 2e-3, "of the period"
      ) {
        periodError(amplitude: 2 * .pi / 180, timeStep: Laboratory.step)
      },
      Experiment(
        "rod of 200 pt, 30° swing, period", against: "the elliptic integral", within: 0.01,
        "of the period"
      ) { periodError(amplitude: .pi / 6, timeStep: Laboratory.step) },
      Experiment(
        "rod of 200 pt, 90° swing, h = 1/960, period", against: "the elliptic integral",
        within: 0.01, "of the period"
      ) { periodError(amplitude: .pi / 2, timeStep: 1.0 / 960) },
      Experiment(
        "rod of 200 pt, 150° swing, h = 1/9600, period", against: "the elliptic integral",
        within: 0.01, "of the period"
      ) { periodError(amplitude: .pi * 5 / 6, timeStep: 1.0 / 9600) },
      Experiment(
        "rod of 200 pt, 90° swing, h from 1/4800 to 1/9600", against: "first order: error × ½",
        within: 0.05, "of the ratio"
      ) {
        let errors = [4800, 9600.0].map { periodError(amplitude: .pi / 2, timeStep: 1 / $0) }
        return errors[1] / errors[0] / 0.5 - 1
      },
      Experiment(
        "plank pinned at its end, period", against: "2π·√(I/(m·g·d))", within: 3e-3,
        "of the period"
      ) {
        let lab = Laboratory(.box(500, 200, 20, 200))
        let pin = AttachmentBehavior(
          item: lab.item, offsetFromCenter: Offset(horizontal: 0, vertical: -100),
          attachedToAnchor: CGPoint(x: 500, y: 100))
        lab.add(pin)
        lab.addGravity()
        lab.throwItem(at: CGVector(dx: 10, dy: 0), spin: -0.1)
        let moment = lab.moment() + lab.mass() * 100 * 100
        let expected = 2 * .pi * (moment / (lab.mass() * 1000 * 100)).squareRoot()
        return period(lab, timeStep: Laboratory.step) / expected - 1
      },
      Experiment(
        "chain of 20 rods, stretch while hanging from both ends", against: "its length",
        within: 0.05, "of the length"
      ) {
        let links = (0..<20).map { BasicItem.box(5 * CGFloat($0), 0, 4, 4) }
        let lab = Laboratory(links)
        lab.properties.resistance = 1
        for (a, b) in zip(links, links.dropFirst()) {
          lab.add(AttachmentBehavior(item: a, attachedTo: b))
        }
        for end in [links[0], links[19]] {
          let anchor = AttachmentBehavior(item: end, attachedToAnchor: end.center)
          lab.add(anchor)
        }
        lab.addGravity()
        return largestError { note in
          for step in 1...600 {
            lab.step()
            guard step > 60 else { continue }
            let length = zip(links, links.dropFirst()).reduce(0) {
              $0 + distance($1.0.center, $1.1.center)
            }
            note(length / (19 * 5) - 1)
          }
        }
      },
    ])

  private static func periodError(amplitude: Double, timeStep: Double) -> Double {
    let length = 200.0
    let lab = Laboratory(
      .box(500 + length * sin(amplitude), 300 + length * cos(amplitude), 10, 10),
      timeStep: timeStep)
    lab.properties.allowsRotation = false
    lab.add(AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 500, y: 300)))
    lab.addGravity()
    // 4·√(l/g)·K(sin(θ/2)), and K by the arithmetic-geometric mean.
    let exact = 2 * .pi * (length / 1000).squareRoot() / mean(1, cos(amplitude / 2))
    return period(lab, timeStep: timeStep) / exact - 1
  }

  private static func mean(_ a: Double, _ b: Double) -> Double {
    abs(a - b) < 1e-15 ? a : mean((a + b) / 2, (a * b).squareRoot())
  }

  /// The time from one crossing of x = 500 to the next one but one.
  private static func period(_ lab: Laboratory, timeStep: Double) -> Double {
    var crossings: [Double] = []
    var before = lab.item.center.x - 500
    for step in 1...Int(20 / timeStep) where crossings.count < 3 {
      lab.step()
      let now = lab.item.center.x - 500
      if before * now < 0 { crossings.append(Double(step) - now / (now - before)) }
      if now != 0 { before = now }
    }
    return crossings.count == 3 ? (crossings[2] - crossings[0]) * timeStep : .nan
  }

  static let orbits = Chapter(
    title: "Orbits in a radial field",
    experiments: [
      Experiment(
        "circle of 200 pt, period", against: "Kepler's third law", within: 1e-3, "of the period"
      ) { orbit(eccentricity: 0).periodError },
      Experiment(
        "circle of 200 pt, distance over ten turns", against: "200 pt", within: 2, "pt"
      ) {
        let lab = orbitLaboratory(eccentricity: 0)
        return largestError { note in
          lab.step(1)
          for _ in 0..<6000 {
            lab.step()
            note(distance(lab.item.center, CGPoint(x: 500, y: 500)) - 200)
          }
        }
      },
      Experiment(
        "ellipse of eccentricity 0.5, period", against: "Kepler's third law", within: 1e-2,
        "of the period"
      ) { orbit(eccentricity: 0.5).periodError },
      Experiment(
        "ellipse of eccentricity 0.5, area a second", against: "Kepler's second law",
        within: 1e-9, "of the area"
      ) { orbit(eccentricity: 0.5).areaError },
      Experiment(
        "ellipse of eccentricity 0.5, nearest and farthest", against: "Kepler's first law",
        within: 0.02, "of the distance"
      ) { orbit(eccentricity: 0.5).apsisError },
      Experiment(
        "circles of 5–39 pt within a minimumRadius of 40 pt, period",
        against: "2π·√(r/a), a the pull at 40 pt", within: 0.01, "of the period"
      ) {
        largestError { note in
          for radius in [5.0, 20, 39] { note(innerOrbitPeriodError(radius: radius)) }
        }
      },
      Experiment(
        "circle of 200 pt around a minimumRadius of 40 pt, period", against: "Kepler's third law",
        within: 1e-3, "of the period"
      ) { orbit(eccentricity: 0, minimumRadius: 40).periodError },
    ])

  /// Of a circle within the minimum radius of 40 pt, where the pull has one size.
  private static func innerOrbitPeriodError(radius: Double) -> Double {
    let lab = Laboratory(.box(500 + radius, 500, 4, 4), timeStep: 1.0 / 1200)
    lab.properties.allowsRotation = false
    let sun = FieldBehavior.radialGravityField(position: CGPoint(x: 500, y: 500))
    sun.minimumRadius = 40
    sun.addItem(lab.item)
    lab.add(sun)
    let pull = 100 / (0.4 * 0.4)
    lab.throwItem(at: CGVector(dx: 0, dy: (pull * radius).squareRoot()))
    var turns: [Double] = []
    var before = lab.item.center.y - 500
    for step in 1...20_000 where turns.count < 3 {
      lab.step()
      let now = lab.item.center.y - 500
      if before < 0, now >= 0 { turns.append(Double(step) - now / (now - before)) }
      before = now
    }
    guard turns.count == 3 else { return .nan }
    return (turns[2] - turns[0]) / 2 / 1200 / (2 * .pi * (radius / pull).squareRoot()) - 1
  }

  /// A point mass at (700, 500), farthest from a sun at (500, 500).
  private static func orbitLaboratory(
    eccentricity: Double, minimumRadius: CGFloat? = nil
  ) -> Laboratory {
    let lab = Laboratory(.box(700, 500, 10, 10))
    lab.properties.allowsRotation = false
    let sun = FieldBehavior.radialGravityField(position: CGPoint(x: 500, y: 500))
    sun.strength = sunStrength
    if let minimumRadius { sun.minimumRadius = minimumRadius }
    sun.addItem(lab.item)
    lab.add(sun)
    // In metres: v² = GM·(1 − e)/r at the farthest point.
    let speed = (sunStrength * (1 - eccentricity) / 2).squareRoot()
    lab.throwItem(at: CGVector(dx: 0, dy: 100 * speed))
    return lab
  }

  /// GM in m³/s².
  private static let sunStrength = 12.0

  private static func orbit(
    eccentricity: Double, minimumRadius: CGFloat? = nil
  ) -> (periodError: Double, areaError: Double, apsisError: Double) {
    let lab = orbitLaboratory(eccentricity: eccentricity, minimumRadius: minimumRadius)
    let sun = CGPoint(x: 500, y: 500)
    let semimajor = 2 / (1 + eccentricity)
    let expected = 2 * .pi * (semimajor * semimajor * semimajor / sunStrength).squareRoot()
    func area() -> Double {
      let arm = CGVector(dx: lab.item.center.x - sun.x, dy: lab.item.center.y - sun.y)
      return arm.dx * lab.velocity().dy - arm.dy * lab.velocity().dx
    }
    let firstArea = area()
    var (areaError, nearest, farthest) = (0.0, Double.infinity, 0.0)
    var turns: [Double] = []
    var before = lab.item.center.y - sun.y
    for step in 1...20_000 where turns.count < 4 {
      lab.step()
      areaError = max(areaError, abs(area() / firstArea - 1))
      let radius = distance(lab.item.center, sun)
      nearest = min(nearest, radius)
      farthest = max(farthest, radius)
      let now = lab.item.center.y - sun.y
      if before < 0, now >= 0 { turns.append(Double(step) - now / (now - before)) }
      before = now
    }
    let period = turns.count == 4 ? (turns[3] - turns[0]) / 3 * Laboratory.step : .nan
    let perihelion = 100 * semimajor * (1 - eccentricity)
    return (
      period / expected - 1, areaError,
      max(abs(nearest / perihelion - 1), abs(farthest / 200 - 1))
    )
  }
}
