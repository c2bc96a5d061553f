import DynamicsSVG

/// The parts of a picture that fall, hang and stay.
struct Parts {
  var falling: [SVGItem] = []
  var hanging: [SVGItem] = []
  var fixed: [SVGItem] = []

  var moving: [SVGItem] { falling + hanging }
  var all: [SVGItem] { moving + fixed }

  init(of scene: SVGScene, _ command: Bake) throws {
    let options = [("--fix", command.fix), ("--hang", command.hang), ("--drop", command.drop)]
    var used: Set<String> = []
    // All together, so that a part of a group is taken out of it.
    let selectors = options.compactMap(\.1)
    do {
      for item in try scene.items(matching: selectors.joined(separator: ",")) {
        for (option, selector) in options {
          guard let selector, try item.matches(selector) else { continue }
          used.insert(option)
          switch option {
          case "--fix": fixed.append(item)
          case "--hang": hanging.append(item)
          default: falling.append(item)
          }
          break
        }
      }
      for (option, selector) in options {
        guard let selector, !used.contains(option),
          try scene.items(matching: selector).isEmpty
        else { continue }
        throw BakeFailure(
          "\(option) '\(selector)' matches nothing that is drawn. \(Self.advice(scene.selectors))")
      }
    } catch let error as SVGError {
      throw BakeFailure("Cannot choose parts: \(error).")
    }
    guard !moving.isEmpty else {
      throw BakeFailure("Nothing moves, since --fix has all parts. Choose another selector.")
    }
  }

  private static func advice(_ names: [String]) -> String {
    guard !names.isEmpty else {
      return "The file has no IDs and classes; use tags such as path, or *."
    }
    let list = names.prefix(20).map { String($0.prefix(60)) }.joined(separator: ", ")
      .replacing(/\s+/, with: " ")
    return "There are \(list)\(names.count > 20 ? " and \(names.count - 20) more" : "")."
  }
}
