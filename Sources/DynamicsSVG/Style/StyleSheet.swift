/// The rules of all `<style>` elements.
struct StyleSheet {
  private struct Rule {
    var chain: Selector.Chain
    var order: Int
    var declarations: [String: String]
    /// The work of comparing it with an element and of using it, where it has none around it.
    var work: Int
  }

  /// The rules by a name in their last compound, so that few are compared with each element.
  private var rules: [String: [Rule]] = [:]
  /// The number of rules.
  private(set) var count = 0
  /// The rules that were left out.
  private(set) var skipped: [String] = []

  /// - Parameter text: The content of `<style>` elements.
  init(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let brace = rest.firstIndex(of: "{") {
      let head = rest[..<brace].trimmed
      rest = rest[rest.index(after: brace)...]
      if head.hasPrefix("@") {
        skipped.append(String(head.prefix(60)))
        rest = Self.afterBlock(rest)
        continue
      }
      let end = rest.firstIndex(of: "}") ?? rest.endIndex
      let block = rest[..<end]
      add(head, Self.declarations(block), work: 20 + block.utf8.count / 4)
      rest = rest[end...].dropFirst()
    }
  }

  private mutating func add(_ head: Substring, _ declarations: [String: String], work: Int) {
    guard let selector = try? Selector(String(head)) else {
      skipped.append(String(head.prefix(60)))
      return
    }
    for chain in selector.chains {
      count += 1
      rules[chain.key, default: []].append(
        Rule(chain: chain, order: count, declarations: declarations, work: work))
    }
  }

  /// The declarations for an element, by the precedence of CSS.
  func declarations(
    for lineage: Lineage, _ budget: inout WorkBudget
  ) throws(SVGError) -> [String: String] {
    if count == 0 { return [:] }
    let names = lineage.names
    let keys = ["*", names.tag, names.id.map { "#" + $0 } ?? "#"] + names.classes.map { "." + $0 }
    var matching: [Rule] = []
    for key in keys {
      for rule in rules[key] ?? [] {
        // One within others looks for them among all elements around.
        try budget.spend(rule.work + (rule.chain.compounds.count > 1 ? lineage.depth : 0))
        if rule.chain.matches(lineage) { matching.append(rule) }
      }
    }
    return
      matching
      .sorted { ($0.chain.specificity, $0.order) < ($1.chain.specificity, $1.order) }
      .reduce(into: [:]) { all, rule in all.merge(rule.declarations) { $1 } }
  }

  /// Reads declarations such as those of a `style` attribute.
  static func declarations(_ text: some StringProtocol) -> [String: String] {
    var declarations: [String: String] = [:]
    for part in text.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      var value = part[part.index(after: colon)...].trimmed
      if let mark = value.firstIndex(of: "!") { value = value[..<mark].trimmed }
      declarations[part[..<colon].trimmed.lowercased()] = String(value)
    }
    return declarations
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    // Old files hide their rules from old programs.
    return (result + rest).replacing("<!--", with: "").replacing("-->", with: "")
  }

  /// The text after the block of an @-rule, which may have blocks within.
  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }
}

extension Selector.Chain {
  fileprivate var key: String {
    let last = compounds[compounds.count - 1]
    return last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.tag ?? "*"
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
