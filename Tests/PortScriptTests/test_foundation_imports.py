"""XMLParser and URLSession need imports of their own on Linux, and so do the vectors of files without UIKit."""

import unittest

from support import PortTest


class FoundationImports(PortTest):
    def test_parsers_get_their_import(self):
        self.check(
            "// Levels.\nimport Foundation\n\nclass Levels: NSObject, XMLParserDelegate {}\n",
            "// Levels.\nimport Foundation\nimport FoundationXML\n\nclass Levels: NSObject, XMLParserDelegate {}\n")
        self.check("import UIKit  // all\nXMLParser(data: d)", "import UIKit  // all\nimport FoundationXML\nXMLParser(data: d)")

    def test_sessions_get_their_import(self):
        self.check(
            "import Foundation\nURLSession.shared.dataTask(with: url)\n",
            "import Foundation\nimport FoundationNetworking\nURLSession.shared.dataTask(with: url)\n")

    def test_vectors_get_their_import(self):
        self.check(
            "import Foundation\nlet v = CGVector(dx: 1, dy: 2)\n",
            "import Foundation\nimport CoreGraphics\nlet v = CGVector(dx: 1, dy: 2)\n")
        for text in ["import UIKit\nlet v = CGVector()\n", "import Foundation\nlet p = CGPoint.zero, f: CGFloat = 1\n"]:
            self.check(text, text)

    def test_what_is_there_or_not_needed_stays(self):
        for text in [
                "import FoundationXML\nlet p = XMLParser(data: d)\n", "import Foundation\n// XMLParser\n",
                "import Foundation\nclass XMLParser {}\nlet p = XMLParser()\n", "import Foundation\nlet url: URL\n",
                "import Foundation\n#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nlet p = XMLParser(data: d)\n"]:
            self.check(text, text)

    def test_descriptions_of_values_are_swifts(self):
        self.check('print("\\(NSCoder.string(for: a.transform)) b")', 'print("\\(String(describing: a.transform)) b")')
        self.check("print(NSStringFromCGRect(a.frame))", "print(String(describing: a.frame))")
        self.check_leftovers('let r = NSCoder.cgRect(for: text)\nlet p = CGPointFromString(text)\n', [1, 2])


if __name__ == "__main__":
    unittest.main()
