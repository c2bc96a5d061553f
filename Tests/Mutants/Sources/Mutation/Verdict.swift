/// What became of a mutant.
package struct Verdict: Codable, Sendable, Equatable {
  package enum Fate: String, Codable, Sendable, CaseIterable {
    case killed, timedOut, survived, notReached

    /// An endless loop is noticed, too.
    package var isKilled: Bool { self == .killed || self == .timedOut }
  }

  package let number: Int
  package let fate: Fate
  /// The first failure, for a killed one.
  package let failure: String
  /// Whether only digests of chaotic scenes have seen it, which any other bit changes.
  package let isByDigest: Bool
}
