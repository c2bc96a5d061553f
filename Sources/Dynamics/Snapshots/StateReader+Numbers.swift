internal import DynamicsEngine
internal import Foundation

extension StateReader {
  /// A number that a property may have.
  mutating func readNumber(in range: ClosedRange<CGFloat>) throws -> CGFloat {
    let number = CGFloat(try readNumber())
    guard range.contains(number) else { throw StateError("\(number) is not in \(range)") }
    return number
  }
}
