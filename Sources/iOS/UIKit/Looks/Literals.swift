// The compiler requires these names.

// swift-format-ignore: NoLeadingUnderscores
/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// The type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
