// The compiler requires this name.

// swift-format-ignore: NoLeadingUnderscores
/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
