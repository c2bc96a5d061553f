"""Ports random programs: what parses still does, a second run changes nothing, and what needs no edit stays."""

import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import unittest

from support import port_ios, run_script

PROGRAMS = 100
# Places that look like code to port, and are not.
HARMLESS = [
    'let s = "@objc } \\" #selector(go)"', 'let s = #"\\" @IBAction { "#', 'let s = ##"a "# } \\#(1) "##',
    'let s = """\n      @objc "quoted" }\n      // no comment\n      """', 'let s = "\\(f("}") { "{" }) override"',
    'let s = "\\("\\("nested }")") // no comment"', "/* outer /* } */ @objc { */", "// @objc }", "/// @IBOutlet {",
    "/**\n     Documents { the next.\n     */", "outer: while x { break outer }", "if x { go() } else { stop() }",
    "switch x {\n    case .a: go()\n    default:\n      break\n    }", "let r = #/\"[}]/#", "a.completion?(3)?.count",
    "list[0]?.done?[1].go?(2)", "\tlet tab = 1", "go(); stop();", "#if os(Linux)\n    go()\n    #else\n    stop()\n    #endif",
    "let f: (Int) -> Void = { [weak self] n in self?.go(n) }", "list.map { $0 + 1 }.forEach { go($0) }",
    "let x = y ? a : b", "do { try go() } catch { stop() }", "defer { go() }", "_ = items.first { $0.optional == nil }",
]
SHOW = 'animator.setValue(true, forKey: "debugEnabled")'
PORTED = [
    SHOW, f"if x {{ {SHOW} }}", f"{SHOW}; go()", f"go(); {SHOW}  // why",
    f"switch x {{\n    case .a:\n      {SHOW}\n    case .b: {SHOW}\n    default: {SHOW}; go()\n    }}",
    f"switch x {{\n    // a\n    case .a:  // b\n      {SHOW}  // c\n      /* d */\n    @unknown default: {SHOW} }}",
    "watcher?.done?(x)", "watcher?.name?(of: 1)?.count", 'print("\\(watcher?.name?(of: 1) ?? "}")")', "self.done?(3)",
    "watcher?\n      .done?(x)  // }", "items[0].done?(1)", "if watcher?.done?(1) == nil { go() }",
    "let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))",
    "button.addTarget(self, action: #selector(go), for: .touchUpInside)",
    "CADisplayLink(target: self, selector: #selector(step(_:))).add(to: .main, forMode: .common)",
    "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(go), userInfo: nil, repeats: true)",
    'view.setValue(max(1, 2), forKey: "tag")', 'let t = view.value(forKeyPath: "layer.name")',
    'list.register(Cell.self, forCellWithReuseIdentifier: "}")',
]
COMMENTS = ["", "", "// } about it\n  ", "/// Does { it.\n  ", "/**\n   Does it }\n   */\n  ", "/* a /* { */ b */ ", "/** } */ ",
            "// MARK: - It\n\n  "]
ATTRIBUTES = ["", "", "@objc ", "@objc(go:)\n  ", "@IBAction ", "@available(iOS 13, *) ", "@MainActor\n  "]
ENDS = ["", "", "  // } why", " /* { */", ";", "; // {"]
PARAMETERS = ["", "_ x: Int", 'a b: String = "}"', "_ f: () -> Int = { 1 }"]


