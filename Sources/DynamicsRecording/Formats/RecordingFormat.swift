/// A format in which a ``Recording`` is written.
///
/// The library has ``svg``, ``html``, ``css``, ``webAnimations``, ``lottie``, ``asciicast``,
/// ``csv`` and ``json``. Most of them also have a method with options, such as ``svg(style:)``. The
/// product DynamicsPictures adds GIF, WebP and MP4. To make your own format, pass a closure that writes
/// it:
///
/// ```swift
/// let places = RecordingFormat(name: "places", fileExtension: "txt") { recording, output in
///   for item in recording.items.indices {
///     let end = recording.pose(of: item, at: recording.duration)
///     try output.write("\(item): \(end.center.x) \(end.center.y)\n")
///   }
/// }
/// let text = try recording.data(as: places)
/// ```
public struct RecordingFormat: Sendable {
  /// The name of the format, for example for a command line.
  public let name: String

  /// The extension of file names, without a dot.
  public let fileExtension: String

  private let body: @Sendable (Recording, inout RecordingOutput) throws -> Void

  /// Makes a format of its name, its extension without a dot, and a closure that writes a recording
  /// piece by piece.
  ///
  /// The errors of the closure are thrown by ``Recording/data(as:maximumBytes:)`` and
  /// ``Recording/write(as:to:maximumBytes:)``.
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

/// The output of a format, which is written piece by piece.
public struct RecordingOutput {
  /// The number of bytes that are collected before they are written.
  private static let chunk = 1 << 16

  /// The number of bytes that were written so far.
  public private(set) var byteCount = 0

  private let maximumBytes: Int
  private var collected: [UInt8] = []
  private let send: ([UInt8]) throws -> Void

  init(maximumBytes: Int, send: @escaping ([UInt8]) throws -> Void) {
    self.maximumBytes = maximumBytes
    self.send = send
  }

  /// Writes text as UTF-8.
  ///
  /// - Throws: ``RecordingError/tooLarge(maximumBytes:)`` if the text exceeds the limit, which
  ///   leaves it unwritten; or an error of the file.
  /// - Complexity: O(*n*), where *n* is the number of bytes of the text.
  public mutating func write(_ text: some StringProtocol) throws {
    try write(contentsOf: text.utf8)
  }

  /// Writes bytes as they are.
  ///
  /// - Throws: ``RecordingError/tooLarge(maximumBytes:)`` if the bytes exceed the limit, which
  ///   leaves them unwritten; or an error of the file.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func write(contentsOf bytes: some Collection<UInt8>) throws {
    let count = bytes.count
    guard count <= maximumBytes - byteCount else {
      throw RecordingError.tooLarge(maximumBytes: maximumBytes)
    }
    byteCount += count
    collected.append(contentsOf: bytes)
    if collected.count >= Self.chunk { try flush() }
  }

  /// Writes a list of JSON values, one in each line, and its closing bracket.
  mutating func writeList<Element>(
    _ elements: [Element], _ text: (Element) throws -> String
  ) throws {
    for (index, element) in elements.enumerated() {
      try write(index == 0 ? "\n" : ",\n")
      try write(try text(element))
    }
    try write("]")
  }

  mutating func flush() throws {
    guard !collected.isEmpty else { return }
    try send(collected)
    collected.removeAll(keepingCapacity: true)
  }
}
