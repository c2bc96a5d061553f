internal import Foundation

/// A way to write a ``Recording``.
///
/// Formats are values: ``svg``, ``html``, ``css``, ``webAnimations``, ``lottie``, ``asciicast``, ``csv`` and
/// ``json`` come with the library, most of them with a style, as ``svg(style:)``. Make one of your own with
/// what writes it:
///
/// ```swift
/// let places = RecordingFormat(name: "places", fileExtension: "txt") { recording, output in
///   for item in recording.items.indices {
///     let end = recording.pose(of: item, at: recording.duration)
///     try output.write("\(item): \(end.center.x) \(end.center.y)\n")
///   }
/// }
/// try recording.write(as: places, to: file)
/// ```
public struct RecordingFormat: Sendable {
  /// What it is called, as on a command line.
  public let name: String

  /// What names of files end in, without a dot.
  public let fileExtension: String

  private let body: @Sendable (Recording, inout RecordingOutput) throws -> Void

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - fileExtension: What names of files end in, without a dot.
  ///   - write: Writes a recording piece by piece. Whatever it throws, ``Recording/data(as:maximumBytes:)`` and
  ///     ``Recording/write(as:to:maximumBytes:)`` throw.
  public init(
    name: String, fileExtension: String,
    write: @escaping @Sendable (Recording, inout RecordingOutput) throws -> Void
  ) {
    self.name = name
    self.fileExtension = fileExtension
    body = write
  }

  func write(_ recording: Recording, to output: inout RecordingOutput) throws {
    try body(recording, &output)
  }
}

/// Where a format writes to, piece by piece.
public struct RecordingOutput {
  /// So many bytes are gathered before they go on.
  private static let chunk = 1 << 16

  /// How many bytes were written so far.
  public private(set) var byteCount = 0

  private let maximumBytes: Int
  private var gathered: [UInt8] = []
  private let send: ([UInt8]) throws -> Void

  init(maximumBytes: Int, send: @escaping ([UInt8]) throws -> Void) {
    self.maximumBytes = maximumBytes
    self.send = send
  }

  /// Writes some text as UTF-8.
  ///
  /// - Throws: ``RecordingError/tooLarge(maximumBytes:)`` before more is written than was allowed; or what went
  ///   wrong with the file.
  public mutating func write(_ text: some StringProtocol) throws {
    let bytes = text.utf8
    let count = bytes.count
    guard count <= maximumBytes - byteCount else {
      throw RecordingError.tooLarge(maximumBytes: maximumBytes)
    }
    byteCount += count
    gathered.append(contentsOf: bytes)
    if gathered.count >= Self.chunk { try flush() }
  }

  mutating func flush() throws {
    guard !gathered.isEmpty else { return }
    try send(gathered)
    gathered.removeAll(keepingCapacity: true)
  }
}
