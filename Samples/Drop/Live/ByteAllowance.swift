/// The bytes that a show may write: at most 200 kB in any second.
///
/// Unlike `ByteBudget`, it does not grow with the terminal, and a frame may use any part of it.
struct ByteAllowance {
  /// The bytes that may be written at once, after a pause.
  private static let burst = 30_000.0
  /// The last piece may be longer than the rest of the credit: a long style and a character with marks.
  private static let reserve = 1000.0
  static let bytesPerSecond = 200_000.0

  private var credit = Self.burst

  init() {}

  /// Returns the bytes for a frame, some time in seconds after the frame before.
  mutating func bytes(after seconds: Double) -> Int {
    let rate = Self.bytesPerSecond - Self.burst - Self.reserve
    credit = min(Self.burst, credit + rate * max(0, seconds))
    return max(0, Int(credit))
  }

  mutating func note(_ bytes: Int) { credit -= Double(bytes) }
}
