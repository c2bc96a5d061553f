internal import ArgumentParser

/// Complains about an option's number that is out of its range.
package func check<Number: Comparable>(
  _ number: Number, in range: ClosedRange<Number>, _ option: String
) throws {
  guard !range.contains(number) else { return }
  throw ValidationError(
    "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(number).")
}

/// Complains about a picture on the terminal that was to go into a file, and about a file whose name
/// says that it holds something else.
package func check(_ format: Format?, output: String?) throws {
  guard let format, let output else { return }
  guard format != .live else {
    throw ValidationError("--format live draws on the terminal. Remove --output.")
  }
  guard let named = Format(ofFile: output), named != format else { return }
  throw ValidationError(
    """
    --format \(format.rawValue) does not fit the name '\(output)'. \
    Choose --format \(named.rawValue) or another name.
    """)
}
