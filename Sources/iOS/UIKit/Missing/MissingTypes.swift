// swift-format-ignore-file

public import CoreGraphics

// Common types that are missing; the compiler names a replacement.

// MARK: Views
@available(*, unavailable, message: "No tables here: use a UICollectionView") public typealias UITableView = NotOnLinux
@available(*, unavailable, message: "No tables here: use a UICollectionViewCell") public typealias UITableViewCell = UIView
@available(*, unavailable, message: "No text input here: set the text in the program") public typealias UITextField = NotOnLinux
@available(*, unavailable, message: "No text input here: set the text in the program") public typealias UITextView = NotOnLinux
@available(*, unavailable, message: "No sliders here: set the value in the program") public typealias UISlider = NotOnLinux
@available(*, unavailable, message: "No switches here: use a UIButton") public typealias UISwitch = NotOnLinux
@available(*, unavailable, message: "No segmented controls here: use buttons") public typealias UISegmentedControl = NotOnLinux
@available(*, unavailable, message: "No text input here: set the text in the program") public protocol UITextFieldDelegate: AnyObject {}

// MARK: Gestures
@available(*, unavailable, message: "Linux has no selectors: pass a closure") public struct Selector {}
@available(*, unavailable, message: "No such recognizer here: use a pan recognizer") public typealias UISwipeGestureRecognizer = NotOnLinux
@available(*, unavailable, message: "No such recognizer here: call the handler's code in the test") public typealias UIRotationGestureRecognizer = NotOnLinux

// MARK: Controllers and the application
@available(*, unavailable, message: "No alerts here: call the code of the answer") public typealias UIAlertController = NotOnLinux
@available(*, unavailable, message: "No alerts here: call the code of the answer") public typealias UIAlertAction = NotOnLinux
@available(*, unavailable, message: "No tabs here: use child controllers") public typealias UITabBarController = UIViewController
@available(*, unavailable, message: "No tables here: use a UICollectionViewController") public typealias UITableViewController = UIViewController
@available(*, unavailable, message: "No storyboards here: make controllers in code") public typealias UIStoryboard = NotOnLinux
@available(*, unavailable, message: "No coordinators here: override viewDidLayoutSubviews()") public typealias UIViewControllerTransitionCoordinator = NotOnLinux
@available(*, unavailable, message: "No transitions here: add a child controller and animate it") public protocol UIViewControllerTransitioningDelegate: AnyObject {}
@available(*, unavailable, message: "No transitions here: add a child controller and animate it") public protocol UIViewControllerAnimatedTransitioning: AnyObject {}
@available(*, unavailable, message: "No transitions here: add a child controller and animate it") public typealias UIViewControllerContextTransitioning = NotOnLinux
@available(*, unavailable, message: "No application here: leave it to iOS, make a UIWindow") public protocol UIApplicationDelegate: AnyObject {}
@available(*, unavailable, message: "No device here: ask UIScreen.main") public typealias UIDevice = NotOnLinux
