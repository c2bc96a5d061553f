@preconcurrency internal import DynamicsChipmunk
internal import Glibc

/// Makes Chipmunk spaces as `cpSpaceNew` does, from parts that Chipmunk exports.
///
/// Debian's build of `cpSpaceNew` prints a banner to standard output, which belongs to the user's
/// program. A test compares the two word by word.
enum NewSpace {
  static let supportedVersion = "7.0.3"

  static func make() -> UnsafeMutablePointer<cpSpace> {
    checkVersion
    // Zeroed, as Chipmunk allocates with `calloc`.
    let space: UnsafeMutablePointer<cpSpace> = cpSpaceAlloc()
    setNumbers(of: space)
    makeIndexes(of: space)
    makeLists(of: space)
    space.pointee.defaultHandler = cpCollisionHandlerDoNothing
    addStaticBody(to: space)
    return space
  }

  /// Structs are read and filled in here as this version lays them out.
  private static let checkVersion: Void = {
    let version = String(cString: cpVersionString)
    guard version != supportedVersion else { return }
    fatalError("swift-dynamics needs Chipmunk \(supportedVersion); the library found is \(version)")
  }()

  /// Those that are not 0; Chipmunk writes them as `float`, which decides their last bits.
  private static func setNumbers(of space: UnsafeMutablePointer<cpSpace>) {
    space.pointee.iterations = 10
    space.pointee.damping = 1
    space.pointee.sleepTimeThreshold = .infinity
    space.pointee.collisionSlop = Double(Float(0.1))
    space.pointee.collisionBias = pow(Double(1 - Float(0.1)), 60)
    space.pointee.collisionPersistence = 3
  }

  private static func makeIndexes(of space: UnsafeMutablePointer<cpSpace>) {
    let box: cpSpatialIndexBBFunc = { shape in
      cpShapeGetBB(shape?.assumingMemoryBound(to: cpShape.self))
    }
    space.pointee.staticShapes = cpBBTreeNew(box, nil)
    space.pointee.dynamicShapes = cpBBTreeNew(box, space.pointee.staticShapes)
    // Boxes of what moves are made larger on the side that it moves to.
    cpBBTreeSetVelocityFunc(space.pointee.dynamicShapes) { shape in
      shape?.assumingMemoryBound(to: cpShape.self).pointee.body.pointee.v ?? .zero
    }
  }

  private static func makeLists(of space: UnsafeMutablePointer<cpSpace>) {
    let lists: [WritableKeyPath<cpSpace, UnsafeMutablePointer<cpArray>?>] = [
      \.dynamicBodies, \.staticBodies, \.rousedBodies, \.sleepingComponents, \.constraints,
      \.arbiters, \.pooledArbiters, \.allocatedBuffers, \.postStepCallbacks,
    ]
    for list in lists { space.pointee[keyPath: list] = cpArrayNew(0) }
    // By two shapes in either order.
    space.pointee.cachedArbiters = cpHashSetNew(0) { pair, element in
      guard let pair = pair?.assumingMemoryBound(to: UnsafePointer<cpShape>.self),
        let arbiter = element?.assumingMemoryBound(to: cpArbiter.self)
      else { return 0 }
      let (a, b) = (arbiter.pointee.a, arbiter.pointee.b)
      return (a == pair[0] && b == pair[1]) || (a == pair[1] && b == pair[0]) ? 1 : 0
    }
    // By two collision types in either order.
    space.pointee.collisionHandlers = cpHashSetNew(0) { key, element in
      guard let a = key?.assumingMemoryBound(to: cpCollisionHandler.self).pointee,
        let b = element?.assumingMemoryBound(to: cpCollisionHandler.self).pointee
      else { return 0 }
      return (a.typeA == b.typeA && a.typeB == b.typeB)
        || (a.typeA == b.typeB && a.typeB == b.typeA) ? 1 : 0
    }
  }

  private static func addStaticBody(to space: UnsafeMutablePointer<cpSpace>) {
    guard let offset = MemoryLayout<cpSpace>.offset(of: \._staticBody) else { return }
    let body = (UnsafeMutableRawPointer(space) + offset).assumingMemoryBound(to: cpBody.self)
    cpBodyInit(body, 0, 0)
    cpBodySetType(body, CP_BODY_TYPE_STATIC)
    cpSpaceSetStaticBody(space, body)
  }
}
