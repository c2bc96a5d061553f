import DynamicsProofs
import Foundation

/// The engines whose programs are in a folder.
enum Engines {
  /// Ours first.
  static func found(in folder: URL) -> [any Engine] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let box2D = ["run-box2d"] + files.filter { $0.hasPrefix("run-box2d3-") }.sorted()
    let programs = [("Chipmunk", "run-chipmunk")] + box2D.map { ("Box2D", $0) }
    var commands = programs.map { name, program in (name, [folder.appending(path: program).path]) }
    commands.append(("pymunk", ["python3", "Benchmarks/Sources/Runners/Pymunk/run.py"]))
    return [SwiftDynamics()]
      + commands.compactMap { name, command in
        version(command).map { Runner("\(name) \($0)", command: command) }
      }
  }

  /// In the order of tables.
  static func sorted(_ names: Set<String>) -> [String] {
    let order = [SwiftDynamics().name, "Chipmunk", "Box2D", "pymunk"]
    func place(_ name: String) -> Int { order.firstIndex { name.hasPrefix($0) } ?? order.count }
    return names.sorted { (place($0), $0) < (place($1), $1) }
  }

  /// `nil` if the program is missing, or its engine.
  private static func version(_ command: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + ["--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.firstMatch(of: #/version ([0-9.]+)/#).map { String($0.1) }
  }
}
