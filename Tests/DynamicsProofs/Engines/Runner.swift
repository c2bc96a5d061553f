import Foundation

/// Plays scenes with another engine, in a program of Benchmarks/Sources/Runners.
package struct Runner: Engine {
  package let name: String
  /// The command that starts the program, without the scene.
  private let command: [String]

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package init(_ name: String, command: [String]) {
    self.name = name
    self.command = command
  }

  package func play(_ scene: Scene) throws -> Trace {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, states) = (
      folder.appendingPathComponent("scene.txt"), folder.appendingPathComponent("states")
    )
    try Data(scene.text.utf8).write(to: text)
    let lines = try run(command + [text.path, states.path])
    return try trace(of: scene, states: try Data(contentsOf: states), lines: lines)
  }

  /// - Parameters:
  ///   - states: Six numbers for each body, state by state.
  ///   - lines: The hits.
  private func trace(of scene: Scene, states: Data, lines: [Substring]) throws -> Trace {
    let numbers = states.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    let size = 6 * scene.bodies.count
    guard numbers.count == size * (scene.steps / scene.stepsPerState) else {
      throw Failure(description: "\(name) wrote \(numbers.count) numbers for \(scene.steps) steps")
    }
    var trace = Trace(of: scene)
    for line in lines where line.hasPrefix("hit ") {
      let words = line.split(separator: " ").compactMap { Int($0) }
      guard words.count == 3 else { continue }
      let (a, b) = (words[1], words[2])
      trace.append(
        Trace.Hit(step: words[0], a: b < 0 ? a : min(a, b), b: b < 0 ? nil : max(a, b)))
    }
    for first in stride(from: 0, to: numbers.count, by: size) {
      trace.append(
        stride(from: first, to: first + size, by: 6).map { place in
          let n = numbers[place..<(place + 6)]
          return Trace.State(
            position: Vector(n[place], n[place + 1]), angle: n[place + 2],
            velocity: Vector(n[place + 3], n[place + 4]), spin: n[place + 5])
        })
    }
    return trace
  }

  /// Runs a program to its end, and returns the lines of its standard output.
  private func run(_ command: [String]) throws -> [Substring] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(command.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}
