import ArgumentParser
import DynamicsPrograms

extension Plant.Kind: ExpressibleByArgument {}

/// A range of seeds, such as `0..<300`.
struct Seeds: ExpressibleByArgument {
  var range: Range<UInt64>

  init(_ range: Range<UInt64>) { self.range = range }

  init?(argument: String) {
    let ends = argument.split(separator: "..<", omittingEmptySubsequences: false)
      .map { UInt64($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high else { return nil }
    range = low..<high
  }

  var defaultValueDescription: String { "\(range.lowerBound)..<\(range.upperBound)" }
}

/// The lines of a program that are kept, such as `0,3,9`.
struct Kept: ExpressibleByArgument {
  var lines: [Int]

  init?(argument: String) {
    let parts = argument.split(separator: ",")
    lines = parts.compactMap { Int($0) }
    guard lines.count == parts.count else { return nil }
  }
}

/// Which program, and how much of it.
struct ProgramOptions: ParsableArguments {
  @Option(help: "Lines that a program has.")
  var lines = 160

  @Option(help: "Keep only these lines, such as 0,3,9.")
  var keep: Kept?

  @Option(help: "Put a bug into the programs, to see that it is found.")
  var plant: Plant.Kind?

  func program(_ seed: UInt64) -> [Line] {
    let whole = DynamicsPrograms.program(seed: seed, lines: lines)
    return keep.map { $0.lines.filter(whole.indices.contains).map { whole[$0] } } ?? whole
  }
}
