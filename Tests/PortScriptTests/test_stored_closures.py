"""Buttons and recognizers that are made where they are declared named `self`, which did not build."""

import unittest

from support import PortTest

HANDLER = "{ [weak self] _ in self?.go() }"


class StoredClosures(PortTest):
    def test_properties_that_name_self_are_lazy(self):
        for before, after in {
                "  private let button: UIButton = {\n    let b = UIButton()\n"
                "    b.addTarget(self, action: #selector(go), for: .touchUpInside)\n    return b\n  }()\n":
                    "  private lazy var button: UIButton = {\n    let b = UIButton()\n"
                    f"    b.addHandler(for: .touchUpInside) {HANDLER}\n    return b\n  }}()\n",
                "  let tap = UITapGestureRecognizer(target: self, action: #selector(go))\n":
                    f"  lazy var tap = UITapGestureRecognizer(handler: {HANDLER})\n",
                "  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(go))\n":
                    f"  lazy var tap = UITapGestureRecognizer(handler: {HANDLER})\n"}.items():
            before, after = (f"class A: UIViewController {{\n{body}  func go() {{}}\n}}\n" for body in (before, after))
            self.check(before, after)
            self.check(after, after)

    def test_other_declarations_stay(self):
        for body in [
                "  let a = 1\n  func f() { let b = g { [weak self] in self?.x() } }\n",
                "  var b: B { let c = g { [weak self] in self?.x() }; return c }\n",
                "  let c = 3; func f() {\n    let tap = T(handler: { [weak self] in })\n  }\n"]:
            text = f"class A {{\n{body}}}\n"
            self.check(text, text)

    def test_classes_are_named(self):
        self.check("list.register(Cell.classForCoder(), forCellWithReuseIdentifier: id)\n",
                   "list.register(forCellWithReuseIdentifier: id) { Cell(frame: $0) }\n")
        self.check("let a = view.isKind(of: UIView.classForCoder()), b = Bundle(for: self.classForCoder)\n",
                   "let a = view.isKind(of: UIView.self), b = Bundle(for: type(of: self))\n")


if __name__ == "__main__":
    unittest.main()
