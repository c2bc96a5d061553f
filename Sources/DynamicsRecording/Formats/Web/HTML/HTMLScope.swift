/// Where a page's names, rules and keys apply.
struct HTMLScope {
  let names: WebNames
  /// Whether one element has all of the page, so that it can be a part of another page.
  let isEmbedded: Bool

  /// The body of a page of its own, or the element that has an embedded page, in JavaScript.
  var root: String { isEmbedded ? "find(\"recording\")" : "document.body" }

  /// The element whose keys control the page, in JavaScript.
  ///
  /// An embedded page leaves other keys to the page around it.
  var keyTarget: String { isEmbedded ? "find(\"recording\")" : "document" }

  /// The rules within this scope.
  func rules(_ rules: String) -> String {
    isEmbedded ? ".\(names("recording")){\n\(rules)}\n" : rules
  }

  /// A script whose names are its own.
  func script(_ script: String) -> String {
    isEmbedded || !names.start.isEmpty ? "(() => {\n\(script)})();\n" : script
  }
}
