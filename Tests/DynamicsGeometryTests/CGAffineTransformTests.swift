import DynamicsGeometry
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  static let crooked = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)

  @Test func `A point is a row vector multiplied from the left`() {
    // (1·1 + 3·10 + 7, 2·1 + 5·10 + 11)
    #expect(CGPoint(x: 1, y: 10).applying(Self.crooked) == CGPoint(x: 38, y: 63))
  }

  @Test func `A vector and a size are not translated`() {
    #expect(CGVector(dx: 1, dy: 10).applying(Self.crooked) == CGVector(dx: 31, dy: 52))
    #expect(CGSize(width: 1, height: 10).applying(Self.crooked) == CGSize(width: 31, height: 52))
  }

  @Test func `A positive angle turns right into down, clockwise on screen`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test func `Concatenating applies the receiver first`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint.zero.applying(move.concatenating(double)) == CGPoint(x: 20, y: 0))
    #expect(CGPoint.zero.applying(double.concatenating(move)) == CGPoint(x: 10, y: 0))
  }

  @Test func `What is added last acts first`() {
    let base = Self.crooked
    #expect(
      base.translatedBy(x: 4, y: 6)
        == CGAffineTransform(translationX: 4, y: 6).concatenating(base))
    #expect(base.scaledBy(x: 4, y: 6) == CGAffineTransform(scaleX: 4, y: 6).concatenating(base))
    #expect(base.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3).concatenating(base))
    // Against Core Graphics' documented matrices, not only against ourselves.
    #expect(
      base.translatedBy(x: 4, y: 6)
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 4 + 18 + 7, ty: 8 + 30 + 11))
    #expect(
      base.scaledBy(x: 4, y: 6) == CGAffineTransform(a: 4, b: 8, c: 18, d: 30, tx: 7, ty: 11))
  }

  @Test func `The inverse leads back`() {
    // The determinant is -1, so that every number of the inverse is a whole one.
    let inverse = Self.crooked.inverted()
    #expect(inverse == CGAffineTransform(a: -5, b: 2, c: 3, d: -1, tx: 2, ty: -3))
    #expect(Self.crooked.concatenating(inverse).isIdentity)
    #expect(inverse.concatenating(Self.crooked).isIdentity)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1),
    CGAffineTransform(scaleX: 1e200, y: 1e200),
  ])
  func `A transform without an inverse is returned unchanged`(singular: CGAffineTransform) {
    #expect(singular.inverted() == singular)
  }

  @Test func `Only the identity is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
    #expect(!CGAffineTransform(translationX: 1e-300, y: 0).isIdentity)
  }

  @Test func `A turned rectangle is boxed upright`() {
    let eighth = CGAffineTransform(rotationAngle: .pi / 4)
    let boxed = CGRect(x: -1, y: -1, width: 2, height: 2).applying(eighth)
    let reach = 2.0.squareRoot()
    #expect(abs(boxed.minX + reach) < 1e-15 && abs(boxed.maxY - reach) < 1e-15)
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -2, y: 1))
        == CGRect(x: -8, y: 2, width: 6, height: 4))
  }

  @Test func `The null and the infinite rectangle stay what they are`() {
    #expect(CGRect.null.applying(Self.crooked).isNull)
    #expect(CGRect.infinite.applying(Self.crooked).isInfinite)
  }

  @Test func `A transform is coded as its six numbers`() throws {
    let data = try JSONEncoder().encode(Self.crooked)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,5,7,11]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == Self.crooked)
  }
}
