"""An optional method that only a subclass of the conforming class has was never called, and nothing said so."""

import unittest

from support import PortTest, port_ios

WATCHER = "@objc protocol Watcher {\n  @objc optional func gameDidEnd(_ n: Int)\n}\n"


class SubclassMethods(PortTest):
    def told(self, text):
        """The lines behind the protocol that are told, in the text before it is edited."""
        text = WATCHER + text
        return [number - 3 for number, advice in port_ios.leftovers(text, text) if "never called" in advice]

    def test_methods_of_subclasses_are_told(self):
        for base in [
                "class Base: UIView, Watcher {}", "class Base {}; extension Base: Watcher {}",
                "class Root: Watcher {}; class Base: Root {}",
                "protocol Fan: Watcher {}; class Base<T>: Fan where T: Hashable {}"]:
            for method in ["func gameDidEnd(_ n: Int) {}", "@objc public func gameDidEnd(_ n: Int) {}"]:
                with self.subTest(base, method=method):
                    self.assertEqual(self.told(f"{base}\nfinal class Sub: Base {{\n  var a = 1\n  {method}\n}}\n"), [4])
                    self.assertEqual(
                        self.told(f"{base}\nclass Sub: Base {{}}\nextension Sub {{\n  {method}\n}}\n"), [4])

    def test_delegates_of_uikit_count(self):
        self.assertEqual(
            self.told("class Base: UIView, UICollisionBehaviorDelegate {}\nclass Sub: Base {\n"
                      "  func collisionBehavior(_ a: UICollisionBehavior, beganContactFor b: Item) {}\n}\n"), [3])

    def test_other_methods_are_not_told(self):
        for text in [
                "class Base: Watcher {\n  func gameDidEnd(_ n: Int) {}\n}\n"
                "class Sub: Base {\n  override func gameDidEnd(_ n: Int) {}\n}\n",
                "class Base {}\nclass Sub: Base, Watcher {\n  func gameDidEnd(_ n: Int) {}\n}\n",
                "class Base: Watcher {}\nclass Sub: Base {\n  func gameWillEnd(_ n: Int) {}\n}\n",
                "class Base: Watcher {}\nclass Sub: Base {\n  class B {\n    func gameDidEnd(_ n: Int) {}\n  }\n}\n",
                "class Base: Watcher {}\nclass Sub: Base {\n  static func gameDidEnd(_ n: Int) {}\n}\n"]:
            with self.subTest(text):
                self.assertEqual(self.told(text), [])

    def test_the_message_names_the_class_that_conforms(self):
        text = WATCHER + "class Base: Watcher {}\nclass Sub: Base {\n  func gameDidEnd(_ n: Int) {}\n}\n"
        self.assertEqual(
            list(port_ios.leftovers(port_ios.port(text), text)),
            [(10, "gameDidEnd: never called here; declare it in Base too, and override it")])


if __name__ == "__main__":
    unittest.main()
