/// The surface of a boundary: how it moves along itself, as that of a belt does, and which of its sides are solid.
package struct BoundarySurface: Hashable, Sendable, BitwiseCopyable {
  /// In pt/s, in the direction in which the boundary is drawn.
  package var speed = 0.0
  package var solidSide = SolidSide.both

  /// Creates a surface that does not move, and is solid on both sides.
  package init() {}

  /// The sides of a boundary that stop bodies, as seen along its path, with y down.
  package enum SolidSide: Int, CaseIterable, Sendable, BitwiseCopyable {
    case both, left, right
  }

  /// Whether it is that of a boundary of which nothing was set.
  package var isPlain: Bool { self == BoundarySurface() }

  var isOneSided: Bool { solidSide != .both }

  /// The reason why the surface is invalid; `nil` for a valid one.
  var flaw: String? {
    abs(speed) <= Material.greatestSurfaceSpeed
      ? nil : "the speed of a surface is out of range: \(speed)"
  }
}

extension BoundarySurface {
  /// Whether a closed chain keeps the bodies inside it in.
  func holdsInside(of chain: Chain) -> Bool {
    !isOneSided || (solidSide == .right) == (chain.innerSide > 0)
  }

  /// Whether a closed chain keeps the bodies outside it out.
  func holdsOutside(of chain: Chain) -> Bool { !isOneSided || !holdsInside(of: chain) }
}
