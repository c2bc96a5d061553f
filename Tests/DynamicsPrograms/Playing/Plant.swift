#if canImport(Glibc)
  import Glibc
#endif

/// A bug that is put into the player on purpose, to see that it is found and shrunk.
///
/// It shows when an item leaves a behavior after an animator was paused.
package final class Plant {
  package enum Kind: String, CaseIterable, Sendable { case crash, hang, fault }
  private let kind: Kind
  private var hasPaused = false

  package init(_ kind: Kind) { self.kind = kind }

  func look(at operation: Operation, in player: Player) {
    switch operation {
    case .pause(let animator) where player.animators[animator] != nil: hasPaused = true
    case .removeItem(let item, let behavior):
      guard hasPaused, player.items[item] != nil, player.behaviors[behavior] != nil else { return }
      show(player)
    default: break
    }
  }

  private func show(_ player: Player) {
    switch kind {
    case .crash: fatalError("planted")
    case .hang: while true { sleep(1) }
    case .fault: player.fault("planted")
    }
  }
}
