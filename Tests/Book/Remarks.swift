/// Words about proofs in which a peer is better.
package enum Remarks {
  /// By the name of the proof.
  package static let better: [String: String] = [:]
}
