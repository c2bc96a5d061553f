public import CoreGraphics
public import Foundation

// What is missing is declared here where that lets the compiler say so in plain words.

extension UIViewController {
  /// Nothing covers the edges here.
  @available(*, unavailable, message: "Nothing covers the edges here: leave room in your layout")
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// There is one look here.
  @available(*, unavailable, message: "There is one look here: leave it out")
  public var traitCollection: NotOnLinux { NotOnLinux() }

  /// There are no storyboards here.
  @available(*, unavailable, message: "No storyboards here: make controllers in code")
  public var storyboard: NotOnLinux? { nil }

  /// There are no storyboards here.
  @available(*, unavailable, message: "No storyboards here: present(_:animated:)")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// There are no presentation controllers here.
  @available(
    *, unavailable,
    message: "No presentation controllers here: let the animated transition add what lies behind"
  )
  public var presentationController: NotOnLinux? { nil }

  /// There are no popovers here.
  @available(*, unavailable, message: "No popovers here: present in the style .custom")
  public var popoverPresentationController: NotOnLinux? { nil }

  /// There are no sheets here.
  @available(*, unavailable, message: "No sheets here: present in the style .custom")
  public var sheetPresentationController: NotOnLinux? { nil }

  /// There are no tabs here.
  @available(*, unavailable, message: "No tabs here: use child controllers")
  public var tabBarController: NotOnLinux? { nil }

  /// There are no split views here.
  @available(*, unavailable, message: "No split views here: use child controllers")
  public var splitViewController: NotOnLinux? { nil }
}

extension UIApplication {
  /// There is nobody else to open anything.
  @available(*, unavailable, message: "No other programs here: leave it to iOS")
  public func open(
    _ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// There are no scenes here.
  @available(*, unavailable, message: "No scenes here: see windows")
  public var connectedScenes: Set<NotOnLinux.Style> { [] }

  /// There are no bars here.
  @available(*, unavailable, message: "No bars here: nothing covers the edges")
  public var statusBarFrame: CGRect { .zero }
}

extension UINavigationController {
  /// There is no bar here.
  @available(*, unavailable, message: "No bars here: put what is in it into the view")
  public var navigationBar: NotOnLinux { NotOnLinux() }

  /// There is no bar here.
  @available(*, unavailable, message: "No bars here: put what is in it into the view")
  public var toolbar: NotOnLinux { NotOnLinux() }

  /// There is no swiping back here.
  @available(
    *, unavailable, message: "No swiping back here: use a UIScreenEdgePanGestureRecognizer"
  )
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Pushing and popping are not animated here.
  @available(
    *, unavailable, message: "Pushing is not animated here: present with a transitioningDelegate"
  )
  public enum Operation {}
}

extension UIAlertController {
  /// There is no text input here.
  @available(*, unavailable, message: "No text input here: set the text in the program")
  public func addTextField(configurationHandler: ((NotOnLinux) -> Void)? = nil) {}

  /// There is no text input here.
  @available(*, unavailable, message: "No text input here: set the text in the program")
  public var textFields: [NotOnLinux]? { nil }
}

/// Not here: see the message.
@available(*, unavailable, message: "No percentages here: UIViewControllerInteractiveTransitioning")
public typealias UIPercentDrivenInteractiveTransition = NSObject

/// Not here: see the message.
@available(
  *, unavailable,
  message: "No presentation controllers here: let the animated transition add what lies behind"
)
public typealias UIPresentationController = NSObject

/// Not here: see the message.
@available(*, unavailable, message: "No tabs here: use child controllers")
public typealias UITabBarController = UIViewController

/// Not here: see the message.
@available(*, unavailable, message: "No split views here: use child controllers")
public typealias UISplitViewController = UIViewController

/// Not here: see the message.
@available(*, unavailable, message: "No pages here: a UIScrollView with isPagingEnabled")
public typealias UIPageViewController = UIViewController

/// Not here: see the message.
@available(*, unavailable, message: "No storyboards here: make controllers in code")
public typealias UIStoryboard = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No storyboards here: present(_:animated:)")
public typealias UIStoryboardSegue = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No bars here: put what is in it into the view")
public typealias UINavigationBar = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No bars here: put what is in it into the view")
public typealias UIToolbar = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No bars here: put what is in it into the view")
public typealias UITabBar = NotOnLinux

/// Not here: see the message.
@available(
  *, unavailable, message: "No application here: leave the delegate to iOS, make a UIWindow"
)
public protocol UIApplicationDelegate {}

/// Not here: see the message.
@available(*, unavailable, message: "No scenes here: leave the delegate to iOS, make a UIWindow")
public protocol UISceneDelegate {}

/// Not here: see the message.
@available(*, unavailable, message: "No scenes here: leave the delegate to iOS, make a UIWindow")
public protocol UIWindowSceneDelegate {}

/// Not here: see the message.
@available(*, unavailable, message: "No scenes here: make a UIWindow of a frame")
public typealias UIScene = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No scenes here: make a UIWindow of a frame")
public typealias UIWindowScene = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No scenes here: make a UIWindow of a frame")
public typealias UISceneSession = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No device here: ask UIScreen.main, or the program")
public typealias UIDevice = NotOnLinux

// How those are made, so that the compiler says no more than that they are missing.

extension NotOnLinux {
  /// As storyboards are made.
  public init(name: String, bundle: Any?) { self.init() }
}
