internal import DynamicsChipmunk
package import DynamicsGeometry
internal import Foundation

/// Bodies that collide with each other, with the group's boundaries, or with both.
package final class CollisionGroup {
  /// What the members collide with.
  package struct Partners: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let members = Partners(rawValue: 1)
    package static let boundaries = Partners(rawValue: 2)
  }

  /// The order of creation in its world; never used twice there.
  package let id: Int
  private unowned let world: World
  private(set) var members: [Body] = []
  package private(set) var boundaries: [Boundary] = []
  package private(set) var partners: Partners = [.members, .boundaries]

  init(id: Int, world: World) {
    self.id = id
    self.world = world
  }
}

// MARK: Membership

extension CollisionGroup {
  package func add(_ body: Body) {
    world.assertOurs(body)
    assert(!members.contains { $0 === body }, "the body is already in this group")
    members.append(body)
    body.groups.append(self)
    body.applyFilter()
    encloseAnew(body)
  }

  package func remove(_ body: Body) {
    assert(members.contains { $0 === body }, "the body is not in this group")
    members.removeAll { $0 === body }
    body.groups.removeAll { $0 === self }
    body.enclosures.removeAll { enclosure in
      boundaries.contains { $0 === enclosure.boundary }
    }
    body.applyFilter()
  }

  package func collide(with newPartners: Partners) {
    guard newPartners != partners else { return }
    partners = newPartners
    for body in members {
      body.applyFilter()
      encloseAnew(body)
    }
  }
}

// MARK: Boundaries

extension CollisionGroup {
  /// Adds a boundary made of contours, in points; one that ends where it began is closed.
  ///
  /// - Parameter replaced: A boundary whose place and id the new one takes. Bodies that were inside
  ///   it are moved inside the new one, unless they are anchored.
  /// - Returns: The boundary, and the bodies that should be inside and do not fit.
  package func addBoundary(
    _ contours: [Contour], replacing replaced: Boundary? = nil
  ) -> (boundary: Boundary, misfits: [Body]) {
    for contour in contours {
      for point in contour.polyline { assertFinite(point, "a point of a boundary") }
    }
    let insiders = members.filter { body in
      body.isDynamic && body.enclosures.contains { $0.boundary === replaced }
    }
    if let replaced { removeBoundary(replaced) }
    let boundary = Boundary(id: replaced?.id ?? world.takeBoundaryID(), contours: contours)
    boundary.build(on: world.wallBody, for: self)
    boundaries.append(boundary)
    let misfits = insiders.filter { !$0.move(inside: boundary) }
    for body in members { enclose(body, in: boundary) }
    return (boundary, misfits)
  }

  package func removeBoundary(_ boundary: Boundary) {
    assert(boundaries.contains { $0 === boundary }, "the boundary is not one of this group's")
    boundary.tearDown()
    boundaries.removeAll { $0 === boundary }
    for body in members { body.enclosures.removeAll { $0.boundary === boundary } }
  }

  /// Looks again at which closed chains the body is inside of.
  func encloseAnew(_ body: Body) {
    for boundary in boundaries { enclose(body, in: boundary) }
  }

  private func enclose(_ body: Body, in boundary: Boundary) {
    body.enclosures.removeAll { $0.boundary === boundary }
    guard partners.contains(.boundaries) else { return }
    let centre = body.pointer.pointee.p
    for (index, chain) in boundary.chains.enumerated() where chain.surrounds(centre) {
      body.enclosures.append(Enclosure(boundary: boundary, chain: index))
    }
  }
}

// MARK: Chipmunk's filter

/// Chipmunk compares 32 bits per pair before it looks closer. One says "a body", the rest are
/// shared out among the groups: exact for the first fifteen, and a first sieve beyond, since
/// ``ContactCollector`` looks at the groups themselves.
extension CollisionGroup {
  private static let bodyBit: UInt32 = 1
  private static let classes = 15

  private var memberBit: UInt32 { 1 << (1 + UInt32(id % Self.classes)) }
  private var boundaryBit: UInt32 { 1 << (16 + UInt32(id % Self.classes)) }

  var wallFilter: cpShapeFilter {
    cpShapeFilter(group: 0, categories: boundaryBit, mask: Self.bodyBit)
  }

  static func filter(forMemberOf groups: [CollisionGroup]) -> cpShapeFilter {
    var categories: UInt32 = 0
    var mask: UInt32 = 0
    for group in groups {
      if group.partners.contains(.members) {
        categories |= group.memberBit
        mask |= group.memberBit
      }
      if group.partners.contains(.boundaries) {
        categories |= bodyBit
        mask |= group.boundaryBit
      }
    }
    return cpShapeFilter(group: 0, categories: categories, mask: mask)
  }
}
