import Dynamics
import Testing

/// Items that a custom field's block removed from the field were still given to it in that step, and
/// its forces on them still acted.
@Suite struct RemovedByABlockTests {
  private let animator = DynamicAnimator.headless()
  private let items = [BasicItem.crate(at: 0, 0), BasicItem.crate(at: 200, 0)]

  /// Plays a step with a field whose block removes an item when it is given another one.
  ///
  /// - Returns: The columns of the items that it was given, and the items.
  private func play(
    removing removed: Int, at caller: Int, by member: (FieldBehavior, BasicItem) -> Void
  ) -> [CGFloat] {
    var given: [CGFloat] = []
    withoutActuallyEscaping(member) { remove in
      let field = FieldBehavior.field { [items] field, position, _, _, _, _ in
        given.append(position.x)
        if position.x == items[caller].center.x { remove(field, items[removed]) }
        return CGVector(dx: 0, dy: 1)
      }
      for item in items { field.addItem(item) }
      // They stay in the animator.
      animator.addBehavior(DynamicItemBehavior(items: items))
      animator.addBehavior(field)
      animator.step()
      animator.removeAllBehaviors()
    }
    return given
  }

  @Test func aLaterItemIsNotGivenToTheBlock() {
    let given = play(removing: 1, at: 0) { $0.removeItem($1) }
    #expect(given == [0])
    #expect(items[0].center.y > 0 && items[1].center.y == 0)
  }

  @Test(arguments: [0, 1])
  func noForceActsOnARemovedItem(caller: Int) {
    let given = play(removing: 0, at: caller) { $0.removeItem($1) }
    #expect(given == [0, 200])
    #expect(items[0].center.y == 0 && items[1].center.y > 0)
  }

  @Test func anItemThatComesBackInTheBlockTakesPart() {
    let given = play(removing: 1, at: 0) {
      $0.removeItem($1)
      $0.addItem($1)
    }
    #expect(given == [0, 200])
    #expect(items[1].center.y > 0)
  }
}
