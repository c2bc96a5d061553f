internal import DynamicsEngine

/// The kind of a behavior: its class and the choices of its initializer, which its state does not contain.
struct BehaviorKind: Hashable, Sendable {
  enum Base: Int, CaseIterable {
    case group, attachment, collision, drag, itemProperties, field, gravity, kinematic, push,
      sensor, snap, explosion, gear, pulley, ratchet, layout
  }

  private(set) var base = Base.group
  /// The raw value of the kind of an attachment, of the law of a field, or of the mode of a push.
  private(set) var detail = 0
  /// Whether an attachment has one item.
  private(set) var isAnchored = false

  init(_ base: Base, detail: Int = 0, isAnchored: Bool = false) {
    (self.base, self.detail, self.isAnchored) = (base, detail, isAnchored)
  }

  /// Blank, to be read.
  init() {}
}

extension BehaviorKind {
  mutating func code(_ coder: inout WordCoder) {
    coder.codeCase(&base, of: Base.allCases, base.rawValue)
    coder.code(&detail)
    coder.code(&isAnchored)
  }
}
