/// Who reports a misuse: a type and one of its members.
///
/// Costs next to nothing to make, so that it can be passed along where nothing is reported.
package struct Reporter: CustomStringConvertible {
  private enum Origin {
    case type(Any.Type)
    case file(String)
  }

  private let origin: Origin
  private let member: String

  /// A member of a type, which may be a subclass of the one that declares it.
  package init(_ type: Any.Type, _ member: String = #function) {
    origin = .type(type)
    self.member = member
  }

  /// A member of the type that a file is named after, or a member that comes with its type.
  ///
  /// - Parameters:
  ///   - member: With its type when it begins with a capital letter.
  ///   - file: As `#fileID` says it; what follows a `+` does not count.
  package init(_ member: String = #function, file: String = #fileID) {
    origin = .file(file)
    self.member = member
  }

  /// The type and the member, with a dot between them.
  package var description: String {
    switch origin {
    case .type(let type): "\(type).\(member)"
    case .file(let file): Self.hasType(member) ? member : "\(Self.typeName(ofFile: file)).\(member)"
    }
  }

  private static func hasType(_ member: String) -> Bool { member.first?.isUppercase ?? false }

  /// `Dynamics/DynamicAnimator+Driving.swift` is about `DynamicAnimator`.
  private static func typeName(ofFile file: String) -> Substring {
    let name = file.split(separator: "/").last ?? ""
    return name.prefix { $0 != "+" && $0 != "." }
  }
}
