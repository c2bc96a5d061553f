/// Reads the properties of elements from their attributes and from the style sheets of the file.
struct PropertyReader {
  private let rules: StyleSheet

  /// The rules that were left out.
  var skippedRules: [String] { rules.skipped }

  init(_ tree: ElementTree) throws(SVGError) {
    let sheets = tree.elements.indices.filter { tree[$0].name == "style" }
    rules = StyleSheet(sheets.map(tree.text(of:)).joined(separator: "\n"))
    guard rules.count * tree.elements.count <= SVGLimits.ruleChecks else {
      throw SVGError(
        .tooLarge, "the file has \(rules.count) style rules for \(tree.elements.count) elements")
    }
  }

  /// Presentation attributes, the rules of the style sheets over them, and the `style` over both.
  func properties(
    of element: Element, _ lineage: Lineage, _ budget: inout WorkBudget
  ) throws(SVGError) -> [String: String] {
    var properties: [String: String] = [:]
    for name in Style.attributes {
      if let value = element.attributes[name] { properties[name] = value }
    }
    properties.merge(try rules.declarations(for: lineage, &budget)) { $1 }
    if let style = element.attributes["style"] {
      properties.merge(StyleSheet.declarations(style)) { $1 }
    }
    return properties
  }
}
