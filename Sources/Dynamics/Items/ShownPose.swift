/// How an item shows its pose: the transform that the program has set, and the center and transform
/// that the item returned after it was last read or written.
///
/// Conversions between angles and transforms round. So each written transform is computed from the
/// original: rounding errors do not add up, and at the original angle the item gets exactly its
/// original transform.
///
/// A move by the program is detected by comparing returned values with returned values, never with
/// written ones: an item may round or clamp the values that it is given.
struct ShownPose {
  /// The transform that the program has set.
  private(set) var original: CGAffineTransform
  /// The angle of the body at ``original``, including whole turns.
  private(set) var originalAngle: CGFloat
  /// Whether ``original`` only turns and moves, like almost all; noted, because each step writes it
  /// at another angle.
  private var isRotation: Bool
  /// The center that the item last returned; `nil` if unknown.
  var center: CGPoint?
  /// The transform that the item last returned; `nil` if unknown.
  var transform: CGAffineTransform?

  /// - Parameters:
  ///   - original: The transform that the program has set.
  ///   - center: The center that was read with it; `nil` if neither was read from the item.
  init(_ original: CGAffineTransform, angle: CGFloat, center: CGPoint? = nil) {
    self.original = original
    originalAngle = angle
    isRotation = original.isRotation
    self.center = center
    transform = center == nil ? nil : original
  }
}

// MARK: Computing transforms

extension ShownPose {
  /// Follows the program if it has set the transform since, for example to scale the item.
  @inline(__always)
  mutating func follow(_ found: CGAffineTransform) {
    if let transform, transform.hasNumbers(of: found) { return }
    replaceOriginal(by: found)
  }

  @inline(never)
  private mutating func replaceOriginal(by found: CGAffineTransform) {
    let found = found.isFinite ? found : .identity
    (original, originalAngle, isRotation) = (found, found.rotationAngle, found.isRotation)
  }

  /// - Parameter rotation: The cosine and sine of the angle, if they have been computed already.
  @inline(__always)
  func turned(to angle: CGFloat, rotation: CGVector? = nil) -> CGAffineTransform {
    if angle == originalAngle { return original }
    guard isRotation else { return original.recomposed(at: angle) }
    guard let rotation else { return original.rotation(at: angle) }
    var turned = original
    (turned.a, turned.b) = (rotation.dx, rotation.dy)
    (turned.c, turned.d) = (-rotation.dy, rotation.dx)
    return turned
  }
}

// MARK: The values that the item returned

extension ShownPose {
  mutating func see(_ center: CGPoint?, _ transform: CGAffineTransform) {
    (self.center, self.transform) = (center, transform)
  }

  mutating func forget() { (center, transform) = (nil, nil) }

  func differs(from found: CGPoint) -> Bool {
    // Coordinates are compared one by one, since `==` of points is a call that cannot be inlined.
    guard let center, center.x != found.x || center.y != found.y else { return false }
    return found.x.isFinite && found.y.isFinite
  }

  /// Whether a transform has another rotation; another scale does not count.
  func differs(from found: CGAffineTransform) -> Bool {
    guard let transform, transform.a != found.a || transform.b != found.b else { return false }
    let turn = remainder(found.rotationAngle - transform.rotationAngle, 2 * .pi)
    return abs(turn) > 1e-6
  }
}

extension CGAffineTransform {
  // `==` of transforms is a call that cannot be inlined.
  fileprivate func hasNumbers(of other: Self) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d && tx == other.tx
      && ty == other.ty
  }
}
