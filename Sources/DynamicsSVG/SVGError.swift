/// The error of a file that is not a usable SVG file, or of a selector.
///
/// Its description is one line, for people.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of error.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be read.
    case unreadable
    /// The file is not XML, or no SVG.
    case malformed
    /// The file exceeds one of the limits of ``SVGScene``.
    case tooLarge
    /// The selector is not of the supported kind.
    case selector
  }

  /// The kind of error.
  public let kind: Kind

  /// The error in one line, for people.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
