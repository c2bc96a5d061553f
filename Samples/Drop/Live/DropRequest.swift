/// The parameters of a show.
struct DropRequest {
  var effect = Effect.fall
  var seed: UInt64 = 0
  /// How long the heap stays, in seconds.
  var duration = 2.0
  /// Whether the text rises from a heap.
  var isReversed = false
  /// The number of rounds; `nil` for no end.
  var rounds: Int? = 1
}
