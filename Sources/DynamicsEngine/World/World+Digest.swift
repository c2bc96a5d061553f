internal import DynamicsChipmunk

extension World {
  /// Feeds all that the next step reads into a digest.
  package func digest(into digest: inout StateDigest) {
    wakeDisturbed()
    digest.combine(stepCount)
    digest.combine(previousStep)
    for counter in [counters.body, counters.set, counters.boundary] {
      digest.combine(Int(counter))
    }
    digest.combine(Int(counters.shape))
    digest.combine(Int(counters.edge))
    for body in order.buffer { Self.digest(body, into: &digest) }
    for body in order.buffer {
      for shape in shapes.of(body) { Self.digest(shape, into: &digest) }
      for enclosure in body.pointee.enclosures?.buffer ?? .init(start: nil, count: 0) {
        digest.combine(Int(enclosure.boundary.pointee.id.serial))
        digest.combine(Int(enclosure.chain))
      }
    }
    digestSets(into: &digest)
    joints.digest(into: &digest)
    digestPairs(into: &digest)
  }

  private static func digest(_ body: BodyPointer, into digest: inout StateDigest) {
    let (row, state) = (body.pointee, body.pointee.body)
    digest.combine(Int(row.id.serial))
    for vector in [
      state.p, state.v, state.v_bias, row.constantAcceleration, row.constantForce,
      row.acceleration, row.force, row.imposedVelocity, row.restingPlace, row.tremblingPlace,
      row.freeAcceleration,
    ] {
      digest.combine(vector.x)
      digest.combine(vector.y)
    }
    for number in [
      state.a, state.w, state.w_bias, state.m, state.i, row.constantTorque, row.torque,
      row.turnRate, row.restingAngle, row.tremblingAngle, row.unpaidWork, row.material.density,
      row.material.elasticity,
      row.material.friction,
      row.material.resistance, row.material.angularResistance, row.material.charge,
    ] { digest.combine(number) }
    for flag in [
      row.isVelocityImposed, row.material.isAnchored, row.material.allowsRotation, row.isAwake,
      row.maySleep,
    ] { digest.combine(flag) }
    for step in [
      row.lastRestlessStep, row.lastChange, row.lastMove, row.lastTouch, row.lastBlock,
      row.lastTremor,
    ] {
      digest.combine(step)
    }
    row.sets.forEach { digest.combine($0) }
  }

  private static func digest(_ shape: ShapePointer, into digest: inout StateDigest) {
    digest.combine(Int(shape.pointee.rank))
    for corner in shape.pointee.corners?.buffer ?? .init(start: nil, count: 0) {
      digest.combine(corner.x)
      digest.combine(corner.y)
    }
  }

  private func digestSets(into digest: inout StateDigest) {
    // Slots are the same whenever the commands were.
    for index in 0..<Int32(sets.capacity) where sets[index].pointee.id != .none {
      let set = sets[index].pointee
      digest.combine(Int(set.id.serial))
      digest.combine(Int(set.partners.rawValue))
      for slot in set.boundaries?.buffer ?? .init(start: nil, count: 0) {
        digest.combine(Int(boundaries[slot].pointee.id.serial))
        for shape in boundaries[slot].pointee.shapes?.buffer ?? .init(start: nil, count: 0) {
          let edge = shapes[shape].pointee
          for number in [edge.start.x, edge.start.y, edge.end.x, edge.end.y] {
            digest.combine(number)
          }
        }
      }
    }
  }

  /// The impulses that the solver starts from.
  ///
  /// Those of what sleeps are in no order, so all are summed up rather than chained.
  private func digestPairs(into digest: inout StateDigest) {
    var sum: UInt64 = 0
    for list in [narrowPhase.pairs, sleep.pairs] {
      for index in list.indices {
        let pair = list.base + index
        for place in 0..<pair.pointee.count {
          let contact = pair.contacts[place]
          var one = StateDigest()
          one.combine(pair.pointee.key)
          one.combine(UInt64(contact.hash))
          one.combine(contact.jnAcc)
          one.combine(contact.jtAcc)
          sum &+= one.value
        }
      }
    }
    digest.combine(sum)
  }
}
