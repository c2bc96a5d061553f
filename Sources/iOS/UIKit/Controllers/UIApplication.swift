public import Foundation

/// The application with its windows; see Apple's `UIApplication`.
///
/// It does not run here: run the main run loop, or advance time in tests.
@preconcurrency @MainActor open class UIApplication: NSObject {
  /// The only application.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The visible windows that the program retains, in the order in which they were first shown.
  open var windows: [UIWindow] { WindowList.windows.filter { !$0.isHidden } }

  /// The key window: the one that was last made key.
  open var keyWindow: UIWindow? { WindowList.key }
}

extension UIApplication {
  /// Posted when the application becomes active; here only by tests.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application becomes inactive; here only by tests.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application went to the background; here only by tests.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application comes from the background; here only by tests.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
