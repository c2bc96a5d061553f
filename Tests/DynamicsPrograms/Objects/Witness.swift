import Dynamics

/// Hears of the contacts of one collision behavior, and of one animator's activity.
final class Witness: CollisionBehaviorDelegate, DynamicAnimatorDelegate {
  private weak var player: Player?
  private var touching: [[Int]: Int] = [:]
  private var walls: [String: Int] = [:]

  init(_ player: Player) { self.player = player }

  private func note(_ change: Int, _ item: any DynamicItem, _ other: any DynamicItem) {
    let key = [player?.serial(of: item) ?? 0, player?.serial(of: other) ?? 0].sorted()
    touching[key, default: 0] += change
    check(touching[key], "items \(key)")
  }

  private func note(_ change: Int, _ item: any DynamicItem, _ identifier: AnyHashable?) {
    let name = (identifier?.base as? CallingName)?.number
    let key =
      "item \(player?.serial(of: item) ?? 0) and \(name.map { "name \($0)" } ?? "the bounds")"
    walls[key, default: 0] += change
    check(walls[key], key)
  }

  private func check(_ count: Int?, _ who: String) {
    // Going back in time, delegates hear again what they heard after that moment.
    if count != 0, count != 1, player?.hasGoneBack == false {
      player?.fault("contacts of \(who) are not paired")
    }
    player?.called(from: .contact)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {
    if !(point.x.isFinite && point.y.isFinite) { player?.fault("a contact at \(point)") }
    note(1, item1, item2)
  }
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) { note(-1, item1, item2) }
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) { note(1, item, identifier) }
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) { note(-1, item, identifier) }

  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {
    player?.called(from: .activity)
  }
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { player?.called(from: .activity) }
}

/// Reads one stream of contacts, and checks that each begins before it ends.
final class StreamReader {
  private var touching: Set<String> = []
  private(set) var fault: String?
  /// Whether the stream has ended by itself.
  private(set) var isFinished = false

  func note(_ event: ContactEvent) {
    let key = "\(event.item) \(event.other)"
    let isPaired =
      event.phase == .began ? touching.insert(key).inserted : touching.remove(key) != nil
    if !isPaired { fault = "\(event.phase) of \(key) is not paired in a stream" }
    let numbers = [event.point.x, event.point.y, event.normal.dx, event.normal.dy, event.impulse]
    if !numbers.allSatisfy(\.isFinite) { fault = "\(event) is not finite" }
  }

  func finish() {
    isFinished = true
    if !touching.isEmpty { fault = "a stream ended with open contacts \(touching.sorted())" }
  }
}
