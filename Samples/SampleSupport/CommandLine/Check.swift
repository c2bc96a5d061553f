internal import ArgumentParser

/// Complains about an option's number that is out of its range.
package func check<Number: Comparable>(
  _ number: Number, in range: ClosedRange<Number>, _ option: String
) throws {
  guard !range.contains(number) else { return }
  throw ValidationError(
    "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(number).")
}
