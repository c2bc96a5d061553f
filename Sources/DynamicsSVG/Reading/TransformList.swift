import DynamicsGeometry
import Foundation

/// Reads the `transform` of an element.
enum TransformList {
  /// The transform, or `nil` for a text that is not one.
  static func read(_ text: String) -> CGAffineTransform? {
    var scanner = NumberScanner(text)
    var whole = CGAffineTransform.identity
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      guard let step = readStep(&scanner) else { return nil }
      // The last one of the list is applied first.
      whole = step.concatenating(whole)
      scanner.skipSeparator()
    }
    return whole
  }

  private static func readStep(_ scanner: inout NumberScanner) -> CGAffineTransform? {
    let name = scanner.word()
    scanner.skipSpace()
    guard scanner.skip("(") else { return nil }
    let n = scanner.numbers().map { CGFloat($0) }
    guard scanner.skip(")"), n.allSatisfy({ abs($0) <= SVGLimits.coordinate }) else { return nil }
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1):
      return tangent(n[0]).map { CGAffineTransform(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1):
      return tangent(n[0]).map { CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: return nil
    }
  }

  private static func tangent(_ degrees: CGFloat) -> CGFloat? {
    let turn = SinCos(degrees * .pi / 180)
    let tangent = turn.sine / turn.cosine
    return abs(tangent) <= SVGLimits.coordinate ? tangent : nil
  }
}
