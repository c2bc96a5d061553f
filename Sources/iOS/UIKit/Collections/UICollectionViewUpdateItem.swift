public import Foundation

/// One change of a batch; see Apple's `UICollectionViewUpdateItem`.
///
/// Of a change to a whole section, the item in the path is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is asked for anew.
    case reload
    /// It goes elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// Where it was before the batch; `nil` for one that comes.
  public let indexPathBeforeUpdate: IndexPath?

  /// Where it is after the batch; `nil` for one that goes.
  public let indexPathAfterUpdate: IndexPath?

  /// What happens.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension ItemUpdates {
  /// The changes as a layout hears of them: what goes, what is asked for anew, what moves, and what
  /// comes, each in order.
  @MainActor func items(by map: ItemMap) -> [UICollectionViewUpdateItem] {
    func all(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return deletedSections.sorted().map { .init(.delete, from: all($0), to: nil) }
      + deletedItems.sorted().map { .init(.delete, from: $0, to: nil) }
      + reloadedSections.sorted().map {
        .init(.reload, from: all($0), to: map.section($0).map(all))
      }
      + reloadedItems.sorted().map { .init(.reload, from: $0, to: map.item($0)) }
      + movedSections.map { .init(.move, from: all($0.from), to: all($0.to)) }
      + movedItems.map { .init(.move, from: $0.from, to: $0.to) }
      + insertedSections.sorted().map { .init(.insert, from: nil, to: all($0)) }
      + insertedItems.sorted().map { .init(.insert, from: nil, to: $0) }
  }
}
