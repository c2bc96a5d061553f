internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

extension WordCoder {
  package mutating func code(_ point: inout CGPoint) {
    code(&point.x)
    code(&point.y)
  }

  package mutating func code(_ vector: inout CGVector) {
    code(&vector.dx)
    code(&vector.dy)
  }

  package mutating func code(_ size: inout CGSize) {
    code(&size.width)
    code(&size.height)
  }

  package mutating func code(_ rect: inout CGRect) {
    code(&rect.origin)
    code(&rect.size)
  }

  package mutating func code(_ offset: inout Offset) {
    code(&offset.horizontal)
    code(&offset.vertical)
  }

  package mutating func code(_ insets: inout EdgeInsets) {
    code(&insets.top)
    code(&insets.left)
    code(&insets.bottom)
    code(&insets.right)
  }

  package mutating func code(_ transform: inout CGAffineTransform) {
    code(&transform.a)
    code(&transform.b)
    code(&transform.c)
    code(&transform.d)
    code(&transform.tx)
    code(&transform.ty)
  }

  package mutating func code(_ region: inout Region) {
    code(&region, by: region.numbers, Region.init(numbers:))
  }

  package mutating func code(_ contour: inout Contour) {
    code(&contour, by: contour.numbers, Contour.init(numbers:))
  }

  package mutating func code(_ contours: inout [Contour]) {
    code(&contours, blank: Contour([])) { $0.code(&$1) }
  }
}

// MARK: Vectors of the engine

extension WordCoder {
  mutating func code(_ vector: inout Vector) {
    code(&vector.x)
    code(&vector.y)
  }

  mutating func code(_ vector: inout Vector, mostly expected: Vector) {
    code(&vector.x, mostly: expected.x)
    code(&vector.y, mostly: expected.y)
  }
}
