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
  let links: Pointers<Link>
  /// All links of all articulations, which indices refer to.
  let base: LinkPointer

  @inline(__always)
  func parent(of link: LinkPointer) -> LinkPointer? {
    link.pointee.parent < 0 ? nil : base + Int(link.pointee.parent)
  }
}

// In a chain, the parent is the next link. Results for it stay in registers, because waiting for
// memory would take longer than the arithmetic.
//
// Pins and rods between centers, which make up chains and ragdolls, have their own short arithmetic.
// Its results are equivalent to those for general rows.

extension Tree {
  /// Factors the matrices, which do not depend on e and f.
  func factor() {
    var fromPrevious = SymmetricMatrix3()
    for link in links {
      let inertia = link.takeInertia() + fromPrevious
      link.pointee.elimination = elimination(of: link, inertia)
      let onParent: SymmetricMatrix3
      switch link.pointee.elimination {
      case .root:
        link.pointee.inverseInertia = inertia.inverse
        onParent = SymmetricMatrix3()
      case .centerRod: onParent = factorCenterRod(link, inertia)
      case .rod: onParent = factorRod(link, inertia)
      case .pin: onParent = factorPin(link, inertia)
      case .rows: onParent = factorRows(link, inertia)
      }
      fromPrevious = link.isParentNext ? onParent : SymmetricMatrix3()
      if !link.isParentNext, let parent = parent(of: link) {
        parent.pointee.inertia = parent.pointee.inertia + onParent
      }
    }
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

  /// Whether neither the row nor the inertia couples translation and rotation.
  @inline(__always)
  private func isCenterRod(_ link: LinkPointer, _ inertia: SymmetricMatrix3) -> Bool {
    let own = link.pointee.x.own
    return own.z == 0 && (own.x != 0 || own.y != 0) && inertia.xz == 0 && inertia.yz == 0
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
    var fromPrevious = Vector3()
    for link in links {
      let onParent: Vector3
      switch link.pointee.elimination {
      case .root:
        link.pointee.impulse += fromPrevious
        onParent = Vector3()
      case .centerRod: onParent = eliminateCenterRod(link, fromPrevious)
      case .rod: onParent = eliminateRod(link, fromPrevious)
      case .pin: onParent = eliminatePin(link, fromPrevious)
      case .rows: onParent = eliminateRows(link, fromPrevious)
      }
      fromPrevious = link.isParentNext ? onParent : Vector3()
      if !link.isParentNext { parent(of: link)?.pointee.impulse += onParent }
    }
  }

  private func backSubstitute() {
    var ofNext = Vector3()
    var link = links.base + links.count
    while link > links.base {
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
    for link in links {
      link.pointee.impulse = Vector3()
      link.pointee.residual = Vector3()
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
