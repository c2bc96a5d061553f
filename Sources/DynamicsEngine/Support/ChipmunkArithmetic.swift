internal import DynamicsChipmunk

/// Whether the loaded Chipmunk rounds each sum and each product as IEEE 754 defines it.
///
/// Compilers may fuse a product with a sum (by default for arm64, or with `-mfma`), or reorder sums
/// (with `-ffast-math`). Then motion differs in its last bits. So the results of all functions that
/// the engine uses are compared with those of exact arithmetic, to the last bit.
package enum ChipmunkArithmetic {
  /// Computed once: in 20 to 23 µs, or 117 to 157 µs before any other call of Chipmunk, which the loader
  /// binds first (release build, x86-64).
  package static let isExact = ArithmeticProbe.digest() == ArithmeticProbe.exactDigest
}

/// Calls of Chipmunk whose operands need rounding.
enum ArithmeticProbe {
  /// The digest of a library compiled with `-ffp-contract=off`, on every processor.
  static let exactDigest: UInt64 = 0xBBFB_97B2_0C03_7E13

  static func digest() -> UInt64 {
    var digest = BitDigest()
    let bodies = (0..<6).map { _ in makeBody() }
    let shapes = makeShapes(on: bodies)
    defer {
      shapes.forEach { cpShapeFree($0) }
      bodies.forEach { $0.deallocate() }
    }
    // Tangents of half of the angles.
    for tangent in [0.37, 1.9] {
      for (index, shape) in shapes.enumerated() {
        place(shape, halfAngleTangent: tangent + 0.3 * Double(index))
        digest.add(shape.pointee.bb)
        query(shape, &digest)
      }
      for (index, one) in shapes.enumerated() {
        for other in shapes[(index + 1)...] { collide(one, other, &digest) }
      }
    }
    return digest.value
  }

  private static func makeBody() -> UnsafeMutablePointer<cpBody> {
    let pointer = UnsafeMutablePointer<cpBody>.allocate(capacity: 1)
    pointer.initialize(to: cpBody())
    return pointer
  }

  private static func makeShapes(
    on bodies: [UnsafeMutablePointer<cpBody>]
  ) -> [UnsafeMutablePointer<cpShape>] {
    let corners = [
      Vector(x: -11.3, y: -7.1), Vector(x: 9.7, y: -8.9), Vector(x: 12.1, y: 6.3),
      Vector(x: 1.7, y: 10.9), Vector(x: -10.1, y: 5.9),
    ]
    let count = Int32(corners.count)
    return [
      cpCircleShapeNew(bodies[0], 9.3, Vector(x: 0.7, y: -1.1)),
      cpCircleShapeNew(bodies[1], 8.1, Vector(x: -1.3, y: 1.9)),
      cpSegmentShapeNew(bodies[2], Vector(x: -13.7, y: 2.3), Vector(x: 11.9, y: -3.1), 1.3),
      cpSegmentShapeNew(bodies[3], Vector(x: -3.3, y: -12.3), Vector(x: 1.9, y: 14.1), 0.9),
      cpPolyShapeNewRaw(bodies[4], count, corners, 0),
      cpPolyShapeNew(bodies[5], count, corners, cpTransformIdentity, 1.7),
    ]
  }

  private static func place(
    _ shape: UnsafeMutablePointer<cpShape>, halfAngleTangent tangent: Double
  ) {
    let square = tangent * tangent
    let (cosine, sine) = ((1 - square) / (1 + square), 2 * tangent / (1 + square))
    let body = shape.pointee.body!
    body.pointee.p = Vector(x: 3.1 * tangent, y: 2.9 * cosine)
    body.pointee.transform = cpTransform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: body.pointee.p.x, ty: body.pointee.p.y)
    _ = cpShapeUpdate(shape, body.pointee.transform)
  }

  private static func query(_ shape: UnsafeMutablePointer<cpShape>, _ digest: inout BitDigest) {
    var point = cpPointQueryInfo()
    digest.add(cpShapePointQuery(shape, Vector(x: 17.3, y: 13.9), &point))
    digest.add(point.point)
    var segment = cpSegmentQueryInfo()
    let (start, end) = (Vector(x: -29.3, y: 1.9), Vector(x: 31.7, y: 4.7))
    _ = cpShapeSegmentQuery(shape, start, end, 0, &segment)
    digest.add(segment.point)
    digest.add(segment.alpha)
  }

  private static func collide(
    _ one: UnsafeMutablePointer<cpShape>, _ other: UnsafeMutablePointer<cpShape>,
    _ digest: inout BitDigest
  ) {
    withUnsafeTemporaryAllocation(of: cpContact.self, capacity: 2) { contacts in
      contacts.initialize(repeating: cpContact())
      let info = cpCollide(one, other, 0, contacts.baseAddress)
      digest.add(info.n)
      for contact in contacts.prefix(Int(info.count)) {
        digest.add(contact.r1)
        digest.add(contact.r2)
      }
    }
  }
}

/// A digest of numbers, in which every bit counts.
private struct BitDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01B3
  }

  mutating func add(_ vector: Vector) {
    add(vector.x)
    add(vector.y)
  }

  mutating func add(_ box: cpBB) {
    add(box.l)
    add(box.b)
    add(box.r)
    add(box.t)
  }
}
