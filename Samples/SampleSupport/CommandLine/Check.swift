internal import ArgumentParser

/// Throws an error for an option whose number is out of range.
package func check<Number: Comparable>(
  _ number: Number, in range: ClosedRange<Number>, _ option: String
) throws {
  guard !range.contains(number) else { return }
  throw ValidationError(
    "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(number).")
}
