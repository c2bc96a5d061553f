import Foundation

/// The name, the hint and the look of a scene, for the menu and for pictures.
struct SceneFacts: Sendable {
  enum Kind: String, CaseIterable {
    case show = "Shows"
    case behavior = "Behaviors"
    case field = "Fields"
    case recipe = "Recipes"
  }

  let name: String
  let kind: Kind
  /// Things to see and to try, in one line.
  let hint: String
  let size: CGSize
  let ground: Ground

  /// The name as a title: `Rope bridge`.
  var title: String {
    (name.prefix(1).uppercased() + name.dropFirst())
      .replacing("Newtons", with: "Newton's")
      .replacing("-", with: " ")
  }
}
