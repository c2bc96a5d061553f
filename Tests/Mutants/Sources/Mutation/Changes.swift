import SwiftSyntax

// The changes of expressions.

extension InfixOperatorExprSyntax {
  private static let others: [String: (Place.Kind, String)] = [
    "+": (.arithmetic, "-"), "-": (.arithmetic, "+"), "*": (.arithmetic, "/"),
    "/": (.arithmetic, "*"), "<": (.comparison, "<="), "<=": (.comparison, "<"),
    ">": (.comparison, ">="), ">=": (.comparison, ">"), "==": (.comparison, "!="),
    "!=": (.comparison, "=="), "&&": (.logic, "||"), "||": (.logic, "&&"),
  ]
  private static let otherAssignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]

  private var symbol: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }

  private func with(_ symbol: String) -> String {
    guard var changed = self.operator.as(BinaryOperatorExprSyntax.self) else { return "" }
    changed.operator.tokenKind = .binaryOperator(symbol)
    return with(\.operator, ExprSyntax(changed)).trimmedDescription
  }

  var change: (Place.Kind, String)? {
    symbol.flatMap { Self.others[$0] }.map { ($0, with($1)) }
  }

  var otherAssignment: String? { symbol.flatMap { Self.otherAssignments[$0] }.map(with) }

  /// The range without its last element.
  var shorterRange: String? {
    guard let symbol, ["..<", "..."].contains(symbol) else { return nil }
    let (start, end) = (leftOperand.trimmedDescription, rightOperand.trimmedDescription)
    let isSimple = !rightOperand.is(InfixOperatorExprSyntax.self)
    return "\(start)\(symbol)max(\(start), \(isSimple ? end : "(\(end))") - 1)"
  }
}

extension FunctionCallExprSyntax {
  private var name: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }

  /// Assertions are not in release builds.
  var isAssertion: Bool {
    ["assert", "assertionFailure", "assertFinite", "assertNone"].contains(name)
  }

  /// The maximum for a minimum, and the other way round.
  var otherExtremum: String? {
    guard let name, let other = ["min": "max", "max": "min"][name], arguments.count > 1,
      arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let callee = DeclReferenceExprSyntax(baseName: .identifier(other))
    return trimmed.with(\.calledExpression, ExprSyntax(callee)).description
  }
}

extension ExprSyntax {
  var isNumber: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// The opposite condition, if no change of its own operator gives the same.
  var negated: String? {
    if self.is(BooleanLiteralExprSyntax.self) { return nil }
    if self.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return nil }
    if let comparison = self.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription,
      ["==", "!="].contains(comparison)
    {
      return nil
    }
    return "!(\(trimmedDescription))"
  }
}
