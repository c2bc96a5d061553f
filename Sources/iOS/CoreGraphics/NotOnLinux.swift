public import Foundation

/// What stands for the types that are missing here, so that the compiler names what to use instead
/// and says little more.
///
/// The names of those types stand for this one, and are unavailable. Nobody can have an instance.
@dynamicCallable @dynamicMemberLookup public struct NotOnLinux {
  /// As the missing types are made without anything.
  @_disfavoredOverload public init() { fatalError("unavailable") }
  /// As views and renderers are made.
  public init(frame: CGRect) { self.init() }
  /// As renderers are made.
  public init(size: CGSize) { self.init() }
  /// As animations are made.
  public init(keyPath: String?) { self.init() }
  /// As animations are made.
  public init(keyPath: String, type: Any) { self.init() }
  /// As stack views are made.
  public init(arrangedSubviews: [Any]) { self.init() }
  /// As indicators are made.
  public init(style: Style) { self.init() }
  /// As property animators are made.
  public init(duration: TimeInterval, curve: Style, animations: (() -> Void)? = nil) {
    self.init()
  }
  /// As property animators are made.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init()
  }
  /// As property animators are made.
  public init(duration: TimeInterval, timingParameters: NotOnLinux) { self.init() }
  /// As timing parameters are made.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { self.init() }

  /// What there is one of.
  public static var shared: NotOnLinux { NotOnLinux() }
  /// What there is one of.
  public static var current: NotOnLinux { NotOnLinux() }
  /// What there is one of.
  public static var main: NotOnLinux { NotOnLinux() }

  /// What the missing types have, whatever it is.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("unavailable") }
    nonmutating set {}
  }

  /// What the missing types do, whatever it is.
  public subscript(dynamicMember name: String) -> NotOnLinux { self }

  /// What the missing types do, whatever it is.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> NotOnLinux { self }

  /// Styles that are written with a dot in front.
  public struct Style: Hashable, Sendable {
    /// A style.
    public static let (large, medium, white, gray) = (Style(), Style(), Style(), Style())
    /// A curve.
    public static let (linear, easeIn, easeOut, easeInOut) = (Style(), Style(), Style(), Style())
  }
}
