import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a source file at which something can be changed.
final class PlaceVisitor: SyntaxVisitor {
  private let file: String
  private let source: [UInt8]
  private let isTuning: Bool
  private let locations: SourceLocationConverter
  private(set) var places: [Place] = []

  /// All places of a file.
  static func places(in source: String, file: String) -> [Place] {
    let tree = Parser.parse(source: source)
    // Operators that are not of the standard library stay as they are.
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let visitor = PlaceVisitor(source, file: file, tree: folded)
    visitor.walk(folded)
    return visitor.places
  }

  private init(_ source: String, file: String, tree: Syntax) {
    self.file = file
    self.source = Array(source.utf8)
    isTuning = file.hasSuffix("Tuning.swift")
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(
    _ kind: Place.Kind, _ node: some SyntaxProtocol, _ changed: String?,
    shape: Place.Shape = .expression
  ) {
    guard let changed else { return }
    let start = node.positionAfterSkippingLeadingTrivia
    let range = start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let newline = UInt8(ascii: "\n")
    let lineStart = source[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let before = source[lineStart..<range.lowerBound]
    let after = source[range.upperBound...].prefix { $0 != newline }
    places.append(
      Place(
        file: file, line: locations.location(for: start).line, kind: kind, shape: shape,
        range: range, original: node.trimmedDescription, changed: changed,
        before: String(decoding: before, as: UTF8.self),
        after: String(decoding: after, as: UTF8.self)))
  }

  // Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let (kind, changed) = node.change { add(kind, node, changed) }
    if !isTuning { add(.range, node, node.shorterRange) }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(.condition, node, node.expression.trimmedDescription) }
    if node.operator.text == "-", !node.expression.isNumber {
      add(.sign, node, node.expression.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssertion { return .skipChildren }
    add(.extremum, node, node.otherExtremum)
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(isTuning ? .tuning : .constant, node, node.changed(isTuning: isTuning))
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(isTuning ? .tuning : .constant, node, node.changed)
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // `while true` has no other condition.
    if node.parent?.is(ConditionElementSyntax.self) != true {
      add(.constant, node, node.literal.text == "true" ? "false" : "true")
    }
    return .skipChildren
  }

  // Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition {
      add(.condition, condition, condition.negated)
    }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for element in node.conditions {
      guard case .expression(let condition) = element.condition else { continue }
      add(.guard, condition, "true")
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(.condition, node.condition, node.condition.negated)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.condition, node.condition, node.condition.negated)
    return .visitChildren
  }

  // Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, !node.isValue else { return .visitChildren }
    if expression.isRemovable { add(.statement, expression, "", shape: .statement) }
    if let changed = expression.as(InfixOperatorExprSyntax.self)?.otherAssignment {
      add(.arithmetic, expression, changed, shape: .statement)
    }
    return .visitChildren
  }

  // Texts, types and values that the compiler must know.

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}
