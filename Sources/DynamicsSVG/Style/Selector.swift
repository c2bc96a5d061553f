/// The names by which selectors find an element.
struct ElementNames {
  let tag: String
  let id: String?
  let classes: [Substring]

  init(_ element: Element) {
    (tag, id, classes) = (element.name, element.id, element.classes)
  }
}

/// The names of an element and of those around it, from the innermost to the outermost.
///
/// Elements in one group share those around them, so that deep files do not take much memory.
final class Lineage: Sequence {
  let names: ElementNames
  private let outer: Lineage?

  init(_ element: Element, within outer: Lineage? = nil) {
    names = ElementNames(element)
    self.outer = outer
  }

  func makeIterator() -> some IteratorProtocol<ElementNames> {
    sequence(first: self) { $0.outer }.lazy.map(\.names).makeIterator()
  }
}

/// A list of selectors of CSS: tags, `*`, IDs, classes, and such within each other.
struct Selector {
  /// One of the list: compounds from the outermost to the innermost.
  struct Chain {
    var compounds: [Compound]

    /// The precedence of a rule: IDs before classes before tags.
    var specificity: Int {
      compounds.reduce(0) {
        $0 + ($1.id == nil ? 0 : 1 << 20) + ($1.classes.count << 10) + ($1.tag == nil ? 0 : 1)
      }
    }
  }

  /// Names that one element must have together, such as `g.letter`.
  struct Compound {
    var tag: String?
    var id: String?
    var classes: [String] = []

    func matches(_ names: ElementNames) -> Bool {
      (tag == nil || tag == names.tag) && (id == nil || id == names.id)
        && classes.allSatisfy { names.classes.contains($0[...]) }
    }
  }

  let chains: [Chain]

  /// - Throws: An error for other selectors, such as those with attributes.
  init(_ text: String) throws(SVGError) {
    var chains: [Chain] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      var compounds: [Compound] = []
      for word in part.split(whereSeparator: \.isWhitespace) {
        guard let compound = Compound(word) else { throw Self.error(text) }
        compounds.append(compound)
      }
      guard !compounds.isEmpty else { throw Self.error(text) }
      chains.append(Chain(compounds: compounds))
    }
    self.chains = chains
  }

  private static func error(_ text: String) -> SVGError {
    SVGError(
      .selector,
      "'\(text.prefix(100))' is not a selector here; use #id, .class, a tag or *, several with commas, "
        + "or one within another with a space")
  }

  /// Whether one of the selectors matches an element.
  func matches(_ lineage: Lineage) -> Bool {
    chains.contains { $0.matches(lineage) }
  }
}

extension Selector.Chain {
  /// Each compound takes the nearest ancestor that it matches: no other choice could match more.
  func matches(_ lineage: Lineage) -> Bool {
    var rest = compounds[...]
    for (distance, names) in lineage.enumerated() {
      if rest.last!.matches(names) {
        rest.removeLast()
        if rest.isEmpty { return true }
      } else if distance == 0 {
        return false
      }
    }
    return false
  }
}

extension Selector.Compound {
  /// Reads names such as `g.letter#a`; `nil` for other text.
  fileprivate init?(_ word: Substring) {
    var rest = word[...]
    func name() -> String? {
      let name = rest.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
      rest = rest.dropFirst(name.count)
      return name.isEmpty ? nil : String(name)
    }
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else if let first = rest.first, !".#".contains(first) {
      guard let name = name() else { return nil }
      tag = name
    }
    while let mark = rest.first {
      rest = rest.dropFirst()
      guard ".#".contains(mark), let name = name() else { return nil }
      if mark == "." { classes.append(name) } else if id == nil { id = name } else { return nil }
    }
  }
}
