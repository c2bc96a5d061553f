// The name is the compiler's.

// swift-format-ignore: NoLeadingUnderscores
/// What a color literal makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
