"""Ports files that are no programs: random bytes, mutated Swift, huge lines. It ends, and never with a traceback.

PROGRAM_SCALE=100 tries a hundred times as many files, as make fuzz does.
"""

import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import unittest

from support import SCRIPT, port_ios

SCALE = int(os.environ.get("PROGRAM_SCALE", "1"))
FILES = 40 * SCALE
# Seconds for a file of some kilobytes; a regular expression that tries all ways of reading it takes hours.
PATIENCE = 10
SOURCES = [path.read_text() for path in sorted(pathlib.Path(__file__).parents[2].glob("Tests/iOS/Clients/**/*.swift"))]
TOKENS = [
    "{", "}", "(", ")", "[", "]", '"', '"""', '#"', '"#', "\\(", "/*", "*/", "//", "\n", "\r\n", "\r", "\0", "\\", "#/", "/#",
    "@objc ", "@objc(", "@IBOutlet weak var ", "@IBAction func ", "#selector(", "override ", "optional ", "protocol P {",
    "class C: D {", "extension E: P {", "func f(", "case .a:", "switch x {", "?(", "?.", "x?.y?(1)", "setValue(", ", forKey: ",
    '"debugEnabled"', "CADisplayLink(target: ", "Timer.scheduledTimer(", "addTarget(self, action: ", "é", "🃏", "\u2028", "\ufeff",
    " " * 500, "a" * 1000, "(" * 500, "/*" * 500, '"\\(' * 100, "@objc " * 100, "x?." * 300, "\t", "`class`", "$0", "#if os(iOS)\n",
    "Timer(timeInterval: ", ", repeats: true", ", block: ", "DispatchWorkItem ", "#if !(canImport(", "#elseif DEBUG || os(", "#else\n",
    "#endif\n", "import AVFoundation\n", "@main class A: UIApplicationDelegate {", "UIView.", "UIFont(", "weight: .", "XMLParser ",
    "override func collectionView(_ a: ", " in ", "CGVector ",
]


class Mutator:
    """Writes a file of some seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self):
        text = self.random.choice(SOURCES) if self.random.random() < 0.7 else ""
        for _ in range(self.random.randrange(1, 30)):
            text = self.mutated(text)
        return text[:20_000]

    def mutated(self, text):
        start, end = sorted(self.random.randrange(len(text) + 1) for _ in range(2))
        match self.random.randrange(5):
            case 0: return text[:start] + text[min(end, start + 200):]
            case 1: return text[:start] + text[start:start + 300] * 2 + text[start + 300:]
            case 2: return text[:start] + self.random.choice(SOURCES)[:500] + text[end:]
            case _: return text[:start] + self.random.choice(TOKENS) + text[start:]

    def content(self):
        kind = self.random.randrange(4)
        if kind == 0:
            return self.random.randbytes(self.random.randrange(3000))
        data = bytearray(self.text().encode())
        for _ in range(self.random.randrange(4) if kind == 1 else 0):
            if data:
                data[self.random.randrange(len(data))] = self.random.randrange(256)
        return bytes(data)


def run(*arguments):
    return subprocess.run(
        [sys.executable, "-B", str(SCRIPT), *map(str, arguments)], capture_output=True, check=False, timeout=PATIENCE * FILES)


class AnyFileTest(unittest.TestCase):
    def check(self, result, folder):
        error = result.stderr.decode(errors="replace")
        self.assertNotIn("Traceback", error)
        self.assertIn(result.returncode, (0, 1), error)
        for line in error.splitlines():
            self.assertTrue(line.startswith(str(folder)), line)

    def test_mutated_programs_end_in_time(self):
        for seed in range(FILES):
            text = Mutator(seed).text().replace("\r\n", "\n")
            start = time.process_time()
            port_ios.leftovers(port_ios.port(text, text), text)
            self.assertLess(time.process_time() - start, PATIENCE, f"seed {seed}")

    def test_any_bytes_get_a_clear_answer(self):
        with tempfile.TemporaryDirectory() as folder:
            for seed in range(FILES):
                (pathlib.Path(folder) / f"{seed}.swift").write_bytes(Mutator(seed).content())
            self.check(run("--check", folder), folder)
            self.check(run(folder), folder)

    def test_what_is_not_utf8_is_named_and_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "latin.swift"
            file.write_bytes(b'@objc class A {} // \xe9\xff\n')
            result = run(folder)
            self.assertEqual(result.returncode, 1)
            self.assertIn(b"UTF-8", result.stderr)
            self.assertEqual(file.read_bytes(), b'@objc class A {} // \xe9\xff\n')

    def test_huge_lines_and_deep_nests_end(self):
        size = 3000
        huge = [
            "a" * size, "(" * size, "{" * size, "[" * size, '"' * size, "/*" * size, '"\\(' * 1000, "x?." * size, "@objc " * size,
            "@IBOutlet weak var a\n" * 1000, "#selector(" * 1000, "class C: P {" * 3000, "protocol P { optional func f()\n" * 1000,
            "case .a: " * 1000, " " * size, "\n" * size, "\t\n" * size, "a.b(" * 5000, "switch x {" * 1000, "(?" * size, "`" * size,
            "x?.f(" * 1000, "a,\n" * size, "// @objc\n" * size, "override func f() {}\n" * 1000,
            "import UIKit\n" + "Timer(timeInterval: 1, repeats: true) {" * 500, "import UIKit\n" + "Timer(timeInterval: " * 1000,
            "import UIKit\n" * 1000 + "DispatchWorkItem " * 1000, "#if os(iOS)\n" * size, "#if " + "(" * size + "a" + ")" * size,
            "#if " + "!" * size + "os(iOS)", "#if " + "a && " * size, "class A: UIApplicationDelegate {" * 1000,
            "class A: UIApplicationDelegate {}\n" * 500, "import A\n" * size, "func f(" * size, "case a, " * size, "a.init(" * size,
            "class A: UIView { override func f(" * 500, "UITableView " * size, "{ a, " * size, "func f(_ a: Int, " * 1000,
            "@main @main " * 1000,
        ]
        for text in huge:
            start = time.process_time()
            try:
                port_ios.leftovers(port_ios.port(text, text), text)
            except RecursionError:
                self.fail(f"recursion for {text[:20]!r}")
            self.assertLess(time.process_time() - start, PATIENCE, repr(text[:20]))


if __name__ == "__main__":
    unittest.main()
