import Foundation

/// A program that plays scenes with one engine.
struct Runner {
  let name: String
  /// The command that starts its program, without the scene.
  let command: [String]
  /// Whether a profiler can analyze it.
  let isNative: Bool
  /// The remedy if it does not run here, for an error message.
  let remedy: String

  static let dynamics = Runner("swift-dynamics", program: "run-dynamics", remedy: "make benchmark")
  static let plainC = Runner("C", program: "run-chipmunk", remedy: "make benchmark")
  static let box2D = Runner("Box2D", program: "run-box2d", remedy: "apt-get install libbox2d-dev")
  /// Box2D 3, in each version whose program is beside this one; the name has the version.
  static let box2D3: [Runner] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let programs = files.filter { $0.hasPrefix("run-box2d3") }.sorted()
    let remedy = "make benchmark BOX2D=folder-of-its-source"
    if programs.isEmpty { return [Runner("Box2D 3", program: "run-box2d3", remedy: remedy)] }
    return programs.map { program in
      let version = Runner("Box2D 3", program: program, remedy: remedy).version() ?? "3"
      let number = version.prefix { $0 != "," }
      return Runner("Box2D \(number)", program: program, remedy: remedy)
    }
  }()
  static let pymunk = Runner(
    name: "pymunk", command: ["python3", "Sources/Runners/Pymunk/run.py"], isNative: false,
    remedy: "pip install pymunk")

  private init(_ name: String, program: String, remedy: String) {
    self.init(
      name: name, command: [Self.folder.appendingPathComponent(program).path], isNative: true,
      remedy: remedy)
  }

  /// The folder of this program, which the others are in, too.
  private static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  private init(name: String, command: [String], isNative: Bool, remedy: String) {
    self.name = name
    self.command = command
    self.isNative = isNative
    self.remedy = remedy
  }

  /// The name without a version.
  var engine: String { String(name.prefix { $0 != " " }) }

  /// The version of the engine, if it reports one; `nil` if the engine is not installed.
  func version() -> String? {
    guard let lines = try? Shell.run(command + ["--version"]) else { return nil }
    return lines.first { $0.hasPrefix("version ") }.map { String($0.dropFirst(8)) }
  }
}

/// Starts programs.
enum Shell {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program to its end.
  ///
  /// - Returns: The lines of its standard output.
  static func run(_ command: [String]) throws -> [String] {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Output on standard error is short, so it does not fill the pipe before it is read.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: message, as: UTF8.self).suffix(400)
      throw Failure(description: "\(command.joined(separator: " ")) failed: \(text)")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
