internal import DynamicsGeometry

extension WorldState {
  private typealias Entry = (set: Int32, pair: SetPairMaterial)

  func codePairMaterials(_ coder: inout WordCoder) {
    var all = coder.isReading ? [] : pairMaterials
    coder.code(&all, blank: (0, SetPairMaterial())) { coder, entry in
      coder.code(&entry.set, in: 0..<world.sets.capacity)
      coder.code(&entry.pair.body)
      Self.code(&entry.pair.other, &coder)
      coder.code(&entry.pair.material.elasticity, blank: 0) { $0.code(&$1) }
      coder.code(&entry.pair.material.friction, blank: 0) { $0.code(&$1) }
      let material = entry.pair.material
      coder.check(
        !material.isEmpty && material.flaw == nil, "the material of a pair is invalid")
      if coder.isReading, coder.isSound { set(entry, &coder) }
    }
  }

  private var pairMaterials: [Entry] {
    guard bodies.contains(where: { $0.pointee.hasPairMaterials }) else { return [] }
    return (0..<Int32(world.sets.capacity)).filter { world.sets[$0].pointee.id != .none }
      .flatMap { slot in
        world.pairMaterials(in: world.sets[slot].pointee.id).map { (set: slot, pair: $0) }
      }
  }

  private static func code(_ other: inout Contact.Other, _ coder: inout WordCoder) {
    var isBoundary = if case .boundary = other { true } else { false }
    coder.code(&isBoundary)
    if isBoundary {
      var id = if case .boundary(let id) = other { id } else { BoundaryRowID.none }
      coder.code(&id)
      other = .boundary(id)
    } else {
      var id = if case .body(let id) = other { id } else { BodyID.none }
      coder.code(&id)
      other = .body(id)
    }
  }

  private func set(_ entry: Entry, _ coder: inout WordCoder) {
    let (slot, pair) = entry
    let flaw = "the material of a pair is not of its collision set, or is there twice"
    func isMember(_ id: BodyID) -> Bool {
      world.contains(id) && world.body(id).pointee.collisions.sets.contains(Int(slot))
    }
    guard coder.check(isMember(pair.body), flaw) else { return }
    let (body, material) = (
      world.body(pair.body), pair.material.of(world.sets[slot].pointee.id)
    )
    switch pair.other {
    case .body(let id):
      guard coder.check(id != pair.body && isMember(id), flaw) else { return }
      let other = world.body(id)
      coder.check(body.setPairMaterial(material, body.key(of: other, in: slot)), flaw)
      _ = other.setPairMaterial(material, other.key(of: body, in: slot))
    case .boundary(let id):
      let isOfSet = world.boundaries.contains(id) && world.boundaries[id].pointee.set == slot
      guard coder.check(isOfSet, flaw) else { return }
      let key = PairMaterialKey(set: slot, other: .boundary(id.serial))
      coder.check(body.setPairMaterial(material, key), flaw)
    }
  }
}
