public import Foundation

// What is missing is declared where that lets the compiler say so in plain words.

extension NSObject {
  /// Linux has no key-value coding.
  @available(*, unavailable, message: "No key-value coding on Linux: set the property")
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Linux has no key-value coding.
  @available(*, unavailable, message: "No key-value coding on Linux: set the property")
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  /// Linux has no key-value coding.
  @available(*, unavailable, message: "No key-value coding on Linux: read the property")
  public func value(forKey key: String) -> Any? { nil }
  /// Linux has no key-value coding.
  @available(*, unavailable, message: "No key-value coding on Linux: read the property")
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}
