@_spi(Samples) import DynamicsRecording
import SampleSupport

/// A tilt that changes at given times and is constant in between; before the first time, it is
/// upright.
struct TiltScript: Equatable {
  private(set) var changes: [Change] = []

  struct Change: Equatable {
    /// The time in seconds from the start.
    var time: Double
    var tilt: Tilt
  }

  func tilt(at time: Double) -> Tilt {
    changes.last { $0.time <= time }?.tilt ?? .down
  }

  /// Reads a file of lines `time x y`.
  init(file path: String) throws {
    do {
      try self.init(InputFile.text(of: path), path: path)
    } catch let error as SystemError {
      throw TiltFailure.unreadable(path: path, reason: error.description)
    }
  }

  /// - Parameters:
  ///   - text: Lines of three numbers, separated by spaces or commas. The rest of a line after a
  ///     `#` is a comment, and the first line may contain the names of the columns.
  ///   - path: The name of the file in error messages.
  init(_ text: String, path: String) throws {
    var isFirst = true
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = line.prefix { $0 != "#" }.filter { $0 != "\u{FEFF}" }
      let fields = content.split { $0 == "," || $0 == ";" || $0.isWhitespace }
      guard !fields.isEmpty else { continue }
      let isHeader = isFirst && fields.map { $0.lowercased() } == ["time", "x", "y"]
      isFirst = false
      if isHeader { continue }
      let numbers = fields.compactMap { Double($0) }
      guard fields.count == 3, numbers.count == 3, numbers[0].isFinite, numbers[0] >= 0,
        Tilt.range.contains(numbers[1]), Tilt.range.contains(numbers[2])
      else {
        throw TiltFailure.malformed(path: path, line: index + 1, content: String(content))
      }
      if let last = changes.last, numbers[0] <= last.time {
        throw TiltFailure.unsorted(path: path, line: index + 1)
      }
      changes.append(Change(time: numbers[0], tilt: Tilt(x: numbers[1], y: numbers[2])))
    }
    if changes.isEmpty { throw TiltFailure.empty(path: path) }
  }
}
