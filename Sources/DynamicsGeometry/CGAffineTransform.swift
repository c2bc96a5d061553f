public import Foundation

/// A linear map of the plane, followed by a translation.
///
/// The convention is that of Core Graphics: points are rows, multiplied from the left:
///
/// ```
///                           | a   b   0 |
/// [x' y' 1]  =  [x y 1]  ×  | c   d   0 |
///                           | tx  ty  1 |
/// ```
///
/// A positive rotation is clockwise on screen, where y grows downward. A transform may contain any
/// numbers, also NaN and infinity.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor from x to x'.
  public var a: CGFloat

  /// The factor from x to y'.
  public var b: CGFloat

  /// The factor from y to x'.
  public var c: CGFloat

  /// The factor from y to y'.
  public var d: CGFloat

  /// The horizontal translation, in points.
  public var tx: CGFloat

  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from the six numbers of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a rotation about the origin by `angle` radians, clockwise on screen when positive.
  public init(rotationAngle angle: CGFloat) {
    let turn = SinCos(angle)
    self.init(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
  }

  /// Makes a scaling about the origin by the factors `sx` and `sy`.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a translation by `tx` and `ty` points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether this is ``identity``.
  public var isIdentity: Bool { self == .identity }
}

/// Encoded as `[a, b, c, d, tx, ty]`, as Foundation encodes points and sizes.
extension CGAffineTransform: Codable {
  /// Reads the six numbers from an array.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    a = try values.decode(CGFloat.self)
    b = try values.decode(CGFloat.self)
    c = try values.decode(CGFloat.self)
    d = try values.decode(CGFloat.self)
    tx = try values.decode(CGFloat.self)
    ty = try values.decode(CGFloat.self)
  }

  /// Writes the six numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [a, b, c, d, tx, ty] { try values.encode(value) }
  }
}
