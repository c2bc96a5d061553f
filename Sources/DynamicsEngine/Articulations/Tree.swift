/// Solves the joints of a tree directly, at a cost linear in the number of joints, whatever their
/// masses.
///
/// The joints' impulses must change velocities v by Δv, so that J·(v + Δv) = 0:
///
/// M · Δv = f + Jᵀ · λ, J · Δv = −e
///
/// Block elimination goes from the leaves to the root. Eliminating a body c with its joint adds to
/// the inertia A and to the impulse f of its parent p:
///
/// W = A_c⁻¹ · J_cᵀ, D = J_c · W
/// A_p ← A_p + J_pᵀ · D⁻¹ · J_p
/// f_p ← f_p − J_pᵀ · y, y = D⁻¹ · (e + Wᵀ · f_c)
///
/// Back substitution goes from the root to the leaves: λ = −(y + D⁻¹ · J_p · Δv_p), Δv_c = A_c⁻¹ ·
/// f_c + W · λ. (Featherstone 1983; Baraff, "Linear-time dynamics using Lagrange multipliers",
/// 1996.)
struct Tree: BitwiseCopyable {
  /// Children before parents.
  let links: UnsafeMutableBufferPointer<Link>
  /// All links of all articulations, which indices refer to.
  let base: LinkPointer

  init(_ links: UnsafeMutableBufferPointer<Link>, base: LinkPointer) {
    self.links = links
    self.base = base
  }

  private var first: LinkPointer { links.baseAddress! }
  private var end: LinkPointer { links.baseAddress! + links.count }

  @inline(__always)
  func parent(of link: LinkPointer) -> LinkPointer? {
    link.pointee.parent < 0 ? nil : base + Int(link.pointee.parent)
  }
}

// In a chain, the parent is the next link. Results for it stay in registers, because waiting for
// memory would take longer than the arithmetic.
//
// Pins and rods between centers, which make up chains and dolls, have their own short arithmetic.
// Its results are equivalent to those for general rows.

extension Tree {
  /// Factors the matrices, which do not depend on e and f.
  func factor() {
    var link = first
    var fromPrevious = SymmetricMatrix3()
    while link < end {
      let inertia = link.takeInertia() + fromPrevious
      link.pointee.elimination = elimination(of: link, inertia)
      let onParent =
        switch link.pointee.elimination {
        case .root: factorRoot(link, inertia)
        case .centerRod: factorCenterRod(link, inertia)
        case .rod: factorRod(link, inertia)
        case .pin: factorPin(link, inertia)
        case .rows: factorRows(link, inertia)
        }
      fromPrevious = link.isParentNext ? onParent : SymmetricMatrix3()
      if !link.isParentNext, let parent = parent(of: link) {
        parent.pointee.inertia = parent.pointee.inertia + onParent
      }
      link += 1
    }
  }

  @inline(__always)
  private func factorRoot(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> SymmetricMatrix3 {
    link.pointee.inverseInertia = inertia.inverse
    return SymmetricMatrix3()
  }

  @inline(__always)
  private func elimination(
    of link: LinkPointer, _ inertia: SymmetricMatrix3
  ) -> Link.Elimination {
    switch link.pointee.rowCount {
    case 0: .root
    case 1: isCenterRod(link, inertia) ? .centerRod : .rod
    case 2: link.pointee.isPin ? .pin : .rows
    default: .rows
    }
  }

  @inline(__always)
  private func isCenterRod(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> Bool {
    let own = link.pointee.x.own
    return own.z == 0 && (own.x != 0 || own.y != 0) && !inertia.isTurnCoupled
  }

  /// Finds the change of each link for the impulses f on all of them, and the residuals e of all
  /// joints.
  ///
  /// Both are read from the links: `residual`, and `impulse`, which is overwritten.
  func solve() {
    eliminate()
    backSubstitute()
  }

  private func eliminate() {
    var link = first
    var fromPrevious = Vector3()
    while link < end {
      let onParent =
        switch link.pointee.elimination {
        case .root: eliminateRoot(link, fromPrevious)
        case .centerRod: eliminateCenterRod(link, fromPrevious)
        case .rod: eliminateRod(link, fromPrevious)
        case .pin: eliminatePin(link, fromPrevious)
        case .rows: eliminateRows(link, fromPrevious)
        }
      fromPrevious = link.isParentNext ? onParent : Vector3()
      if !link.isParentNext, let parent = parent(of: link) {
        parent.pointee.impulse = parent.pointee.impulse + onParent
      }
      link += 1
    }
  }

  @inline(__always)
  private func eliminateRoot(_ link: LinkPointer, _ fromPrevious: Vector3) -> Vector3 {
    link.pointee.impulse = link.pointee.impulse + fromPrevious
    return Vector3()
  }

  private func backSubstitute() {
    var link = end
    var ofNext = Vector3()
    while link > first {
      link -= 1
      let ofParent =
        link.isParentNext ? ofNext : parent(of: link)?.pointee.change ?? Vector3()
      ofNext =
        switch link.pointee.elimination {
        case .root: link.pointee.inverseInertia.times(link.pointee.impulse)
        case .centerRod: backSubstituteCenterRod(link, ofParent)
        case .rod: backSubstituteRod(link, ofParent)
        case .pin: backSubstitutePin(link, ofParent)
        case .rows: backSubstituteRows(link, ofParent)
        }
      link.pointee.change = ofNext
    }
  }

  func clear() {
    var link = first
    while link < end {
      link.pointee.impulse = Vector3()
      link.pointee.residual = Vector3()
      link += 1
    }
  }
}

extension LinkPointer {
  @inline(__always)
  fileprivate var isParentNext: Bool { pointee.parent == pointee.place + 1 }

  /// The inertia of the body with its children other than the previous link.
  @inline(__always)
  fileprivate func takeInertia() -> SymmetricMatrix3 {
    let ofBody = SymmetricMatrix3(xx: pointee.mass, yy: pointee.mass, zz: pointee.moment)
    guard pointee.hasDistantChildren else { return ofBody }
    let inertia = ofBody + pointee.inertia
    pointee.inertia = SymmetricMatrix3()
    return inertia
  }

  /// The inverse of a pivot of D.
  ///
  /// A row may not move the link's own body, for example the angular row of a body that may not
  /// turn. Such a row holds the parent alone, and is then stiffer than all others by far.
  @inline(__always)
  func inverse(of pivot: Double, _ diagonal: Double, _ row: LinkRow) -> Double {
    pivot > 1e-12 * diagonal ? 1 / pivot : inverseOfParent(row)
  }

  private func inverseOfParent(_ row: LinkRow) -> Double {
    let parents = row.parents.dot(pointee.parentBody.response(to: row.parents))
    return parents > 0 ? 1e10 / parents : 0
  }
}
