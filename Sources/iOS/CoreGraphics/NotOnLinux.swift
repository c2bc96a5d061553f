public import Foundation

/// A placeholder for missing types; the compiler then names a replacement, and reports no further
/// errors.
///
/// The names of the missing types are unavailable aliases of this type. It has no instances.
@dynamicCallable @dynamicMemberLookup public struct NotOnLinux {
  /// As for missing types with an `init()`.
  @_disfavoredOverload public init() { fatalError("unavailable") }
  /// As for views.
  public init(frame: CGRect) { self.init() }
  /// As for animations of Core Animation.
  public init(keyPath: String?) { self.init() }
  /// As for alerts.
  public init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  /// As for actions of alerts.
  public init(title: String?, style: Style, handler: ((NotOnLinux) -> Void)? = nil) { self.init() }

  /// Any member.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("unavailable") }
    nonmutating set {}
  }

  /// Any static member, such as `UIDevice.current`.
  public static subscript(dynamicMember name: String) -> NotOnLinux { NotOnLinux() }

  /// Any method.
  public subscript(dynamicMember name: String) -> NotOnLinux { self }

  /// Any call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> NotOnLinux { self }

  /// Cases that are used with a leading dot.
  public enum Style: Hashable, Sendable {
    /// Of alerts and their actions.
    case alert, actionSheet, `default`, cancel, destructive
    /// Of blurs and indicators.
    case light, dark, regular, large, medium
    /// Of presentations.
    case fullScreen, overFullScreen, custom
    /// Of curves.
    case linear, easeIn, easeOut, easeInOut
  }
}
