internal import DynamicsGeometry

// Materials of pairs last until one of the two leaves the collision set. Between two bodies, the set counts that was
// made last, of those in which they collide.

extension World {
  /// Sets the material of two different members of a set; an empty one for the mix of both.
  package func setPairMaterial(
    _ material: PairMaterial, _ a: BodyID, _ b: BodyID, in set: CollisionSetID
  ) {
    let (a, b) = (body(a), body(b))
    assert(
      a != b && a.pointee.collisions.sets.contains(Int(set.index))
        && b.pointee.collisions.sets.contains(Int(set.index)),
      "the two must be different members of the collision set")
    assertValid(material)
    let own = material.isEmpty ? nil : material.of(set)
    guard a.setPairMaterial(own, a.key(of: b, in: set.index)) else { return }
    _ = b.setPairMaterial(own, b.key(of: a, in: set.index))
    sleep.wake(a, step: stepCount)
    sleep.wake(b, step: stepCount)
  }

  /// Sets the material of a member of a set and one of its boundaries; an empty one for that of the body.
  package func setPairMaterial(
    _ material: PairMaterial, _ id: BodyID, _ boundary: BoundaryRowID
  ) {
    let (body, set) = (body(id), sets[boundaries[boundary].pointee.set].pointee.id)
    assert(
      body.pointee.collisions.sets.contains(Int(set.index)),
      "the body must be a member of the boundary's collision set")
    assertValid(material)
    let key = PairMaterialKey(set: set.index, other: .boundary(boundary.serial))
    guard body.setPairMaterial(material.isEmpty ? nil : material.of(set), key) else { return }
    sleep.wake(body, step: stepCount)
  }

  /// The materials of the pairs in a set, each once, in the order of ids.
  func pairMaterials(in id: CollisionSetID) -> [SetPairMaterial] {
    var boundaryIDs: [Int32: BoundaryRowID] = [:]
    for index in sets[id].pointee.boundaries {
      let boundary = boundaries[index].pointee.id
      boundaryIDs[boundary.serial] = boundary
    }
    var all: [SetPairMaterial] = []
    for body in order.buffer where !body.pointee.isRemoved && body.pointee.hasPairMaterials {
      let own = body.pointee.id
      let first = all.count
      for (key, material) in body.pointee.collisions.pairMaterials where key.set == id.index {
        switch key.other {
        case .body(let index):
          let other = bodies[index].pointee.id
          if own < other {
            all.append(SetPairMaterial(body: own, other: .body(other), material: material))
          }
        case .boundary(let serial):
          let boundary = boundaryIDs[serial]!
          all.append(SetPairMaterial(body: own, other: .boundary(boundary), material: material))
        }
      }
      all[first...].sort { $0.other < $1.other }
    }
    return all
  }

  /// Drops the materials of a body in a set that it leaves.
  func dropPairMaterials(of body: BodyPointer, in slot: Int32) {
    guard body.pointee.hasPairMaterials else { return }
    // The order does not matter, because only the lists change.
    for key in body.pointee.collisions.pairMaterials.keys where key.set == slot {
      if case .body(let index) = key.other {
        _ = bodies[index].setPairMaterial(nil, bodies[index].key(of: body, in: slot))
      }
      _ = body.setPairMaterial(nil, key)
    }
  }

  /// Drops the materials of bodies with a boundary that is removed.
  func dropPairMaterials(of boundary: BoundaryPointer) {
    let set = boundary.pointee.set
    let key = PairMaterialKey(set: set, other: .boundary(boundary.pointee.id.serial))
    for member in sets[set].pointee.members where bodies[member].pointee.hasPairMaterials {
      _ = bodies[member].setPairMaterial(nil, key)
    }
  }

  private func assertValid(_ material: PairMaterial) { assertNone(material.flaw) }
}

/// The material of a pair of a collision set.
struct SetPairMaterial {
  var body = BodyID.none
  var other = Contact.Other.body(.none)
  var material = PairMaterial()
}

extension PairMaterial {
  /// The reason why it is invalid; `nil` if it is valid.
  var flaw: String? {
    let isValid = [elasticity, friction].allSatisfy { $0.map { $0 >= 0 && $0.isFinite } ?? true }
    return isValid ? nil : "elasticity and friction of a pair must be at least 0 and finite"
  }

  /// The same material as one of a collision set.
  func of(_ set: CollisionSetID) -> PairMaterial {
    var material = self
    material.set = set.serial
    return material
  }
}

extension BodyPointer {
  /// The key of another body among the materials of this one.
  func key(of other: BodyPointer, in set: Int32) -> PairMaterialKey {
    PairMaterialKey(set: set, other: .body(other.pointee.id.index))
  }
}
