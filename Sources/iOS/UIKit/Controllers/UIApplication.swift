public import Foundation

/// The windows of the program; see Apple's `UIApplication`.
///
/// There is no application here to run: run the main run loop, or let time pass in tests.
@preconcurrency @MainActor open class UIApplication: NSObject {
  /// The only one.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The windows that are shown and held by the program, in the order they were first shown.
  open var windows: [UIWindow] { WindowList.windows.filter { !$0.isHidden } }

  /// The window last made key.
  open var keyWindow: UIWindow? { WindowList.key }
}

@MainActor enum WindowList {
  static weak var key: UIWindow?

  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  static var windows: [UIWindow] { entries.compactMap(\.window) }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if !windows.contains(window) { entries.append(Entry(window: window)) }
  }
}
