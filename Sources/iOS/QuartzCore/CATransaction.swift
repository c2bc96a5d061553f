public import Foundation

/// Changes of layers that belong together; see Apple's `CATransaction`.
///
/// Layers change at once here, as those of views do on iOS, so that there are no actions to disable;
/// what is animated is what `UIView.animate` is called for.
open class CATransaction: NSObject {
  private var disablesActions: Bool
  private var completion: (() -> Void)?
  private var isOpen = true
  private var running = 0

  private init(disablesActions: Bool) { self.disablesActions = disablesActions }

  /// Begins a transaction, within the one that is open on this thread.
  open class func begin() {
    open.append(CATransaction(disablesActions: disableActions()))
  }

  /// Ends the innermost transaction; without one, nothing happens.
  open class func commit() {
    guard let transaction = open.popLast() else { return }
    transaction.isOpen = false
    transaction.callCompletionIfOver()
  }

  /// Shows what has changed; without effect, as layers change at once.
  open class func flush() {}

  /// Whether changes are to be shown at once; `false` by default.
  open class func disableActions() -> Bool { open.last?.disablesActions ?? false }

  /// Says whether changes are to be shown at once; kept, as they always are.
  open class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }

  /// What is called after the innermost transaction.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Says what to call when the view animations that are begun in the innermost transaction from
  /// now on have ended, and not before it is committed.
  ///
  /// Outside of a transaction, it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let transaction = open.last else {
      block?()
      return
    }
    transaction.completion = block
  }

  /// There are no implicit animations here.
  @available(*, unavailable, message: "No implicit animations here: use UIView.animate")
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// There are no implicit animations here.
  @available(*, unavailable, message: "No implicit animations here: use UIView.animate")
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Lets the open transactions wait for an animation; the innermost is told first.
  static func wait(for transition: LayerTransition) {
    for transaction in open.reversed() {
      transaction.running += 1
      transition.addEnding {
        transaction.running -= 1
        transaction.callCompletionIfOver()
      }
    }
  }

  private func callCompletionIfOver() {
    guard !isOpen, running == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// The transactions of this thread that are not committed, from the outermost.
  private static var open: [CATransaction] {
    get { Thread.current.threadDictionary[key] as? [CATransaction] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "CATransaction.open"
}
