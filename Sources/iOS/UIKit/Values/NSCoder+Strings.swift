public import CoreGraphics
public import Foundation

// The strings are those of UIKit's property lists: numbers in braces, to 17 places.

extension NSCoder {
  /// A point as a string, `{x, y}`.
  public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }

  /// A vector as a string, `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }

  /// A size as a string, `{width, height}`.
  public class func string(for size: CGSize) -> String { braces(size.width, size.height) }

  /// A rectangle as a string, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A transform as a string, `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(list(t.a, t.b, t.c, t.d, t.tx, t.ty))]"
  }

  /// Insets as a string, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// An offset as a string, `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    braces(offset.horizontal, offset.vertical)
  }

  /// The point in a string; zero if there is none.
  public class func cgPoint(for string: String) -> CGPoint {
    let parts = numbers(in: string, count: 2)
    return CGPoint(x: parts[0], y: parts[1])
  }

  /// The vector in a string; zero if there is none.
  public class func cgVector(for string: String) -> CGVector {
    let parts = numbers(in: string, count: 2)
    return CGVector(dx: parts[0], dy: parts[1])
  }

  /// The size in a string; zero if there is none.
  public class func cgSize(for string: String) -> CGSize {
    let parts = numbers(in: string, count: 2)
    return CGSize(width: parts[0], height: parts[1])
  }

  /// The rectangle in a string; zero if there is none.
  public class func cgRect(for string: String) -> CGRect {
    let parts = numbers(in: string, count: 4)
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// The transform in a string; the identity if there is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let parts = numbers(in: string, count: 6, otherwise: [1, 0, 0, 1, 0, 0])
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  private static func braces(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

  private static func list(_ numbers: CGFloat...) -> String { list(numbers) }

  private static func list(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }

  private static func numbers(
    in string: String, count: Int, otherwise: [CGFloat]? = nil
  ) -> [CGFloat] {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    guard words.count == count, numbers.count == count else {
      return otherwise ?? Array(repeating: 0, count: count)
    }
    return numbers
  }
}
