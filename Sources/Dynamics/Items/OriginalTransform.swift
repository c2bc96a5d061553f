/// A transform that the program has set, from which the transforms at other angles are computed.
///
/// Conversions between angles and transforms round. So each written transform is computed from the
/// original: rounding errors do not add up, and at the original angle the item gets exactly its
/// original transform.
struct OriginalTransform {
  private(set) var transform: CGAffineTransform
  /// The angle of the body at this transform, including whole turns.
  private(set) var angle: CGFloat
  /// Whether it only turns and moves, like almost all; noted, because each step writes it at another angle.
  private var isRotation: Bool

  init(_ transform: CGAffineTransform, angle: CGFloat) {
    self.transform = transform
    self.angle = angle
    isRotation = transform.isRotation
  }

  /// Follows the program if it has set the transform since, for example to scale the item.
  ///
  /// - Parameter lastSeen: The transform that the item last returned.
  @inline(__always)
  mutating func follow(_ found: CGAffineTransform, lastSeen: CGAffineTransform?) {
    if let lastSeen, lastSeen.hasNumbers(of: found) { return }
    replace(by: found)
  }

  @inline(never)
  private mutating func replace(by found: CGAffineTransform) {
    let transform = found.isFinite ? found : .identity
    self = Self(transform, angle: transform.rotationAngle)
  }

  /// - Parameter rotation: The cosine and sine of the angle, if they have been computed already.
  @inline(__always)
  func turned(to angle: CGFloat, rotation: CGVector? = nil) -> CGAffineTransform {
    if angle == self.angle { return transform }
    guard isRotation else { return transform.recomposed(at: angle) }
    guard let rotation else { return transform.rotation(at: angle) }
    var turned = transform
    (turned.a, turned.b) = (rotation.dx, rotation.dy)
    (turned.c, turned.d) = (-rotation.dy, rotation.dx)
    return turned
  }
}

extension CGAffineTransform {
  // `==` of transforms is a call that cannot be inlined.
  fileprivate func hasNumbers(of other: Self) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d && tx == other.tx
      && ty == other.ty
  }
}
