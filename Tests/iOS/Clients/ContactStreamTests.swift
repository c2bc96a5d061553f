import Testing
import UIKit

@MainActor @Suite("Contacts and rest to await")
struct ContactStreamTests {
  private let stage = makeStage(width: 300, height: 300)
  private let box = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 40))

  init() { stage.addSubview(box) }

  private func makeWorld() -> World<UIView> {
    let world = World<UIView>(in: stage)
    world.collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 280),
      to: CGPoint(x: 300, y: 280))
    return world
  }

  @Test("Clay lands once; rubber bounces, and each beginning but the last has an end")
  func contacts() async {
    for (material, atLeast, atMost) in [(Material.clay, 1, 1), (.rubber, 5, 100)] {
      box.center = CGPoint(x: 120, y: 70)
      let world = makeWorld()
      let stream = ContactStream()
      world.collision.collisionDelegate = stream
      world[box] = material
      #expect(world[box] == material)
      #expect(world.animator.runUntilPaused(limit: 20))
      stream.finish()
      var contacts: [ContactStream.Contact] = []
      for await contact in stream.contacts { contacts.append(contact) }
      let beginnings = contacts.filter(\.isBeginning).count
      #expect(beginnings >= atLeast && beginnings <= atMost)
      #expect(contacts.count == 2 * beginnings - 1)
      #expect(contacts.allSatisfy { $0.boundary == "floor" })
      #expect(abs(box.center.y - 260) < 0.3)
    }
  }

  @Test("Who waits for rest goes on when the animator pauses")
  func rest() async {
    let world = makeWorld()
    world[box] = .clay
    var isAtRest = false
    let waiting = Task { @MainActor in
      await world.untilRest()
      isAtRest = true
    }
    await Task.yield()
    world.animator.run(seconds: 0.3)
    await Task.yield()
    #expect(!isAtRest)
    #expect(world.animator.runUntilPaused(limit: 20))
    await waiting.value
    #expect(isAtRest)
    await world.untilRest()
  }

  @Test("What is taken out of the world stays where it is")
  func leaving() {
    let world = makeWorld()
    world[box] = .clay
    world.animator.run(seconds: 0.3)
    world[box] = nil
    let place = box.center
    world.animator.run(seconds: 1)
    #expect(box.center == place)
    #expect(world[box] == nil)
    #expect(!world.animator.isRunning)
  }
}
