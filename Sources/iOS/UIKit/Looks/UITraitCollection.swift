/// Light or dark; see Apple's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The cases are UIKit's.
  case unspecified, light, dark
}

/// What a view is shown with; see Apple's `UITraitCollection`.
public struct UITraitCollection: Sendable {
  /// Makes the only ones.
  public init() {}

  /// Light: nothing is drawn here.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

extension UIColor {
  /// Makes the color that a closure has for the light style.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
  }

  /// The color itself.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}
