/// The type and the member that a diagnostic names.
///
/// It is cheap to make, so it can be passed along where nothing is reported.
package struct Reporter: CustomStringConvertible {
  private enum Origin {
    case type(Any.Type)
    case file(String)
  }

  private let origin: Origin
  private let member: String

  /// Makes a reporter for a member of a type, which may be a subclass of the one that declares it.
  package init(_ type: Any.Type, _ member: String = #function) {
    origin = .type(type)
    self.member = member
  }

  /// Makes a reporter for a member of the type that a file is named after.
  ///
  /// - Parameters:
  ///   - member: The member; if it starts with a capital letter, it includes its type.
  ///   - file: The file as a `#fileID`; the part after a `+` is ignored.
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

  /// The type that a file is named after: `DynamicAnimator` for
  /// `Dynamics/DynamicAnimator+Driving.swift`.
  private static func typeName(ofFile file: String) -> Substring {
    let name = file.split(separator: "/").last ?? ""
    return name.prefix { $0 != "+" && $0 != "." }
  }
}
