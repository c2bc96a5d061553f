import Foundation

/// Counts instructions with valgrind's callgrind, in the measured steps only.
enum Callgrind {
  struct Profile {
    var total = 0
    var functions: [(name: String, instructions: Int)] = []
  }

  static func isInstalled() -> Bool { (try? Shell.run(["valgrind", "--version"])) != nil }

  static func profile(_ runner: Runner, _ sceneFile: String) throws -> Profile {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("callgrind-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("counts")
    // Older versions of valgrind fail on the debugging information of newer compilers.
    let program = folder.appendingPathComponent("program").path
    _ = try Shell.run(["objcopy", "--strip-debug", runner.command[0], program])
    _ = try Shell.run(
      [
        "valgrind", "--quiet", "--tool=callgrind", "--toggle-collect=measuredSteps",
        "--callgrind-out-file=\(output.path)",
        program, sceneFile,
      ])
    return read(try Shell.run(["callgrind_annotate", "--threshold=100", output.path]))
  }

  /// Reads lines such as `12,345 (6.7%)  file.c:function [library]`.
  private static func read(_ lines: [String]) -> Profile {
    var profile = Profile()
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.count == 2, let count = Int(words[0].filter { $0 != "," }),
        let end = words[1].firstIndex(of: ")")
      else { continue }
      let name = words[1][words[1].index(after: end)...].drop { $0 == " " }
      if name.hasPrefix("PROGRAM TOTALS") {
        profile.total = count
      } else {
        profile.functions.append((short(name), count))
      }
    }
    return profile
  }

  /// The function without its source file, or its position in a library without symbols.
  private static func short(_ name: Substring) -> String {
    let function = name.split(separator: " [").first ?? name
    guard let colon = function.firstIndex(of: ":") else { return String(function) }
    let short = function[function.index(after: colon)...]
    guard short.hasPrefix("0x"), let library = name.split(separator: "/").last else {
      return String(short)
    }
    return "\(short) in \(library.prefix { $0 != "." })"
  }
}
