/// Who was in snapshots of one animator, by number, without keeping anyone alive.
///
/// A snapshot that was encoded knows only numbers; with this, the animator that it is of also finds who has
/// left since.
struct ParticipantMemory {
  private struct WeakItem { weak let item: (any DynamicItem)? }
  private struct WeakObject { weak let object: AnyObject? }

  private var items: [Int: WeakItem] = [:]
  private var behaviors: [Int: WeakObject] = [:]
  /// Numbers that meant one item, and after going back in time another, while both exist.
  private var ambiguous: Set<Int> = []
  /// How many there may be before those that are gone are looked for.
  private var capacity = 64

  func item(_ number: Int) -> (any DynamicItem)? { items[number]?.item }
  /// Whether a number may mean two items.
  func isAmbiguous(_ number: Int) -> Bool { ambiguous.contains(number) }
  func behavior(_ number: Int) -> AnyObject? { behaviors[number]?.object }

  mutating func note(_ item: any DynamicItem, number: Int) {
    if let known = items[number]?.item, known !== item { ambiguous.insert(number) }
    items[number] = WeakItem(item: item)
    dropReleased()
  }

  mutating func note(behavior: AnyObject, number: Int) {
    behaviors[number] = WeakObject(object: behavior)
    dropReleased()
  }

  private mutating func dropReleased() {
    guard items.count + behaviors.count > capacity else { return }
    items = items.filter { $0.value.item != nil }
    behaviors = behaviors.filter { $0.value.object != nil }
    capacity = max(64, 2 * (items.count + behaviors.count))
  }
}
