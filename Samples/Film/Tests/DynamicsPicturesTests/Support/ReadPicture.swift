import DynamicsPictures
import DynamicsRecording
import Foundation
import Testing

/// A film as programs of others read it.
struct ReadPicture: Decodable {
  /// A pixel at a time.
  struct Place {
    var time: TimeInterval
    var x: Int
    var y: Int
  }

  let format: String
  /// The width and height in pixels.
  let size: [Int]
  let loop: Int?
  /// In seconds.
  let durations: [TimeInterval]
  /// Red, green, blue and alpha at each place.
  let colors: [[Int]]
  let pixels: String?
  let rate: String?
  let startsFast: Bool?

  var total: TimeInterval { durations.reduce(0, +) }

  init(_ file: URL, _ places: [Place] = []) throws {
    let data = try Self.run([file.path] + places.map { "\($0.time),\($0.x),\($0.y)" })
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// Writes a recording and reads it.
  init(_ recording: Recording, as format: RecordingFormat, at places: [Place] = []) throws {
    let folder = try ScratchFolder()
    self = try Self(try folder.write(recording, as: format), places)
  }

  /// Returns how many pixels of two files differ at any time.
  static func differences(_ one: URL, _ other: URL) throws -> Int {
    let text = String(decoding: try run([one.path, "same", other.path]), as: UTF8.self)
    return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    // Debian's, which has Debian's Pillow.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments =
      ["-B", URL(fileURLWithPath: #filePath + "/../../read_picture.py").standardized.path]
      + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return data
  }
}
