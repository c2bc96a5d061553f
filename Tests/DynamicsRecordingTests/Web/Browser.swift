import Foundation

/// Chromium without a window, which opens files and measures what it draws.
enum Browser {
  /// What a page is and what is to be measured of it.
  struct Job: Codable {
    enum Kind: String, Codable {
      case svg, elements, page, controls, opened
      /// Several files on one page, with prefixes; seen at times, or as they are.
      case shared, still
      /// A style sheet that starts by a class.
      case classes
    }
    var kind: Kind
    /// A file in the same folder.
    var file: String
    /// In seconds of the recording.
    var times: [Double]
    /// The recording's time at which an SVG begins.
    var startTime = 0.0
    /// After how many seconds an SVG begins again.
    var cycle = 0.0
  }

  /// An item as it is drawn.
  struct Item: Codable {
    var index: Int
    var x: Double
    var y: Double
    var angle: Double
  }

  /// An item as it is drawn, of a file with a prefix.
  struct SharedItem: Codable {
    var prefix: String
    var index: Int
    var x: Double
    var y: Double
    var angle: Double
  }

  /// A mark as it is drawn.
  struct Mark: Codable {
    var index: Int
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double
    var opacity: Double
    /// Along the line, in points; of pages only.
    var extent: Double?
  }

  /// What is seen at a time.
  struct Picture: Codable {
    var time: Double
    /// Those that are visible, the lowest first.
    var items: [Item]
    var marks: [Mark]
    var shared: [SharedItem]?
  }

  struct Answer: Codable {
    var pictures: [Picture] = []
    /// What a page's controls did, by name.
    var findings: [String: String] = [:]
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Opens all files in one browser.
  static func measure(
    _ jobs: [Job], in folder: URL, arguments: [String] = []
  ) throws -> [Answer] {
    let page = folder.appendingPathComponent("probe\(arguments.count).html")
    let list = String(decoding: try JSONEncoder().encode(jobs), as: UTF8.self)
    try "<!DOCTYPE html><meta charset=utf-8><body><script>const jobs=\(list)\n\(probe)</script>"
      .write(to: page, atomically: true, encoding: .utf8)
    let output = try run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--allow-file-access-from-files",
        "--hide-scrollbars", "--window-size=900,700", "--virtual-time-budget=60000",
        "--user-data-dir=\(folder.path)/profile\(arguments.count)", "--dump-dom",
      ] + arguments + [page.absoluteString])
    guard let start = output.range(of: "<pre id=\"answer\">"),
      let end = output.range(of: "</pre>", range: start.upperBound..<output.endIndex),
      let data = Data(base64Encoded: String(output[start.upperBound..<end.lowerBound]))
    else { throw Missing(description: "Chromium gave no answer: \(output.suffix(2000))") }
    do {
      return try JSONDecoder().decode([Answer].self, from: data)
    } catch {
      // The script's own error is more telling.
      throw Missing(description: String(decoding: data.prefix(2000), as: UTF8.self))
    }
  }

  private static func run(_ arguments: [String]) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    guard
      let program = folders.map({ "\($0)/chromium" })
        .first(where: FileManager.default.isExecutableFile)
    else {
      throw Missing(description: "these tests need Chromium: apt-get install chromium")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // One that hangs is ended.
    process.arguments = ["timeout", "600", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
