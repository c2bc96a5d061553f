"""A `case` whose only statement was removed did not parse."""

import unittest

from support import PortTest

SHOW = 'animator.setValue(true, forKey: "debugEnabled")'


class RemovedStatements(PortTest):
    def test_an_emptied_case_breaks(self):
        for label in ["case .a:", "case let .b(x) where x > 0:", "default:"]:
            for end in ["case .z: go()\n", "@unknown default: go()\n", "", "// end\n"]:
                self.check(
                    f"switch x {{\n{label}\n  {SHOW}\n{end}}}\n", f"switch x {{\n{label}\n  break\n{end}}}\n")
                self.check(f"switch x {{\n{label} {SHOW}\n{end}}}\n", f"switch x {{\n{label} break\n{end}}}\n")
        self.check(
            f"switch x {{\ncase .a:\n  {SHOW}  // a\n  // b\n  {SHOW}\n}}\n",
            "switch x {\ncase .a:\n  break  // a\n  // b\n}\n")
        self.check(f"switch x {{ case .a: {SHOW} }}\n", "switch x { case .a: break }\n")

    def test_a_case_with_more_does_not_break(self):
        self.check(
            f"switch x {{\ncase .a:\n  {SHOW}\n  go()\ncase .b:\n  go()\n  {SHOW}\n}}\n",
            "switch x {\ncase .a:\n  go()\ncase .b:\n  go()\n}\n")
        self.check(f"switch x {{\ncase .a: {SHOW}; go()\n}}\n", "switch x {\ncase .a: go()\n}\n")

    def test_statements_that_share_a_line_go_too(self):
        self.check(f"if x {{ {SHOW} }}\n", "if x {  }\n")
        self.check(f"func f() {{ {SHOW}; go() }}\n", "func f() { go() }\n")
        self.check(f"  go(); {SHOW}\n", "  go(); \n")
        self.check(f"  {SHOW}; go()\n", "  go()\n")
        self.check(f"  (animator as AnyObject){SHOW.removeprefix('animator')}\n", "")

    def test_lines_of_attributes_go_whole(self):
        self.check("@IBDesignable\nclass A {\n  @objc @IBInspectable\n  var x = 1\n}\n",
                   "class A {\n  var x = 1\n}\n")

    def test_attributes_behind_comments_go_with_their_arguments(self):
        self.check("/** } */ @objc(go:)\nfunc f() {}\n", "/** } */ \nfunc f() {}\n")


if __name__ == "__main__":
    unittest.main()
