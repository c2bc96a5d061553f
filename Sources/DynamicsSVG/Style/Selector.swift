/// The names by which selectors find an element.
struct ElementNames {
  let tag: String
  let id: String?
  /// Each class once, in the order of the file.
  let classes: [Substring]
  /// The same classes if they are many, so that finding one takes no longer.
  private let manyClasses: Set<Substring>?

  init(_ element: Element) {
    (tag, id) = (element.name, element.id)
    var known: Set<Substring> = []
    classes = element.classes.filter { known.insert($0).inserted }
    manyClasses = known.count > 8 ? known : nil
  }

  /// Whether the element has a class.
  func has(_ name: Substring) -> Bool { manyClasses?.contains(name) ?? classes.contains(name) }
}

/// The names of an element and of those around it, from the innermost to the outermost.
///
/// Elements in one group share those around them, so that deep files do not take much memory.
final class Lineage: Sequence {
  let names: ElementNames
  private let outer: Lineage?
  /// The number of elements.
  let depth: Int

  init(_ element: Element, within outer: Lineage? = nil) {
    depth = (outer?.depth ?? 0) + 1
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

    var nameCount: Int { (tag == nil ? 0 : 1) + (id == nil ? 0 : 1) + classes.count }

    func matches(_ names: ElementNames) -> Bool {
      (tag == nil || tag == names.tag) && (id == nil || id == names.id)
        && classes.allSatisfy { names.has($0[...]) }
    }
  }

  let chains: [Chain]

  /// - Throws: An error for other selectors, such as those with attributes.
  init(_ text: String) throws(SVGError) {
    var (chains, compounds): ([Chain], [Compound]) = ([], [])
    var rest = text[...]
    /// The names since the last comma.
    var count = 0
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty || rest.first == "," {
        guard !compounds.isEmpty else { throw Self.error(text) }
        chains.append(Chain(compounds: compounds))
        (compounds, count) = ([], 0)
        if rest.isEmpty { break }
        rest = rest.dropFirst()
        continue
      }
      guard let compound = Compound(reading: &rest),
        rest.first.map({ $0.isWhitespace || $0 == "," }) ?? true
      else { throw Self.error(text) }
      count += max(1, compound.nameCount)
      guard count <= SVGLimits.selectorNames else { throw Self.error(text) }
      compounds.append(compound)
    }
    self.chains = chains
  }

  /// A name as selectors write it, with a backslash before each character that has a meaning.
  static func escaped(_ name: some StringProtocol) -> String {
    name.map { $0.isPartOfName ? "\($0)" : "\\\($0)" }.joined()
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
  fileprivate init?(reading rest: inout Substring) {
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else if let first = rest.first, !".#".contains(first) {
      guard let name = Self.name(&rest) else { return nil }
      tag = name
    }
    while let mark = rest.first, ".#".contains(mark) {
      rest = rest.dropFirst()
      guard let name = Self.name(&rest) else { return nil }
      if mark == "." { classes.append(name) } else if id == nil { id = name } else { return nil }
    }
  }

  private static func name(_ rest: inout Substring) -> String? {
    var name = ""
    while let character = rest.first {
      if character == "\\", let escaped = rest.dropFirst().first {
        name.append(escaped)
        rest = rest.dropFirst(2)
      } else if character.isPartOfName {
        name.append(character)
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    return name.isEmpty ? nil : name
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || "-_".contains(self) }
}
