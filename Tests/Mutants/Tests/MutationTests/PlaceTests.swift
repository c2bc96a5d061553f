import Mutation
import Testing

@Suite struct PlaceTests {
  /// A statement, and its changes.
  @Test(arguments: [
    ("let a = b + c", ["«b + c → b - c»"]),
    ("let a = b - c * d", ["«b - c * d → b + c * d»", "«c * d → c / d»"]),
    ("let a = b / c", ["«b / c → b * c»"]),
    ("let a = b < c", ["«b < c → b <= c»"]),
    ("let a = b <= c", ["«b <= c → b < c»"]),
    ("let a = b > c", ["«b > c → b >= c»"]),
    ("let a = b >= c", ["«b >= c → b > c»"]),
    ("let a = b == c", ["«b == c → b != c»"]),
    ("let a = b != c", ["«b != c → b == c»"]),
    ("let a = b && c", ["«b && c → b || c»"]),
    ("let a = b || c", ["«b || c → b && c»"]),
    ("let a = -b", ["«-b → b»"]),
    ("let a = !b", ["«!b → b»"]),
    ("let a = min(b, c)", ["«min(b, c) → max(b, c)»"]),
    ("let a = max(b, c, d)", ["«max(b, c, d) → min(b, c, d)»"]),
    ("let a = b ..< c", ["«b ..< c → b..<max(b, c - 1)»"]),
    ("let a = 0", ["«0 → 1»"]),
    ("let a = 7", ["«7 → 8»"]),
    ("let a = 0.0", ["«0.0 → 1.0»"]),
    ("let a = 0.5", ["«0.5 → 0.75»"]),
    ("let a = -2", ["«2 → 3»"]),
    ("let a = true", ["«true → false»"]),
    ("a = b", ["«a = b → nothing»"]),
    ("a += b", ["«a += b → nothing»", "«a += b → a -= b»"]),
    ("a(b)", ["«a(b) → nothing»"]),
    ("try a.b()", ["«try a.b() → nothing»"]),
    ("if a { b() }", ["«a → !(a)»", "«b() → nothing»"]),
    ("while !a { }", ["«!a → a»"]),
    ("for a in b where c { }", ["«c → !(c)»"]),
    ("let a = b ? c : d", ["«b → !(b)»"]),
    ("guard a else { return }", ["«a → true»", "«a → !(a)»"]),
    ("guard a == b else { return }", ["«a == b → true»", "«a == b → a != b»"]),
  ])
  func changes(of statement: String, are changes: [String]) {
    let places = Place.all(in: ["A.swift": "func f() {\n  \(statement)\n}\n"])
    let found = places.compactMap { $0.key.firstMatch(of: /«.*»/).map { String($0.0) } }
    #expect(found.sorted() == changes.sorted())
    #expect(places.allSatisfy { $0.line == 2 })
  }

  @Test(arguments: [
    "let a = \"1 + \\(b + c)\"", "assert(a < b)", "assertFinite(a + b, c)", "while true { }",
    "if let a { }",
    "switch a { case 1: return; default: return }", "let a = \\B.[0]", "let a = 0xff",
    "let a = min(b, by: c)", "let a: InlineArray<4, Double>",
  ])
  func nothingChanges(in statement: String) {
    #expect(Place.all(in: ["A.swift": "func f() {\n  \(statement)\n}\n"]).isEmpty)
  }

  @Test(arguments: [
    "func f() -> Int { g() }", "var a: Int { g() }", "var a: Int { get { g() } }",
    "init(_ b: Int) { a = b }", "init() { self.init(b) }", "enum A: Int { case b = 1 }",
    "@available(macOS 26, *) func f() { }",
  ])
  func nothingChanges(inDeclaration declaration: String) {
    #expect(Place.all(in: ["A.swift": declaration]).isEmpty)
  }

  @Test func numbersOfTheTableOfTuningGrowByHalf() {
    let source = "static var a: Int { 16 }\nstatic var b: Double { 1e-10 }\nstatic var c: Int { 1 }"
    let changes = Place.all(in: ["Tuning.swift": source]).map { "\($0.kind) \($0.changed)" }
    #expect(changes == ["tuning 24", "tuning 1.5e-10", "tuning 2"])
  }

  @Test func aKeyIsTheWholeLineWithTheChange() {
    let source = "\n    foo(a,\n      b  * 2)  \n"
    let keys = Place.all(in: ["World/A.swift": source]).map(\.key)
    #expect(
      keys.sorted() == [
        "World/A.swift: b * «2 → 3»)", "World/A.swift: «b * 2 → b / 2»)",
        "World/A.swift: «foo(a, b * 2) → nothing»",
      ])
  }

  @Test func placesBelongToFolders() {
    let sources = ["World/A.swift": "let a = 0", "B.swift": "let b = 0"]
    #expect(Place.all(in: sources).map(\.folder) == ["B", "World"])
    #expect(Place.all(in: sources, folder: "World").map(\.file) == ["World/A.swift"])
  }
}
