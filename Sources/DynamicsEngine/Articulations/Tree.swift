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

// Pins and rods between centers, which make up chains and dolls, have their own short arithmetic.
// Its results are equivalent to those for general rows.

extension Tree {
  /// Factors the matrices, which do not depend on e and f.
  func factor() {
    var link = first
    while link < end {
      link.pointee.inertia = SymmetricMatrix3(
        xx: link.pointee.mass, yy: link.pointee.mass, zz: link.pointee.moment)
      link += 1
    }
    link = first
    while link < end {
      link.pointee.elimination = elimination(of: link)
      switch link.pointee.elimination {
      case .root: link.pointee.inverseInertia = link.pointee.inertia.inverse
      case .centerRod: factorCenterRod(link)
      case .rod: factorRod(link)
      case .pin: factorPin(link)
      case .rows: factorRows(link)
      }
      link += 1
    }
  }

  @inline(__always)
  private func elimination(of link: LinkPointer) -> Link.Elimination {
    switch link.pointee.rowCount {
    case 0: .root
    case 1: isCenterRod(link) ? .centerRod : .rod
    case 2: link.pointee.isPin ? .pin : .rows
    default: .rows
    }
  }

  @inline(__always)
  private func isCenterRod(_ link: LinkPointer) -> Bool {
    let own = link.pointee.x.own
    return own.z == 0 && (own.x != 0 || own.y != 0) && !link.pointee.inertia.isTurnCoupled
  }

  /// Finds the change of each link for the impulses f on all of them, and the residuals e of all
  /// joints.
  ///
  /// Both are read from the links: `residual`, and `impulse`, which is overwritten.
  func solve() {
    var link = first
    while link < end {
      switch link.pointee.elimination {
      case .root: break
      case .centerRod: eliminateCenterRod(link)
      case .rod: eliminateRod(link)
      case .pin: eliminatePin(link)
      case .rows: eliminateRows(link)
      }
      link += 1
    }
    while link > first {
      link -= 1
      switch link.pointee.elimination {
      case .root:
        link.pointee.change = link.pointee.inverseInertia.times(link.pointee.impulse)
      case .centerRod: backSubstituteCenterRod(link)
      case .rod: backSubstituteRod(link)
      case .pin: backSubstitutePin(link)
      case .rows: backSubstituteRows(link)
      }
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
