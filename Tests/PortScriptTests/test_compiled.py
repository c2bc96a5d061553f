"""Which branches of `#if` Linux compiles."""

import unittest

from support import port_ios  # Makes the script's modules known.
from compiled import compiled, value_on_linux


class Compiled(unittest.TestCase):
    def test_conditions(self):
        for value, conditions in {
                "T": ["os(Linux)", "canImport(UIKit)", "!os(iOS)", "DEBUG || os(Linux)", "((true))", "!!os(Linux)",
                      "os(iOS) && DEBUG || os(Linux)", "canImport(UIKit, _version: 3)", "canImport(FoundationXML)",
                      "canImport(UIKit) && !targetEnvironment(macCatalyst)"],
                "F": ["os(iOS)", "canImport(AVFoundation)", "DEBUG && os(macOS)", "!(os(Linux) || DEBUG)", "false",
                      "os(iOS) || os(Linux) && canImport(SwiftUI)"],
                "U": ["DEBUG", "swift(>=5.9)", "canImport(SnapKit)", "!DEBUG", "DEBUG && os(Linux)", "((", "", "T", "&&"]}.items():
            for condition in conditions:
                self.assertEqual(value_on_linux(condition), value, condition)

    def test_branches(self):
        lines = {
            "a": True, "#if os(iOS)": False, "b": False, "#if DEBUG": False, "c": False, "#else": False, "d": False,
            "#endif": False, "#elseif os(Linux)": False, "e": True, "#else ": False, "f": False, "#endif ": False, "g": True}
        kept = compiled("\n".join(lines)).split("\n")
        self.assertEqual([bool(line.strip()) for line in kept], list(lines.values()))

    def test_an_unknown_flag_keeps_both_branches(self):
        self.assertEqual(compiled("#if DEBUG\na\n#else\nb\n#endif").split(), ["a", "b"])

    def test_lengths_stay(self):
        text = 'a /* é */ "b"\n#if os(iOS)\nc\n#endif // d\ne'
        self.assertEqual(len(compiled(text)), len(text))
        self.assertEqual(compiled(text).count("\n"), text.count("\n"))


if __name__ == "__main__":
    unittest.main()
