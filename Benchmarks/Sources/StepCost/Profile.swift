import ArgumentParser
import Foundation
import Scenes

/// Prints the distribution of a scene's instructions.
struct Profile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show which functions a scene's steps spend their instructions in; needs valgrind.")

  @Argument(help: "The name of a scene.")
  var scene: String

  @Option(help: "How many functions to list.")
  var functions = 10

  /// The overheads of Swift, each with its functions.
  private static let overheads: [(name: String, parts: [String])] = [
    (
      "swift_beginAccess",
      ["swift_beginAccess", "swift_endAccess", "AccessSet", "SwiftTLSContext"]
    ),
    ("swift_retain", ["swift_retain", "increment", "swift_bridgeObjectRetain"]),
    ("swift_release", ["swift_release", "doDecrement", "swift_bridgeObjectRelease"]),
  ]

  func run() throws {
    guard Callgrind.isInstalled() else {
      throw ValidationError("valgrind is not installed here: apt-get install valgrind.")
    }
    let scene = try Scene.find(scene)
    Progress.report("Counting instructions of \(scene.title); this takes a minute or so.")
    let profile = try withSceneFile(scene) { try Callgrind.profile(.dynamics, $0) }
    guard profile.total > 0 else {
      throw ValidationError("callgrind counted nothing; was run-dynamics stripped?")
    }
    print("\(scene.title): \(profile.total / scene.steps) instructions a step\n")
    for overhead in Self.overheads {
      let own = profile.share { $0.hasPrefix(overhead.name) }
      let all = profile.share(ofParts: overhead.parts)
      print("\(own)  \(overhead.name); with what it calls, \(all)")
    }
    let together = profile.share { name in Self.overheads.contains { name.hasPrefix($0.name) } }
    let all = profile.share(ofParts: Self.overheads.flatMap(\.parts))
    print("\(together)  together; with what they call, \(all)\n")
    let costliest = profile.functions.prefix(functions).map(\.name)
    for (name, readable) in zip(costliest, demangled(costliest)) {
      print("\(profile.share { $0 == name })  \(readable)")
    }
  }

  private func demangled(_ names: [String]) -> [String] {
    let command = ["swift", "demangle", "--compact", "--simplified"] + names
    guard let readable = try? Shell.run(command), readable.count == names.count else {
      return names
    }
    return zip(names, readable).map { $0.hasPrefix("$s") ? $1 : $0 }
  }
}

extension Callgrind.Profile {
  /// The share of some functions, in percent.
  fileprivate func share(of isCounted: (String) -> Bool) -> String {
    let sum = functions.filter { isCounted($0.name) }.reduce(0) { $0 + $1.instructions }
    return String(format: "%5.1f %%", 100 * Double(sum) / Double(total))
  }

  fileprivate func share(ofParts parts: [String]) -> String {
    share { name in parts.contains { name.contains($0) } }
  }
}
