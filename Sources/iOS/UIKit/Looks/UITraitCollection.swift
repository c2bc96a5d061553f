/// The traits of the interface; see Apple's `UITraitCollection`.
public struct UITraitCollection: Sendable {
  /// Makes traits; they have the same values everywhere.
  public init() {}

  /// The light style: nothing is drawn here.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

extension UIColor {
  /// Makes the color that a closure returns for the light style.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
  }

  /// Returns the color itself.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}
