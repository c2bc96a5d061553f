public import Foundation

/// An action of a control; see Apple's `UIAction`.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The title of the action; empty by default.
  open var title: String

  /// The last sender of the action.
  open private(set) var sender: Any?

  private let handler: (UIAction) -> Void

  /// Makes an action from a closure.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(by sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
