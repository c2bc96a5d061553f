import DynamicsEndurance
import Foundation

/// Long runs of what the tests do for a few seconds: `escape` and how many scenes.
@main struct Endurance {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0
    switch (arguments.first, arguments.dropFirst().first.flatMap(UInt64.init)) {
    case ("escape", let count?): exit(escape(first..<first + count) ? 0 : 1)
    case ("tunnel", let count?): exit(tunnel(first..<first + count) ? 0 : 1)
    default:
      FileHandle.standardError.write(Data("usage: endurance escape|tunnel SCENES [FIRST SEED]\n".utf8))
      exit(64)
    }
  }

  private static func tunnel(_ seeds: Range<UInt64>) -> Bool {
    let faults = EscapeSearch.tunnel(seeds)
    for fault in faults { print(fault, terminator: "\n\n") }
    print("\(seeds.count) scenes of a line or a bar, \(faults.count) faults")
    return faults.isEmpty
  }

  private static func escape(_ seeds: Range<UInt64>) -> Bool {
    var total = EscapeSearch.Tally()
    for first in stride(from: seeds.lowerBound, to: seeds.upperBound, by: 100) {
      let tally = EscapeSearch.run(first..<min(first + 100, seeds.upperBound))
      for escape in tally.escapes { print(escape, terminator: "\n\n") }
      total.steps += tally.steps
      total.escapes += tally.escapes
    }
    print("\(seeds.count) scenes, \(total.steps) steps, \(total.escapes.count) faults")
    return total.escapes.isEmpty
  }
}
