import ArgumentParser
import Foundation

/// A scene of the menu.
@dynamicMemberLookup struct PlayScene: Sendable {
  let facts: SceneFacts
  let build: @Sendable (Playground) -> Void

  init(
    _ name: String, _ kind: SceneFacts.Kind, _ hint: String,
    size: CGSize = CGSize(width: 320, height: 180), ground: Ground = .slate,
    build: @escaping @Sendable (Playground) -> Void
  ) {
    facts = SceneFacts(name: name, kind: kind, hint: hint, size: size, ground: ground)
    self.build = build
  }

  subscript<Value>(dynamicMember fact: KeyPath<SceneFacts, Value>) -> Value {
    facts[keyPath: fact]
  }
}

extension Playground {
  /// - Parameter keepsHistory: Whether it can go back in time.
  convenience init(_ scene: PlayScene, keepsHistory: Bool = false) {
    self.init(scene.facts, keepsHistory: keepsHistory, build: scene.build)
  }
}

extension PlayScene: ExpressibleByArgument {
  init?(argument: String) {
    guard let scene = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = scene
  }

  static var allValueStrings: [String] { all.map(\.name) }
  var defaultValueDescription: String { facts.name }
}