class Writer:
    """Writes a random program with, or without, what is to be ported."""

    def __init__(self, seed, has_work):
        self.random = random.Random(seed)
        self.name = f"P{seed}"
        self.has_work = has_work

    def pick(self, choices):
        return self.random.choice(choices)

    def statements(self):
        choices = HARMLESS + (PORTED * 2 if self.has_work else [])
        return "".join(f"    {self.pick(choices)}\n" for _ in range(self.random.randrange(4)))

    def method(self, words=""):
        attribute = self.pick(ATTRIBUTES) if self.has_work else ""
        head = f"{self.pick(COMMENTS)}{attribute}{words}func f{self.random.randrange(9)}({self.pick(PARAMETERS)})"
        body = self.pick(["{}", "{ go() }", f"{{\n{self.statements()}  }}"])
        return f"{head} {body}"

    def members(self, words):
        if self.pick([0, 1, 2]) == 0:
            one_line = "; ".join(f"{self.pick(words)}func g() {{{self.pick(['', ' go() '])}}}"
                                 for _ in range(self.random.randrange(1, 4)))
            return f"{{ {one_line}{self.pick(['', ';'])} }}"
        lines = "".join(f"  {self.method(self.pick(words))}{self.pick(ENDS)}\n{self.pick(['', chr(10)])}"
                        for _ in range(self.random.randrange(4)))
        return f"{{{self.pick(['', '  // {'])}\n{lines}}}"

    def protocol(self):
        methods = ["optional func done(_ x: Int)", "@objc optional func name(of x: Int) -> String?",
                   "/** { */ @objc optional func go(_ f: (Int) -> Void) throws  // }",
                   "@objc\n  optional func count() -> Int", "func must()"]
        words = self.pick(["@objc", "@objc public", "@objc(It)"])
        if self.pick([0, 1]):
            return f"{words} protocol {self.name}W {{ {methods[0]}; {methods[1]} }}{self.pick(ENDS)}"
        lines = "".join(f"  {self.pick(methods)}\n" for _ in range(self.random.randrange(4)))
        return f"{words} protocol {self.name}W {{\n{lines}}}{self.pick(ENDS)}"

    def extension(self):
        words = self.pick(["", "public ", "@MainActor ", "@available(iOS 13, *)\nextension"[:-9], "private "])
        choices = ["", "override ", "public override ", "override final "] if self.has_work else ["", "public "]
        return f"{words}extension {self.pick([self.name, 'UIView'])} {self.members(choices)}{self.pick(ENDS)}"

    def program(self):
        head = self.pick(["class", "final class", "@objcMembers class", "@IBDesignable\nclass"] if self.has_work else ["class"])
        variable = f"weak var watcher: {self.name}W?"
        body = self.members(["", "override "])
        parts = [f"{head} {self.name}: UIView {{ {variable}; {body[1:].lstrip(' ')}"
                 if "\n" not in body else f"{head} {self.name}: UIView {{\n  {variable}{body[1:]}"]
        parts += [self.extension() for _ in range(self.random.randrange(3))]
        if self.has_work:
            parts.append(self.protocol())
        self.random.shuffle(parts)
        if self.pick(range(5)) == 0:
            parts = ["#if canImport(UIKit)", *parts, "#endif"]
        return "import UIKit\n" + self.pick(["\n", "\n\n"]).join(parts) + self.pick(["\n", ""])


def parse_errors(folder):
    """The errors of the Swift compiler by file; what else it says is of no interest here."""
    files = sorted(map(str, folder.glob("*.swift")))
    result = subprocess.run(["swiftc", "-parse", *files], capture_output=True, text=True, check=False)
    return [line for line in result.stderr.splitlines() if re.match(r".*\.swift:\d+:\d+: error:", line)]


class RandomPrograms(unittest.TestCase):
    def write(self, folder, has_work):
        """Writes programs to files, every second one with carriage returns."""
        contents = {}
        for seed in range(PROGRAMS):
            text = Writer(seed, has_work).program()
            content = text.replace("\n", "\r\n" if seed % 2 else "\n").encode("utf-8")
            file = pathlib.Path(folder) / f"P{seed}.swift"
            file.write_bytes(content)
            contents[file] = content
        return contents

    def test_what_needs_no_edit_stays_as_it_is(self):
        with tempfile.TemporaryDirectory() as folder:
            contents = self.write(folder, has_work=False)
            result = run_script(folder)
            self.assertEqual(result.stdout, "")
            self.assertEqual({file: file.read_bytes() for file in contents}, contents)

    def test_what_parses_still_does_and_a_second_run_changes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            self.write(folder, has_work=True)
            if shutil.which("swiftc"):
                self.assertEqual(parse_errors(pathlib.Path(folder)), [])
            self.assertGreater(run_script(folder).stdout.count("changed"), PROGRAMS // 2)
            if shutil.which("swiftc"):
                self.assertEqual(parse_errors(pathlib.Path(folder)), [])
            self.assertEqual(run_script(folder).stdout, "")

    def test_comments_and_strings_are_all_still_there(self):
        for seed in range(PROGRAMS):
            before = Writer(seed, True).program()
            after = port_ios.port(before)
            for word in ["no comment", "Documents { the next.", "Does it }", "// MARK: - It", "quoted", "// } why", "/* { */"]:
                self.assertEqual(after.count(word), before.count(word), f"{word} in {seed}:\n{before}\n=>\n{after}")


if __name__ == "__main__":
    unittest.main()
