import Foundation

/// A scene of the menu.
struct PlayScene: Sendable {
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
  /// Adds the parts of the scene to a new stage.
  let build: @Sendable (Playground) -> Void

  init(
    _ name: String, _ kind: Kind, _ hint: String,
    size: CGSize = CGSize(width: 320, height: 180), ground: Ground = .slate,
    build: @escaping @Sendable (Playground) -> Void
  ) {
    (self.name, self.kind, self.hint) = (name, kind, hint)
    (self.size, self.ground, self.build) = (size, ground, build)
  }

  /// Finds the scene of a name; `nil` if there is none.
  init?(named name: String) {
    guard let scene = Self.all.first(where: { $0.name == name }) else { return nil }
    self = scene
  }

  /// The name as a title: `Rope bridge`.
  var title: String {
    (name.prefix(1).uppercased() + name.dropFirst())
      .replacing("Newtons", with: "Newton's")
      .replacing("-", with: " ")
  }
}
