"""Only five frameworks were told; a program that imported AVFoundation got exit code 0."""

import pathlib
import tempfile
import unittest

from support import PortTest, port_ios, run_script


class Frameworks(PortTest):
    def test_frameworks_of_apple_are_told(self):
        for name in ["AVFoundation", "SpriteKit", "GameplayKit", "CoreMotion", "os", "PlaygroundSupport", "SwiftUI"]:
            for line in [f"import {name}", f"@preconcurrency import {name}", f"import class {name}.Thing", f"internal import {name}.Part"]:
                self.assertEqual(
                    list(port_ios.leftovers(f"import UIKit\n{line}\n")),
                    [(2, f"{name}: Linux does not have this framework; remove what needs it")])

    def test_modules_of_linux_are_not_told(self):
        self.check_leftovers(
            "import UIKit\nimport QuartzCore\nimport CoreGraphics\nimport Foundation\nimport Dispatch\nimport XCTest\n"
            "@testable import DynamicsRecording\nimport Testing\n", [])

    def test_what_is_imported_only_if_it_is_there_is_not_told(self):
        self.check_leftovers("#if canImport(Lottie)\nimport Lottie\n#endif\n", [])
        self.check_leftovers("#if DEBUG\nimport Lottie\n#endif\n", [2])

    def test_parts_of_uikit_are_imported_whole(self):
        self.check("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n")
        self.check("import class UIKit.UIView\n", "import class UIKit.UIView\n")

    def test_other_modules_are_those_of_the_package(self):
        with tempfile.TemporaryDirectory() as folder:
            sources = pathlib.Path(folder) / "Sources" / "Game"
            sources.mkdir(parents=True)
            (sources / "A.swift").write_text("import SnapKit\nimport Cards\n", encoding="utf-8")
            (sources.parent / "Cards").mkdir()
            result = run_script(sources)
            self.assertEqual((result.returncode, result.stderr.count("\n")), (1, 1), result.stderr)
            self.assertIn("A.swift:1: SnapKit: ", result.stderr)
            (pathlib.Path(folder) / "Package.swift").write_text('.package(url: "https://a.b/SnapKit")', encoding="utf-8")
            result = run_script(sources)
            self.assertEqual((result.returncode, result.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
