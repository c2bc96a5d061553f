import Dynamics
import DynamicsProofs
import Testing

/// Contact reports and friction tell the same load.
@Suite struct LoadTests {
  /// What a contact reports is its impulse in its first step: of boxes stacked exactly, the weight
  /// above it during a step.
  @Test(arguments: [Scene.defaultTimeStep, Scene.defaultTimeStep / 4])
  func aContactReportsTheWeightAboveItInItsFirstStep(timeStep: Double) async {
    let boxes = (0..<10).map { number in
      Body.box(30, 30, at: Vector(0, -15 - 30 * Double(number))).with {
        $0.density = Double(1 + number % 3)
      }
    }
    var scene = Scene(boxes, walls: [.floor(0)], seconds: 1)
    scene.timeStep = timeStep
    let stage = Stage(scene)
    let events = stage.animator.contacts
    stage.animator.step()
    stage.animator.finishContacts()
    var loads = [Double](repeating: .nan, count: boxes.count)
    var iterator = events.makeAsyncIterator()
    for _ in boxes {
      guard let event = await iterator.next() else { break }
      loads[number(of: event, on: stage)] = event.impulse
    }
    for (contact, load) in loads.enumerated() {
      // 1 N·s changes the velocity of 1 kg by 100 pt/s.
      let weight = boxes.suffix(10 - contact).reduce(0) { $0 + $1.mass } * scene.gravity / 100
      #expect(abs(load / (weight * timeStep) - 1) < 0.001, "contact \(contact)")
    }
  }

  /// That of the upper box.
  private func number(of event: ContactEvent, on stage: Stage) -> Int {
    let first = stage.items.firstIndex { stage.animator.id(of: $0) == event.item } ?? 0
    guard case .item(let other) = event.other else { return first }
    return max(first, stage.items.firstIndex { stage.animator.id(of: $0) == other } ?? 0)
  }
}
