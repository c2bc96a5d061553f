internal import DynamicsChipmunk

/// Finds the contacts of two shapes with Chipmunk's `cpCollide`.
///
/// It agrees with exact geometry except in three cases, which are corrected here (Chipmunk 7.0.3).
enum ShapeContacts {
  /// Finds also those of features that are less than a margin apart.
  ///
  /// - Parameter contacts: Memory for two contacts.
  static func find(
    _ one: UnsafePointer<cpShape>?, _ other: UnsafePointer<cpShape>?,
    into contacts: UnsafeMutablePointer<cpContact>
  ) -> cpCollisionInfo {
    guard let one, let other else { return cpCollisionInfo() }
    guard !one.isCircle, !other.isCircle else {
      return findWithinMargin(one, other, into: contacts)
    }
    let sides = SideSeparation(one, other)
    guard sides.distance <= Tuning.ShapeContacts.margin + one.radius + other.radius else {
      return cpCollisionInfo()
    }
    guard abs(sides.distance) < Tuning.ShapeContacts.nearby else {
      return findWithinMargin(one, other, into: contacts)
    }
    return findTouching(one, other, along: sides.normal, into: contacts)
  }

  /// Finds the contacts of shapes at a distance of 0, while one is a little away.
  ///
  /// At that distance the direction to the nearest point is rounding, and Chipmunk's search for the
  /// depth can end the process: it did for 6 of 40 000 sides on rotated lines.
  private static func findTouching(
    _ one: UnsafePointer<cpShape>, _ other: UnsafePointer<cpShape>, along normal: Vector,
    into contacts: UnsafeMutablePointer<cpContact>
  ) -> cpCollisionInfo {
    let back = normal * Tuning.ShapeContacts.distanceOfTouching
    let info = one.corners.moved(by: -back) {
      findWithinMargin(one, other, into: contacts)
    }
    for place in 0..<Int(info.count) {
      if info.a == one { contacts[place].r1 += back } else { contacts[place].r2 += back }
    }
    return info
  }

  /// Finds contacts with Chipmunk, which finds nothing at a distance above 0.
  ///
  /// So one shape collides with a larger radius, and its points are moved back to its surface.
  private static func findWithinMargin(
    _ one: UnsafePointer<cpShape>, _ other: UnsafePointer<cpShape>,
    into contacts: UnsafeMutablePointer<cpContact>
  ) -> cpCollisionInfo {
    // The radius of a polygon has the wrong sign against a circle.
    let grown = other.isCircle ? other : one
    let radius = grown.radiusInMemory
    let oldRadius = radius.pointee
    radius.pointee = oldRadius + Tuning.ShapeContacts.margin
    let info = collide(one, other, into: contacts)
    radius.pointee = oldRadius
    let back = info.n * Tuning.ShapeContacts.margin
    for place in 0..<Int(info.count) {
      if info.a == grown { contacts[place].r1 -= back } else { contacts[place].r2 += back }
    }
    return info
  }

  private static func collide(
    _ one: UnsafePointer<cpShape>, _ other: UnsafePointer<cpShape>,
    into contacts: UnsafeMutablePointer<cpContact>
  ) -> cpCollisionInfo {
    // The hint from the previous step is not used, because the result would depend on it.
    var info = cpCollide(one, other, 0, contacts)
    // Chipmunk's order: circles, then segments, then polygons.
    guard let a = info.a, let b = info.b else { return info }
    switch (a.pointee.klass.pointee.type, b.pointee.klass.pointee.type) {
    case (CP_CIRCLE_SHAPE, CP_POLY_SHAPE): correct(&info, circle: a.whole(), polygon: b.whole())
    case (CP_CIRCLE_SHAPE, CP_SEGMENT_SHAPE): correct(&info, circle: a.whole(), segment: b.whole())
    case (CP_SEGMENT_SHAPE, CP_POLY_SHAPE): correct(&info, segment: a.whole(), polygon: b.whole())
    default: break
    }
    return info
  }

