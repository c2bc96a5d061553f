internal import Foundation

extension RecordingFormat {
  /// The whole recording as JSON with a version and units; `JSONDecoder` reads it as a
  /// ``Recording``.
  ///
  /// Lengths are in points, times in seconds, angles in radians. All numbers are exact.
  ///
  /// - Complexity: Writing is O(*n*), where *n* is the size of the text.
  public static var json: RecordingFormat {
    RecordingFormat(name: "json", fileExtension: "json") { recording, output in
      try JSONFormat.write(recording, to: &output)
    }
  }
}

/// Writes the same text as `JSONEncoder`, list by list.
private enum JSONFormat {
  static func write(_ recording: Recording, to output: inout RecordingOutput) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    try output.write(
      """
      {"version":\(Recording.version),"units":\(try text(Recording.units)),
      "bounds":\(try text(recording.bounds)),"duration":\(try text(recording.duration)),\
      "framesPerSecond":\(try text(recording.framesPerSecond))
      """)
    func list(_ name: Recording.CodingKeys, _ values: [some Encodable]) throws {
      try output.write(",\n\"\(name.rawValue)\":[")
      try output.writeList(values) { try text($0) }
    }
    try list(.items, recording.items)
    try list(.boundaries, recording.boundaries)
    try list(.marks, recording.marks)
    try list(.contacts, recording.contacts)
    try list(.stackings, recording.stackings)
    if !recording.metadata.isEmpty {
      let name = Recording.CodingKeys.metadata.rawValue
      try output.write(",\n\"\(name)\":\(try text(recording.metadata))")
    }
    try output.write("}\n")
  }
}
