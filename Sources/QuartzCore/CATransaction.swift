public import Foundation

/// A group of changes to layers; see Apple's `CATransaction`.
///
/// Layers do not animate by themselves here: changes are shown at once, as they are on iOS with
/// actions disabled, and completions follow the outermost ``commit()``.
open class CATransaction: NSObject {
  private struct Group {
    var disablesActions = false
    var completion: (() -> Void)?
  }

  /// The groups of a thread that were begun and not yet committed.
  private final class Groups { var list: [Group] = [] }

  private static var groups: Groups {
    let key = "CATransaction.groups"
    if let groups = Thread.current.threadDictionary[key] as? Groups { return groups }
    let groups = Groups()
    Thread.current.threadDictionary[key] = groups
    return groups
  }

  /// Begins a group, within the one that was begun before.
  open class func begin() {
    let disablesActions = disableActions()
    groups.list.append(Group(disablesActions: disablesActions))
  }

  /// Ends the group begun last, and calls its completion.
  open class func commit() { groups.list.popLast()?.completion?() }

  /// Without effect: nothing is drawn, so nothing waits to be.
  open class func flush() {}

  /// Whether the group's changes are to be shown at once; `false` by default.
  open class func disableActions() -> Bool { groups.list.last?.disablesActions ?? false }

  /// Says whether the group's changes are to be shown at once, as all are here.
  open class func setDisableActions(_ flag: Bool) {
    guard !groups.list.isEmpty else { return }
    groups.list[groups.list.count - 1].disablesActions = flag
  }

  /// Has a block called when the group is committed; outside of groups, at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.list.isEmpty {
      block?()
    } else {
      groups.list[groups.list.count - 1].completion = block
    }
  }

  /// Layers do not animate by themselves here.
  @available(
    *, unavailable, message: "Layers do not animate by themselves here: use UIView.animate"
  )
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Layers do not animate by themselves here.
  @available(
    *, unavailable, message: "Layers do not animate by themselves here: use UIView.animate"
  )
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
