import SwiftSyntax

// Statements that can be left out.

extension CodeBlockItemSyntax {
  /// Whether the statement is the value of a function or getter.
  var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    guard let declaration = owner.as(CodeBlockSyntax.self)?.parent else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return declaration.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }
}

extension ExprSyntax {
  /// Whether this is a call or an assignment.
  ///
  /// An initializer needs its assignments.
  var isRemovable: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isRemovable }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return !call.isAssertion && !call.isDelegation
    }
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.otherAssignment != nil { return true }
    return infix.operator.is(AssignmentExprSyntax.self) && !isInInitializer
  }

  private var isInInitializer: Bool {
    parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// Whether an initializer calls another one, or a program must end here.
  fileprivate var isDelegation: Bool {
    let text = calledExpression.trimmedDescription
    return text.hasSuffix(".init") || ["fatalError", "preconditionFailure"].contains(text)
  }
}
