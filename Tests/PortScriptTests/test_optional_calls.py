"""`self.completion?(3)` lost its `?` when any protocol had an optional method of that name."""

import unittest

from support import PortTest, port_ios

WATCHER = """@objc protocol Watcher {
  @objc optional func completion(_ n: Int)
  @objc optional func name(of n: Int) -> String?
}
"""


class OptionalCalls(PortTest):
    def check_call(self, around, before, after=None):
        """What becomes of a call: with no after, nothing, and it is not told."""
        text = WATCHER + around.replace("CALL", before)
        expected = (after or before)
        ported = port_ios.port(text)
        self.assertTrue(ported.endswith(around.replace("CALL", expected)), ported)
        self.check_leftovers(text, [])

    def check_told(self, around, call):
        text = WATCHER + around.replace("CALL", call)
        ported = port_ios.port(text)
        self.assertTrue(ported.endswith(around.replace("CALL", call)), ported)
        line = 1 + ported[:ported.rindex(call) + call.rindex(".")].count("\n")
        self.check_leftovers(text, [line])

    def test_delegates_of_uikit_are_called_plainly(self):
        self.check(
            "delegate?.scrollViewDidScroll?(list)\nlet a = delegate?.gestureRecognizerShouldBegin?(pan) ?? true\n",
            "delegate?.scrollViewDidScroll(list)\nlet a = delegate?.gestureRecognizerShouldBegin(pan) ?? true\n")
        for text in ["var scrollViewDidScroll: (() -> Void)?\nself.scrollViewDidScroll?()\n", "list.didScroll?(1)\n"]:
            self.check(text, text)

    def test_calls_on_the_protocol_lose_their_question_mark(self):
        for declaration in [
                "weak var delegate: Watcher?", "var delegate: (any Watcher)?", "let delegate: UIView & Watcher",
                "init(delegate: Watcher) { CALL }", "let delegate = other as? Watcher"]:
            around = f"class A {{\n  {declaration}\n  func f() {{\n    CALL\n  }}\n}}\n"
            for chain in ["delegate?", "self.delegate?", "delegate!", "delegate", "self?.delegate?\n      "]:
                self.check_call(around, f"{chain}.completion?(3)", f"{chain}.completion(3)")
        around = "class A {\n  var delegate: Watcher?\n  func f() { CALL }\n}\n"
        for before, after in [
                ("delegate?.name?(of: 3)?.count", "delegate?.name(of: 3)?.count"),
                ("a.delegate?.completion?(3)", "a.delegate?.completion(3)"),
                ("(x as? Watcher)?.completion?(3)", "(x as? Watcher)?.completion(3)"),
                ("if let delegate { delegate.completion?(3) }", "if let delegate { delegate.completion(3) }"),
                ("if let delegate = self.delegate { delegate.completion?(3) }",
                 "if let delegate = self.delegate { delegate.completion(3) }"),
                ('"\\(delegate?.name?(of: 3) ?? "}")"', '"\\(delegate?.name(of: 3) ?? "}")"'),
                ("delegate?.completion!(3)", "delegate?.completion(3)")]:
            self.check_call(around, before, after)

    def test_protocols_that_refine_it_count(self):
        self.check_call(
            "@objc protocol Fan: Watcher {}\nclass A {\n  var fan: Fan?\n  func f() { CALL }\n}\n".replace(
                "@objc protocol", "protocol"),
            "fan?.completion?(3)", "fan?.completion(3)")

    def test_closures_of_the_same_name_keep_it(self):
        around = "class A {\n  var completion: ((Int) -> Void)?\n  var delegate: Watcher?\n  func f() { CALL }\n}\n"
        self.check_call(around, "self.completion?(3)")
        self.check_call(around, "completion?(3)")
        around = "class A {\n  var card = 1\n  func f(card: Card, b: UIView) { CALL }\n}\n"
        self.check_call(around, "b.completion?(3)")
        self.check_told(around, "card.completion?(3)")

    def test_the_type_around_a_call_decides_between_types(self):
        self.check_call(
            "class A {\n  weak var delegate: ADelegate?\n  func f() { self.delegate?.completion?(1) }\n}\n"
            "class B {\n  weak var delegate: Watcher?\n  func f() { CALL }\n}\n",
            "self.delegate?.completion?(3)", "self.delegate?.completion(3)")

    def test_calls_on_what_is_not_certain_are_left_and_told(self):
        around = "class A {\n  var delegate: Watcher?\n  func f(list: [Watcher]) { CALL }\n}\n"
        for call in ["make().completion?(3)", "list[0].completion?(3)", "list.forEach { $0.completion?(3) }",
                     "other.completion?(3)", "for delegate in all { delegate.completion?(3) }"]:
            self.check_told(around, call)

    def test_questions_whether_a_method_is_there_are_left_and_told(self):
        around = "class A {\n  var delegate: Watcher?\n  func f() { CALL }\n}\n"
        for call in ["if delegate?.completion?(3) == nil { g() }", "if delegate?.completion != nil { g() }",
                     "if let f = delegate?.completion { f(3) }", "guard let _ = delegate?.completion?(3) else { return }"]:
            self.check_told(around, call)
        self.check_call(around, "if delegate?.name?(of: 3) == nil { g() }", "if delegate?.name(of: 3) == nil { g() }")

    def test_calls_whose_answer_is_used_are_left_and_told(self):
        around = "class A {\n  var delegate: Watcher?\n  func f() {\n    CALL\n  }\n}\n"
        for use in [
                "return nil != delegate?.completion?(8)", "return delegate?.completion?(8)",
                "switch delegate?.completion?(3) { case .some: a() default: b() }",
                "if case .some = delegate?.completion?(11) { a() }", "foo(delegate?.completion?(5))",
                "foo(\n      delegate?.completion?(5)\n    )", "let a =\n      delegate?.completion?(5)",
                "let a = [delegate?.completion?(5)]", "a ? delegate?.completion?(5) : nil",
                "a = delegate?.completion?(5)", "delegate?.completion?(5)\n      ?? a()",
                "delegate?.completion?(5).map { a() }", "let a = { delegate?.completion?(5) }()",
                "let a: () -> Void? = { delegate?.completion?(5) }", "b.map { delegate?.completion?($0) }",
                "let a = { x -> Void? in delegate?.completion?(x) }",
                "func b() -> Void? { delegate?.completion?(7) }", "func b() -> ()? {\n delegate?.completion?(7)\n}",
                "var b: Void? { delegate?.completion?(7) }", "return (delegate as? Watcher)?.completion?(3)"]:
            with self.subTest(use):
                self.check_told(around, use)

    def test_calls_that_are_statements_lose_their_question_mark(self):
        around = "class A {\n  var delegate: Watcher?\n  func f() {\n    CALL\n  }\n}\n"
        for use in [
                "if a { delegate?.completion?(3) }", "a(); delegate?.completion?(3); b()",
                "_ = delegate?.completion?(3)", "switch a { case .b: delegate?.completion?(3)\n default: b() }",
                "switch a {\n case .b(let c):\n delegate?.completion?(3)\n default: delegate?.completion?(4) }",
                "queue.async { [weak self] in self?.delegate?.completion?(3) }",
                "queue.async(execute: { self.delegate?.completion?(3) })",
                "a(then: {\n self.delegate?.completion?(3)\n})", "onTap = { self.delegate?.completion?(3) }",
                "let x: Int?\n    delegate?.completion?(3)", "a()\n    // (\n    delegate?\n      .completion?(3) // ?? a",
                "defer { delegate?.completion?(3) }", "delegate?.completion?(3) { b() }",
                "for a in b { delegate?.completion?(a) }\n    if c {}",
                "for a in b\n    { delegate?.completion?(a) }\n    (c, d) = e"]:
            with self.subTest(use):
                self.check_call(around, use, use.replace("completion?", "completion"))

    def test_a_protocol_in_another_file_counts(self):
        text = "class A {\n  var delegate: Watcher?\n  func f() { delegate?.completion?(3); g.completion?(3) }\n}\n"
        after = text.replace("delegate?.completion?", "delegate?.completion")
        self.assertEqual(port_ios.port(text, WATCHER + text), after)
        self.assertEqual([line for line, _ in port_ios.leftovers(after, WATCHER + text)], [3])


