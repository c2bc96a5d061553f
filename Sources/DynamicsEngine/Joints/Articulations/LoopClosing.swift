/// Closes loops: finds the impulses of rows that are not in a tree, including the response of the
/// trees.
///
/// S · μ = −r, where S = J · N · Jᵀ, N is the inverse inertia of bodies in their trees, and r is
/// the residual of the trees alone. S is never formed: a multiplication is one solution of the
/// trees. Conjugate gradients (Hestenes and Stiefel 1952) need at most about as many
/// multiplications as there are rows. Dependent rows do no harm.
enum LoopClosing {
  /// - Parameters:
  ///   - tree: The solved tree, with the changes that the trees alone make.
  ///   - loops: The loops; their residuals hold e, the residuals before any change.
  ///   - damping: The compliance of rows, in units of K (Levenberg 1944). Without damping, nearly
  ///     dependent rows can ask for large changes that reduce the error little.
  static func close(_ loops: Pointers<Loop>, _ tree: Tree, damping: Double = 0) {
    for link in tree.links { link.pointee.total = link.pointee.change }
    var square = 0.0
    for loop in loops {
      loop.pointee.residual = (loop.pointee.residual + loop.pointee.along(tree.base)) * -1
      loop.pointee.impulse = Vector3()
      loop.pointee.direction = loop.pointee.preconditioned(loop.pointee.residual)
      square += loop.pointee.residual.dot(loop.pointee.direction)
    }
    let enough = square * 1e-24
    var rounds = min(loops.count * 6 + 10, Tuning.LoopClosing.affordableLinks / tree.links.count)
    while square > enough, rounds > 0 {
      rounds -= 1
      guard let next = advance(loops, tree, square, damping) else { break }
      for loop in loops {
        loop.pointee.direction =
          loop.pointee.preconditioned(loop.pointee.residual)
          + loop.pointee.direction * (next / square)
      }
      square = next
    }
    for link in tree.links { link.pointee.change = link.pointee.total }
  }

  /// - Returns: The squared norm of the remaining residual; `nil` if the direction moves nothing.
  private static func advance(
    _ loops: Pointers<Loop>, _ tree: Tree, _ square: Double, _ damping: Double
  ) -> Double? {
    tree.clear()
    var stiff = 0.0
    for loop in loops {
      let direction = loop.pointee.direction
      loop.pointee.apply(direction, tree.base)
      stiff += direction.dot(loop.pointee.K.scaled(by: direction))
    }
    tree.solve()
    var product = 0.0
    for loop in loops {
      let direction = loop.pointee.direction
      loop.pointee.image =
        loop.pointee.along(tree.base) + loop.pointee.K.scaled(by: direction) * damping
      product += direction.dot(loop.pointee.image)
    }
    // The trees already satisfy this direction, except for rounding.
    guard product > 1e-12 * stiff else { return nil }
    let length = square / product
    for link in tree.links { link.pointee.total += link.pointee.change * length }
    var next = 0.0
    for loop in loops {
      loop.pointee.residual -= loop.pointee.image * length
      loop.pointee.impulse += loop.pointee.direction * length
      next += loop.pointee.residual.dot(loop.pointee.preconditioned(loop.pointee.residual))
    }
    return next
  }
}
