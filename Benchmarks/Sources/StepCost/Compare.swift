import ArgumentParser
import Foundation
import Scenes

/// Prints the table of scenes and engines.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare scenes with the same scenes in plain C, Box2D and pymunk.",
    discussion: """
      Each engine plays a scene in a process of its own, in turn. A step of 1/120 s and 20 iterations \
      are the same for all. What counts is the least processor time of each twentieth of the steps.
      """)

  @Option(
    parsing: .upToNextOption,
    help: "Scenes, by name: \(Scene.all.map(\.name).joined(separator: ", ")). (default: all)")
  var scene: [String] = []

  @Option(help: "About how many seconds to measure for.")
  var seconds = 200.0

  @Flag(help: "Take steps in frames of 1/60 s, by advance(by:), and read poses after each frame.")
  var frames = false

  @Flag(help: "Count instructions instead of time; needs valgrind.")
  var instructions = false

  @Option(help: "A page to write the table into, if all scenes are timed step by step.")
  var page: String?

  private var scenes: [Scene] {
    get throws {
      let chosen = try scene.isEmpty ? Scene.all : scene.map(Scene.find)
      return chosen.map { scene in
        var scene = scene
        scene.inFrames = frames
        return scene
      }
    }
  }

  func run() throws {
    let scenes = try scenes
    guard !instructions || Callgrind.isInstalled() else {
      throw ValidationError("valgrind is not installed here: apt-get install valgrind.")
    }
    guard Runner.plainC.version() != nil else {
      throw ValidationError("run-chipmunk is not built; start this by make benchmark.")
    }
    let all = ([Runner.box2D] + Runner.box2D3 + [.pymunk]).map {
      ($0, instructions && !$0.isNative ? nil : $0.version())
    }
    let peers = all.compactMap { runner, version in version.map { (runner: runner, version: $0) } }
    let missing = all.filter { $0.1 == nil && (!instructions || $0.0.isNative) }.map(\.0)
    let contests = try measure(scenes, [.plainC, .dynamics] + peers.map(\.runner))
    let table = Table(
      contests: contests, peers: peers, missing: missing, countsInstructions: instructions)
    print(table.text, terminator: "")
    if let page, scene.isEmpty, !instructions, !frames { try Page.write(table.text, into: page) }
  }

  private func measure(_ scenes: [Scene], _ runners: [Runner]) throws -> [Contest] {
    let end = Date(timeIntervalSinceNow: seconds)
    return try scenes.enumerated().map { place, scene in
      Progress.report("\(place + 1) of \(scenes.count): \(scene.title)")
      var contest = Contest(scene: scene)
      if instructions {
        try contest.countInstructions(runners)
      } else {
        let share = end.timeIntervalSinceNow / Double(scenes.count - place)
        try contest.measure(runners, seconds: share)
      }
      return contest
    }
  }
}

extension Scene {
  /// Finds a scene by a name from the command line.
  static func find(_ name: String) throws -> Scene {
    guard let scene = named(name) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw ValidationError("there is no scene '\(name)'; there are \(names).")
    }
    return scene
  }
}

/// Reports progress on standard error.
enum Progress {
  static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
