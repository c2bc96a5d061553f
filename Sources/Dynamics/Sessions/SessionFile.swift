internal import DynamicsEngine
internal import Foundation

/// The bytes of a session: a header, the index as words, and the states.
///
/// The header is four words: a signature, the version, a checksum of all that follows, and the number of words
/// of the index. Words are in little-endian order.
enum SessionFile {
  /// "DynSessn" as a word.
  private static let signature: UInt64 = 0x6E73_7365_536E_7944
  /// The layout of the index; grows with each change of it.
  private static let layout: UInt64 = 1
  private static let headerSize = 32

  /// Of the index and of the states in it.
  private static var version: UInt64 {
    layout << 32 | UInt64(DynamicAnimator.Snapshot.currentVersion)
  }

  static func bytes(of log: SessionLog) -> [UInt8] { bytes(words(of: log), log) }

  /// The words of the index.
  static func words(of log: SessionLog) -> [UInt64] {
    var log = log
    var coder = WordCoder()
    log.code(&coder)
    var counts = log.entries.map(\.bytes.count)
    coder.code(&counts, blank: 0) { $0.code(&$1) }
    return coder.words
  }

  static func bytes(_ index: [UInt64], _ log: SessionLog) -> [UInt8] {
    var body: [UInt8] = []
    for word in index { append(word, to: &body) }
    for entry in log.entries { body += entry.bytes }
    var bytes: [UInt8] = []
    for word in [signature, version, checksum(body[...], index.count), UInt64(index.count)] {
      append(word, to: &bytes)
    }
    return bytes + body
  }

  /// - Throws: ``SnapshotError``; the bytes may come from anywhere.
  static func log(in bytes: [UInt8]) throws(SnapshotError) -> SessionLog {
    guard bytes.count >= headerSize, word(0, of: bytes) == signature else { throw .corrupt }
    guard word(1, of: bytes) == version else { throw .version }
    let body = bytes[headerSize...]
    guard let count = Int(exactly: word(3, of: bytes)), count <= body.count / 8,
      word(2, of: bytes) == checksum(body, count)
    else { throw .corrupt }
    return try SnapshotError.reading {
      var coder = WordCoder((0..<count).map { word(4 + $0, of: bytes) }[...])
      var log = SessionLog()
      log.code(&coder)
      var counts: [Int] = []
      coder.code(&counts, blank: 0) { $0.code(&$1) }
      try coder.finish()
      guard coder.isAtEnd, log.setBytes(body.dropFirst(8 * count), counts: counts) else {
        throw SnapshotError.corrupt
      }
      return log
    }
  }

  /// - Parameter indexCount: The number of words at the beginning.
  private static func checksum(_ body: ArraySlice<UInt8>, _ indexCount: Int) -> UInt64 {
    var digest = StateDigest()
    digest.combine(indexCount)
    digest.combine(body.count)
    body.withUnsafeBytes { buffer in
      let whole = buffer.count / 8
      for place in 0..<whole {
        digest.combine(
          UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self)))
      }
      for byte in buffer[(8 * whole)...] { digest.combine(UInt64(byte)) }
    }
    return digest.value
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private static func word(_ place: Int, of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self))
    }
  }
}
