import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// Twenty thousand bodies that touch in a row used to overflow a small stack: Chipmunk's tree of boxes
/// got as deep as the row was long, and was walked by recursion.
@Suite struct LongRowTests {
  @Test(arguments: [true, false])
  func aRowFitsIntoASmallStack(isHorizontal: Bool) async {
    let touching = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: Self.contacts(inARowOf: 20_000, isHorizontal: isHorizontal))
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(touching == 19_999)
  }

  private static func contacts(inARowOf count: Int, isHorizontal: Bool) -> Int {
    let world = World()
    let set = world.addCollisionSet()
    for index in 0..<count {
      let distance = 9.99 * Double(index)
      let place = isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
      world.addToSet(world.addBody(EngineScene.box(10), at: place, angle: 0), set)
    }
    world.step(by: EngineScene.step)
    return world.contactChanges.began.count
  }
}
