package import DynamicsGeometry
package import Foundation

/// Visits state word by word, to save or to restore it.
///
/// One list of fields serves both directions, so that exactly the saved fields are restored.
package protocol StateCoder {
  /// `Never` for a coder that only writes.
  associatedtype Failure: Error

  mutating func code(_ word: inout UInt64) throws(Failure)

  /// Codes a number that may be infinite or NaN.
  mutating func codeAny(_ number: inout Double) throws(Failure)

  /// Codes a finite number.
  mutating func code(_ number: inout Double) throws(Failure)

  mutating func code(_ number: inout Int) throws(Failure)
  mutating func code(_ number: inout Int32) throws(Failure)
  mutating func code(_ number: inout UInt32) throws(Failure)
  mutating func code(_ flag: inout Bool) throws(Failure)
}

extension StateCoder {
  package mutating func code(_ number: inout CGFloat) throws(Failure) {
    var double = Double(number)
    try code(&double)
    number = CGFloat(double)
  }

  package mutating func code(_ point: inout CGPoint) throws(Failure) {
    try code(&point.x)
    try code(&point.y)
  }

  package mutating func code(_ vector: inout CGVector) throws(Failure) {
    try code(&vector.dx)
    try code(&vector.dy)
  }

  package mutating func code(_ size: inout CGSize) throws(Failure) {
    try code(&size.width)
    try code(&size.height)
  }

  /// A number as the bits in which it differs from one that it mostly is; it may be infinite or NaN.
  mutating func code(_ number: inout Double, near other: Double) throws(Failure) {
    var difference = number.bitPattern ^ other.bitPattern
    try code(&difference)
    number = Double(bitPattern: difference ^ other.bitPattern)
  }

  /// A number as NaN where it is the expected one, so that the word stays the same from step to step.
  mutating func code(_ number: inout Double, mostly expected: Double) throws(Failure) {
    var coded = number.bitPattern == expected.bitPattern ? Double.nan : number
    try codeAny(&coded)
    number = coded.isNaN ? expected : coded
  }

  mutating func code(_ vector: inout Vector, mostly expected: Vector) throws(Failure) {
    try code(&vector.x, mostly: expected.x)
    try code(&vector.y, mostly: expected.y)
  }

  /// A count of steps as −1 where it is the expected one.
  mutating func code(_ count: inout Int, mostly expected: Int) throws(Failure) {
    var word = count == expected ? -1 : count
    try code(&word)
    count = word == -1 ? expected : word
  }

  mutating func code(_ vector: inout Vector) throws(Failure) {
    try code(&vector.x)
    try code(&vector.y)
  }

  mutating func code(_ vector: inout Vector3) throws(Failure) {
    try code(&vector.x)
    try code(&vector.y)
    try code(&vector.z)
  }
}
