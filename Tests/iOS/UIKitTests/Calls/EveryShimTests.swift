import DynamicsTestSupport
import Testing
import UIKit

/// Members of the shims that take numbers do no harm with any.
@Suite struct EveryShimTests {
  private static let modules = ["CoreGraphics", "QuartzCore", "UIKit"]
  private static let numbers: Set = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Double", "Float",
    "IndexPath", "Int", "TimeInterval", "UIEdgeInsets", "UIFloatRange", "UIOffset", "UInt",
  ]

  /// What takes a number, as the symbol graph declares it.
  private static func takesNumber(_ symbol: SymbolGraph.Symbol) -> Bool {
    let declaration = symbol.declaration
    // Raw values are stored as they are; stand-ins for missing types cannot be made.
    if symbol.name.contains("rawValue") || symbol.name.hasPrefix("NotOnLinux") { return false }
    if symbol.kind.identifier.hasSuffix("property") {
      let isConstant = declaration.contains("let ") || declaration.contains("{ get }")
      return !isConstant && hasNumber(declaration)
    }
    return hasNumber(
      declaration[..<(declaration.firstRange(of: "->")?.lowerBound ?? declaration.endIndex)])
  }

  private static func hasNumber(_ declaration: some StringProtocol) -> Bool {
    declaration.split { !$0.isLetter }.contains { numbers.contains(String($0)) }
  }

  @Test(arguments: modules)
  func eachMemberThatTakesANumberIsCalled(module: String) throws {
    let symbols = try SymbolGraph.read(module).flatMap(\.callableSymbols).filter(Self.takesNumber)
    #expect(symbols.count > 10)
    var called = ShimCall.all.flatMap(\.symbols)
    for symbol in symbols {
      if let index = called.firstIndex(of: symbol.name) {
        called.remove(at: index)
      } else {
        Issue.record("no call of \(symbol.name); add it to Tests/iOS/UIKitTests/Calls")
      }
    }
  }

  @Test func nothingIsCalledThatDoesNotExist() throws {
    let known = try Set(Self.modules.flatMap { try SymbolGraph.read($0).flatMap(\.names) })
    #expect(Set(ShimCall.all.flatMap(\.symbols)).subtracting(known) == [])
  }

  @Test(arguments: ShimCall.all.indices, [false, true])
  @MainActor func noNumberDoesHarm(call: Int, isExtreme: Bool) {
    for seed in 0..<40 as Range<UInt64> {
      #expect(ShimCall.all[call].faults(seed: seed, isExtreme: isExtreme) == [], "seed \(seed)")
    }
  }
}
