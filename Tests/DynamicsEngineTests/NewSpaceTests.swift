@preconcurrency import DynamicsChipmunk
import DynamicsTestSupport
import Glibc
import Testing

@testable import DynamicsEngine

/// A space made from parts is the one that `cpSpaceNew` makes; each test runs in a process of its
/// own, since that prints.
@Suite struct NewSpaceTests {
  @Test func everyWordThatIsNoPointerIsTheSame() async {
    await #expect(processExitsWith: .success) {
      let ours = NewSpace.make()
      let theirs = try #require(cpSpaceNew())
      let pointers = Set(pointerFields.compactMap { MemoryLayout<cpSpace>.offset(of: $0) })
      #expect(pointers.count == pointerFields.count)
      for offset in stride(from: 0, to: MemoryLayout<cpSpace>.size, by: 8) {
        let (mine, other) = (word(ours, offset), word(theirs, offset))
        if pointers.contains(offset) {
          #expect(mine != 0 && other != 0, "the pointer at byte \(offset)")
        } else {
          #expect(mine == other, "byte \(offset)")
        }
      }
    }
  }

  @Test func everyListIsTheSame() async {
    await #expect(processExitsWith: .success) {
      let ours = NewSpace.make().pointee
      let theirs = try #require(cpSpaceNew()).pointee
      for list in lists {
        let (mine, other) = (ours[keyPath: list]?.pointee, theirs[keyPath: list]?.pointee)
        // The one body of a new space is the space's own.
        #expect(mine?.num == other?.num && mine?.max == other?.max)
      }
      for set in [\cpSpace.cachedArbiters, \.collisionHandlers] {
        #expect(cpHashSetCount(ours[keyPath: set]) == 0)
      }
      for index in [\cpSpace.staticShapes, \.dynamicShapes] {
        let (mine, other) = (ours[keyPath: index]?.pointee, theirs[keyPath: index]?.pointee)
        #expect(mine?.klass == other?.klass)
        #expect((mine?.staticIndex == nil) == (other?.staticIndex == nil))
        #expect((mine?.dynamicIndex == nil) == (other?.dynamicIndex == nil))
      }
    }
  }

  @Test func anotherVersionIsRefusedInOneLine() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      cpVersionString = UnsafePointer(strdup("7.1.0"))
      _ = World()
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("needs Chipmunk 7.0.3; the library found is 7.1.0"))
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func bodiesMoveToTheSameBits(seed: UInt64) async {
    await #expect(processExitsWith: .success) { [seed] in
      let ours = tumble(in: NewSpace.make(), seed: seed)
      let theirs = tumble(in: try #require(cpSpaceNew()), seed: seed)
      #expect(ours == theirs)
    }
  }
}

private var lists: [KeyPath<cpSpace, UnsafeMutablePointer<cpArray>?>] {
  [
    \.dynamicBodies, \.staticBodies, \.rousedBodies, \.sleepingComponents, \.constraints,
    \.arbiters, \.pooledArbiters, \.allocatedBuffers, \.postStepCallbacks,
  ]
}

private var pointerFields: [PartialKeyPath<cpSpace>] {
  lists + [
    \.staticShapes, \.dynamicShapes, \.cachedArbiters, \.collisionHandlers, \.staticBody,
    \._staticBody.space,
  ]
}

private func word(_ space: UnsafeMutablePointer<cpSpace>, _ offset: Int) -> UInt64 {
  UnsafeRawPointer(space).load(fromByteOffset: offset, as: UInt64.self)
}

/// Lets boxes and balls fall onto a floor for 600 steps, and returns how all of them moved.
private func tumble(in space: UnsafeMutablePointer<cpSpace>, seed: UInt64) -> UInt64 {
  var random = SeededGenerator(seed: seed)
  var digest = StateDigest()
  cpSpaceSetGravity(space, cpVect(x: 0, y: 900))
  cpSpaceSetSleepTimeThreshold(space, 0.5)
  let floor = cpSegmentShapeNew(
    cpSpaceGetStaticBody(space), cpVect(x: -900, y: 400), cpVect(x: 900, y: 500), 2)
  cpShapeSetFriction(floor, 0.5)
  cpSpaceAddShape(space, floor)
  let bodies = (0..<30).map { index in
    let body = cpSpaceAddBody(space, cpBodyNew(1, 200))
    cpBodySetPosition(
      body, cpVect(x: random.double(in: -200...200), y: random.double(in: -400...300)))
    cpBodySetVelocity(body, cpVect(x: random.double(in: -500...500), y: 0))
    let shape = index % 2 == 0 ? cpBoxShapeNew(body, 30, 20, 0) : cpCircleShapeNew(body, 12, .zero)
    cpShapeSetFriction(shape, 0.4)
    cpShapeSetElasticity(shape, 0.6)
    cpSpaceAddShape(space, shape)
    return body
  }
  for _ in 0..<600 {
    cpSpaceStep(space, 1.0 / 120)
    for case let body? in bodies {
      digest.combine(body.pointee.p.x)
      digest.combine(body.pointee.p.y)
      digest.combine(body.pointee.a)
    }
  }
  return digest.value
}