  /// Corrects the sign of the polygon's radius: `CircleToPoly` adds it to the polygon's point
  /// instead of subtracting it.
  ///
  /// Also, if the circle's center is exactly on the line of a side but beyond its end, Chipmunk
  /// takes the normal of that side instead of the direction to the corner.
  private static func correct(
    _ info: inout cpCollisionInfo, circle: UnsafePointer<cpCircleShape>,
    polygon: UnsafePointer<cpPolyShape>
  ) {
    guard info.count > 0 else { return }
    let corePoint = info.arr[0].r2 - info.n * polygon.pointee.r
    let offset = corePoint - circle.pointee.tc
    if abs(offset.cross(info.n)) > Tuning.ShapeContacts.nearby {
      let distance = offset.length
      guard distance < circle.pointee.r + polygon.pointee.r else { return info.count = 0 }
      info.n = offset * (1 / distance)
      info.arr[0].r1 = circle.pointee.tc + info.n * circle.pointee.r
    }
    info.arr[0].r2 = corePoint - info.n * polygon.pointee.r
  }

  /// Corrects the normal of a circle whose center is on the segment, which is mere rounding in
  /// Chipmunk.
  private static func correct(
    _ info: inout cpCollisionInfo, circle: UnsafePointer<cpCircleShape>,
    segment: UnsafePointer<cpSegmentShape>
  ) {
    guard info.count > 0 else { return }
    let corePoint = info.arr[0].r2 + info.n * segment.pointee.r
    let offset = corePoint - circle.pointee.tc
    guard offset.length < Tuning.ShapeContacts.nearby,
      (corePoint - segment.pointee.ta).length > Tuning.ShapeContacts.nearby,
      (corePoint - segment.pointee.tb).length > Tuning.ShapeContacts.nearby
    else { return }
    info.n = segment.pointee.tn * (offset.dot(segment.pointee.tn) < 0 ? -1 : 1)
    info.arr[0].r1 = circle.pointee.tc + info.n * circle.pointee.r
    info.arr[0].r2 = corePoint - info.n * segment.pointee.r
  }

  /// Restores the contact of a segment that points exactly at a polygon at either end.
  ///
  /// `ContactPoints` clips the segment and may lose the contact whose normal it has found.
  private static func correct(
    _ info: inout cpCollisionInfo, segment: UnsafePointer<cpSegmentShape>,
    polygon: UnsafePointer<cpPolyShape>
  ) {
    let normal = info.n
    guard info.count == 0, !normal.isZero else { return }
    let (start, end) = (segment.pointee.ta, segment.pointee.tb)
    let endpoint = start.dot(normal) > end.dot(normal) ? start : end
    var corner = polygon.pointee.planes[0].v0
    for index in 1..<Int(polygon.pointee.count) {
      let next = polygon.pointee.planes[index].v0
      if next.dot(normal) < corner.dot(normal) { corner = next }
    }
    info.arr[0] = cpContact()
    info.arr[0].r1 = endpoint + normal * segment.pointee.r
    info.arr[0].r2 = corner - normal * polygon.pointee.r
    info.count = (info.arr[0].r1 - info.arr[0].r2).dot(normal) > 0 ? 1 : 0
  }
}

extension UnsafePointer<cpShape> {
  /// The whole shape that starts with this one.
  func whole<Shape>() -> UnsafePointer<Shape> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Shape.self)
  }

  var isCircle: Bool { pointee.klass.pointee.type == CP_CIRCLE_SHAPE }

  /// The radius around its polygon, line or center.
  var radius: Double { radiusInMemory.pointee }

  /// The place of the shape's radius, whatever kind it is.
  fileprivate var radiusInMemory: UnsafeMutablePointer<cpFloat> {
    let offset =
      switch pointee.klass.pointee.type {
      case CP_CIRCLE_SHAPE: MemoryLayout<cpCircleShape>.offset(of: \.r)!
      case CP_SEGMENT_SHAPE: MemoryLayout<cpSegmentShape>.offset(of: \.r)!
      default: MemoryLayout<cpPolyShape>.offset(of: \.r)!
      }
    return (UnsafeMutableRawPointer(mutating: self) + offset)
      .assumingMemoryBound(to: cpFloat.self)
  }
}
