internal import DynamicsReporting
public import Foundation

/// Asks a question; see Apple's `UIAlertController`.
///
/// Nothing is drawn: a test or a program answers by ``choose(_:)``.
open class UIAlertController: UIViewController {
  /// What an alert looks like.
  public enum Style: Int, Sendable {
    /// A list at the bottom.
    case actionSheet
    /// A box in the middle.
    case alert
  }

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// What the question is; `nil` by default.
  open var message: String?

  /// What the alert looks like.
  open private(set) var preferredStyle = Style.actionSheet

  /// The answers, in the order added.
  open private(set) var actions: [UIAlertAction] = []

  /// The answer to be stressed; `nil` by default.
  open var preferredAction: UIAlertAction?

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Answers: the alert goes, and then the action's handler is called.
  ///
  /// Not in UIKit. An action that is not of this alert, or is not enabled, is diagnosed and changes
  /// nothing.
  open func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action) else {
      DynamicsDiagnostics.report("the alert has no such action; ignored")
      return
    }
    if presentingViewController == nil {
      action.handler?(action)
    } else {
      dismiss(animated: true) { action.handler?(action) }
    }
  }
}

/// An answer to an alert; see Apple's `UIAlertAction`.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What an answer is like.
  public enum Style: Int, Sendable {
    /// One of several.
    case `default`
    /// The one that changes nothing.
    case cancel
    /// One that cannot be taken back.
    case destructive
  }

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What the answer is.
  public let title: String?

  /// What the answer is like.
  public let style: Style

  /// Whether it may be chosen; `true` by default.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?
}
