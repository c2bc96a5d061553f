import DynamicsEndurance
import Foundation

/// Long runs of what the tests do for a few seconds; exits with 1 when something is wrong.
@main struct Endurance {
  private static let usage = """
    usage: endurance escape SCENES [FIRST SEED]
           endurance invariants SCENES [FIRST SEED [KIND …]]
           endurance soak HOURS [SEED]

    """

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0
    switch (arguments.first, arguments.dropFirst().first.flatMap(UInt64.init)) {
    case ("escape", let count?): exit(escape(first..<first + count) ? 0 : 1)
    case ("invariants", let count?):
      exit(invariants(first..<first + count, named: arguments.dropFirst(3)) ? 0 : 1)
    case ("soak", let hours?): exit(await soak(hours: Int(hours), seed: first) ? 0 : 1)
    default: say(usage, status: 64)
    }
  }

  private static func escape(_ seeds: Range<UInt64>) -> Bool {
    var total = EscapeSearch.Tally()
    for first in stride(from: seeds.lowerBound, to: seeds.upperBound, by: 100) {
      let tally = EscapeSearch.run(first..<min(first + 100, seeds.upperBound))
      for escape in tally.escapes { print("\(escape)\n") }
      total.steps += tally.steps
      total.escapes += tally.escapes
    }
    let tunnels = EscapeSearch.tunnel(seeds)
    for tunnel in tunnels { print(tunnel + "\n") }
    print("\(seeds.count) scenes, \(total.steps) steps: \(total.escapes.count) faults")
    print("\(seeds.count) scenes of a line or a bar: \(tunnels.count) faults")
    return total.escapes.isEmpty && tunnels.isEmpty
  }

  private static func invariants(_ seeds: Range<UInt64>, named names: ArraySlice<String>) -> Bool {
    let named = names.compactMap(InvariantScene.Kind.init)
    guard named.count == names.count else { say(usage, status: 64) }
    var isGood = true
    for kind in names.isEmpty ? InvariantScene.Kind.allCases : named {
      let findings = InvariantSearch.run(seeds, kinds: [kind]) { print("\($0)") }
      let known = KnownFaults(of: kind)
      let counts = InvariantFault.Kind.allCases.compactMap { fault -> String? in
        let count = findings.count { $0.faults.contains { $0.kind == fault } }
        let most = known.most(fault, of: seeds.count)
        isGood = isGood && count <= most
        guard count > 0 else { return nil }
        return "\(count) \(fault)" + (most > 0 ? " (known; at most \(most))" : "")
      }
      print(
        "\(seeds.count) \(kind.rawValue): \(counts.isEmpty ? "no faults" : counts.joined(separator: ", "))"
      )
    }
    return isGood
  }

  private static func soak(hours: Int, seed: UInt64) async -> Bool {
    print("hour     steps  cycles  pauses  calm s  fastest   rise %  items  heap kB  resident kB")
    let soak = Soak(seed: seed, mostItems: 36, busyTime: 30, idleTime: 20)
    for _ in 0..<hours {
      await soak.runHour()
      print(row(soak.hours[soak.hours.count - 1]))
      if let fault = soak.fault { say("\(fault)\n", status: 1) }
    }
    let count = 100_000
    let churn = Churn.run(count)
    print(
      "\(count) animators: \(churn.before / 1024) kB on the heap, then \(churn.after / 1024) kB")
    if let fault = churn.fault { say("\(fault)\n", status: 1) }
    return true
  }

  private static func row(_ hour: Soak.Hour) -> String {
    String(
      format: "%4d %9d %7d %7d %7.1f %8.0f %8.3f %6d %8d %12d", hour.number, hour.steps,
      hour.cycles,
      hour.pauses, hour.longestCalm, hour.fastest, 100 * hour.rise, hour.arrivals,
      hour.live / 1024, hour.resident / 1024)
  }

  /// At once, also into a file.
  private static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func say(_ words: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(words.utf8))
    exit(status)
  }
}