class Protocols(PortTest):
    def test_defaults_of_a_public_protocol_are_public(self):
        for words in ["@objc public", "@objc(P) public"]:
            self.check(
                f"{words} protocol P {{\n  @objc optional func go()\n}}\n",
                "public protocol P: AnyObject {\n  func go()\n}\n\nextension P {\n  public func go() {}\n}\n")

    def test_protocols_on_one_line_get_defaults(self):
        self.check(
            "@objc protocol P { @objc optional func a(); @objc optional func b() -> [Int]? } // c\nlet x = 1\n",
            "protocol P: AnyObject { func a(); func b() -> [Int]? } // c\n\nextension P {\n  func a() {}\n"
            "  func b() -> [Int]? { nil }\n}\nlet x = 1\n")

    def test_methods_with_closures_and_effects_get_defaults(self):
        method = "func go(_ f: @escaping (Int, (Int) -> Void) -> Void) async throws -> Deck.Card?"
        self.check(
            f"@objc protocol P {{\n  @objc optional {method} /* c */\n}}\n",
            f"protocol P: AnyObject {{\n  {method} /* c */\n}}\n\nextension P {{\n  {method} {{ nil }}\n}}\n")

    def test_methods_within_a_condition_are_told(self):
        text = "protocol P: AnyObject {\n  #if A\n  optional func go()\n  #endif\n}\n"
        self.check(text, text)
        self.check_leftovers(text, [3])

    def test_nested_protocols_are_told(self):
        text = "class A {\n  protocol P: AnyObject {\n    optional func go()\n  }\n}\n"
        self.check(text, text)
        self.check_leftovers(text, [3])


if __name__ == "__main__":
    unittest.main()
