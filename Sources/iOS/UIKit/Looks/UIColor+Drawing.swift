extension UIColor {
  /// Without effect: there is nothing to draw into, as on iOS outside of `draw(_:)`.
  public func set() {}

  /// Without effect: there is nothing to draw into, as on iOS outside of `draw(_:)`.
  public func setFill() {}

  /// Without effect: there is nothing to draw into, as on iOS outside of `draw(_:)`.
  public func setStroke() {}
}
