public import Foundation

/// Stands for types that are missing here, so that the compiler says what to use instead and reports
/// nothing that follows from it.
///
/// The names of those types are unavailable aliases of this one. It has no instances.
@dynamicCallable @dynamicMemberLookup public struct NotOnLinux {
  /// Like missing types that are made without arguments.
  @_disfavoredOverload public init() { fatalError("unavailable") }
  /// Like views.
  public init(frame: CGRect) { self.init() }
  /// Like priorities.
  public init(_ number: Float) { self.init() }
  /// Like nibs.
  public init(nibName: String, bundle: Any?) { self.init() }
  /// Like renderers.
  public init(size: CGSize) { self.init() }
  /// Like Core Animation's animations.
  public init(keyPath: String?) { self.init() }
  /// Like stack views.
  public init(arrangedSubviews: [Any]) { self.init() }
  /// Like navigation controllers.
  public init(rootViewController: Any) { self.init() }
  /// Like alerts.
  public init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  /// Like the actions of alerts.
  public init(title: String?, style: Style, handler: ((NotOnLinux) -> Void)? = nil) { self.init() }
  /// Like blurs and indicators.
  public init(style: Style) { self.init() }
  /// Like blurred views.
  public init(effect: Any?) { self.init() }
  /// Like property animators.
  public init(duration: TimeInterval, curve: Style, animations: (() -> Void)? = nil) {
    self.init()
  }

  /// Like `NSLayoutConstraint.activate`.
  public static func activate(_ constraints: [NotOnLinux]) {}

  /// Any member.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("unavailable") }
    nonmutating set {}
  }

  /// Any member of the type; like `UIDevice.current`.
  public static subscript(dynamicMember name: String) -> NotOnLinux { NotOnLinux() }

  /// Any method.
  public subscript(dynamicMember name: String) -> NotOnLinux { self }

  /// Any call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> NotOnLinux { self }

  /// Styles that are written with a dot in front.
  public enum Style: Hashable, Sendable {
    /// Of alerts and their actions.
    case alert, actionSheet, `default`, cancel, destructive
    /// Of blurs and indicators.
    case light, dark, regular, large, medium
    /// Of presentations.
    case fullScreen, overFullScreen, custom
    /// Of axes.
    case horizontal, vertical
    /// Of curves.
    case linear, easeIn, easeOut, easeInOut
  }
}
