/// Limits the bytes per second that a show writes, by frames that are not drawn.
///
/// Otherwise slow connections and slow terminals fall behind, and show the past.
struct ByteBudget {
  /// The maximum number of bytes in any second on a terminal of ``referenceCells``.
  static let bytesPerSecond = 200_000.0
  /// The cells of a terminal of 80 × 24; larger ones may have proportionally more bytes.
  static let referenceCells = 80 * 24
  /// The maximum for any terminal.
  private static let maximum = 1_000_000.0
  /// The part of the maximum that a long motion uses; the rest is for ``burst`` and for a picture
  /// that is longer than expected.
  private static let sustained = 0.85
  /// The part of the maximum that may be written at once.
  private static let burst = 0.1
  /// The time over which the present load is measured, in seconds.
  private static let memory = 0.5
  /// The fraction of the load below which colors may be exact again, which takes up to three times
  /// as many bytes.
  private static let lightLoad = 0.25

  private let rate: Double
  private let capacity: Double
  /// The bytes that may be written now; negative after a long picture.
  private var credit: Double
  /// The bytes written lately.
  private var load = 0.0
  private var latest: Double?
  /// Whether pictures should take few bytes, even if their colors are not exact.
  private(set) var isTight = false

  /// - Parameter cells: The number of cells of the terminal.
  init(cells: Int) {
    let scale = max(1, Double(cells) / Double(Self.referenceCells))
    let limit = min(Self.maximum, Self.bytesPerSecond * scale)
    rate = limit * Self.sustained
    capacity = limit * Self.burst
    credit = capacity
  }

  /// Whether a picture may be drawn at a time, in seconds.
  mutating func allowsPicture(at time: Double) -> Bool {
    let seconds = max(0, time - (latest ?? time))
    latest = time
    credit = min(capacity, credit + rate * seconds)
    load *= max(0, 1 - seconds / Self.memory)
    guard credit > 0 else { return false }
    if load < Self.lightLoad * rate * Self.memory { isTight = false }
    return true
  }

  mutating func note(bytes: Int) {
    credit -= Double(bytes)
    load += Double(bytes)
    if credit < capacity / 2 { isTight = true }
  }
}
