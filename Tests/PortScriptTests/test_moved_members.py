"""A moved override left its `/** */` comment behind, lost `public`, and left `{;;` on its line."""

import unittest

from support import PortTest

CLASS = "class A {\n}\n"


class MovedMembers(PortTest):
    def check_moved(self, extension, member, left):
        self.check(CLASS + extension, f"class A {{\n\n{member}}}\n{left}")

    def test_comments_move_with_their_members(self):
        for comment in [
                "  /** Does it. */\n", "  /**\n   Does { it.\n   */\n", "  /* a */ // b\n  // c\n",
                "  /// Does it.\n\n", "  /** a /* b */ */ "]:
            member = comment + ("  " if comment.endswith("\n") else "") + "override func f() {}\n"
            self.check_moved(
                "extension A {\n" + member + "  func g() {}\n}\n", member, "extension A {\n  func g() {}\n}\n")

    def test_comments_of_other_members_stay(self):
        for line in ["  func g() {}  // g\n", "  func g() {} /* g\n  */\n", "  func g() {}  /// g\n",
                     "  // About the rest.\n\n"]:
            self.check_moved(
                f"extension A {{\n{line}  override func f() {{}}\n}}\n", "  override func f() {}\n",
                f"extension A {{\n{line}}}\n")
        self.check_moved(
            "extension A {  // A\n  override func f() {}\n}\n", "  override func f() {}\n",
            "extension A {  // A\n}\n")

    def test_comments_behind_a_member(self):
        self.check_moved(
            "extension A {\n  override func f() {}  // f\n}\n", "  override func f() {}  // f\n", "extension A {\n}\n")
        self.check_moved(
            "extension A {\n  override func f() {} /* two\n  lines */\n}\n", "  override func f() {}\n",
            "extension A {\n /* two\n  lines */\n}\n")

    def test_separators_go_with_their_members(self):
        self.check_moved(
            "extension A { override func f() {}; override func g() {}; func h() {} }\n",
            " override func f() {}\n\n override func g() {}\n", "extension A { func h() {} }\n")
        self.check_moved(
            "extension A { func h() {}; override func f() {}; }\n",
            " override func f() {}\n", "extension A { func h() {}; }\n")

    def test_members_of_public_extensions_stay_public(self):
        self.check_moved(
            "public extension A {\n  @MainActor\n  override var x: Int { 1 }\n}\n",
            "  @MainActor\n  public override var x: Int { 1 }\n", "public extension A {\n}\n")
        for words in ["public override", "override public", "open override"]:
            self.check_moved(
                f"public extension A {{\n  {words} func f() {{}}\n}}\n", f"  {words} func f() {{}}\n",
                "public extension A {\n}\n")

    def test_extensions_with_attributes_count(self):
        for words in ["@MainActor ", "@available(iOS 13, *)\n", "class B {}; "]:
            self.check_moved(
                f"{words}extension A {{\n  override func f() {{}}\n}}\n", "  override func f() {}\n",
                f"{words}extension A {{\n}}\n")

    def test_more_words_before_override_move_too(self):
        self.check_moved(
            "extension A {\n  @objc convenience override init() { self.init(1) }\n}\n",
            "  convenience override init() { self.init(1) }\n", "extension A {\n}\n")

    def test_a_nested_class_of_the_same_name_is_another(self):
        text = "enum E {\n  class A {\n  }\n}\nextension A {\n  override func f() {}\n}\n"
        self.check(text, text)
        self.check_leftovers(text, [6])


if __name__ == "__main__":
    unittest.main()
