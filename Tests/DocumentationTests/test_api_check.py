"""Checks what `make api` takes for a breaking change."""

import os
import subprocess
import sys
import tempfile
import unittest

import fragments

sys.path.insert(0, str(fragments.ROOT / "Scripts"))

import check_api  # noqa: E402

NOW = '''
public struct SVGStyle {
  public init(
    title: String? = nil, hold: TimeInterval = 2, width: CGFloat? = nil,
    paint: @escaping (Int, Int) -> Bool = { $0 == $1 }
  ) {}
}
extension DynamicAnimator {
  public func advance(by duration: TimeInterval, then done: () -> Void) {}
  public func step(_ count: Int = 1, of kind: Kind = .init(name: "a, b")) {}
}
'''
CHANGELOG = """# Changelog

## [Unreleased]

### Changed

- `DynamicAnimator.rest(within:)` is `finish(limit:)` now.

## [0.1.0] - 2026-11-22

- `advance(by:)`.
"""


def output(*reports):
    return "".join(f"  💔 API breakage: {report}\n" for report in reports)


class APICheck(unittest.TestCase):
    def unexplained(self, *reports, changelog=CHANGELOG):
        return check_api.unexplained(output(*reports), [NOW], changelog)

    def test_more_parameters_with_defaults_break_nothing(self):
        for harmless in ["constructor SVGStyle.init(title:hold:) has been removed",
                         "constructor SVGStyle.init(hold:) has been removed",
                         "func DynamicAnimator.step() has been renamed to func step(_:of:)"]:
            self.assertEqual(self.unexplained(harmless), [])

    def test_other_parameters_do(self):
        for breaking in ["func DynamicAnimator.advance(by:) has been removed",
                         "constructor SVGStyle.init(hold:title:) has been removed",
                         "constructor SVGStyle.init(color:) has been removed",
                         "func Recorder.step() has been removed",
                         "func DynamicAnimator.steps() has been removed"]:
            self.assertEqual(self.unexplained(breaking), [breaking])

    def test_cases_break_programs_except_of_enumerations_that_grow(self):
        mode = "enumelement PushBehavior.Mode.wind has been added as a new enum case"
        kind = "enumelement DebugMark.Kind.wind has been added as a new enum case"
        self.assertEqual(self.unexplained(mode, kind), [mode])

    def test_enumerations_that_grow_say_so(self):
        sources = {file.stem: file.read_text(encoding="utf-8") for file in (fragments.ROOT / "Sources").rglob("*.swift")}
        for name in check_api.GROWING:
            last = name.split(".")[-1]
            text = next(text for text in sources.values() if f"public enum {last}:" in text
                        and (last != "Kind" or "struct DebugMark" in text))
            comment = text[:text.index(f"public enum {last}:")].rsplit("\n\n", 1)[-1]
            self.assertIn("Later versions may add cases", comment, name)

    def test_what_the_changelog_names_since_the_release_is_explained(self):
        rest = "func DynamicAnimator.rest(within:) has been removed"
        self.assertEqual(self.unexplained(rest), [])
        self.assertEqual(self.unexplained(rest, changelog=CHANGELOG.replace("rest(within:)", "wait()")), [rest])
        old = "func DynamicAnimator.advance(by:) has been removed"
        self.assertEqual(self.unexplained(old), [old], "an older section explains nothing")

    def test_what_only_the_package_could_use_breaks_nothing(self):
        old = """
            public final class Recorder {
              package var followsSteps = true
              public package(set) var count = 0
              @_spi(Samples)
              public func wait(until time: Double) {}
              package init(bounds: CGRect, duration: Double) {}
              public init(duration: Double) {}
            }
            package struct SeenItem {}
            """
        reports = ["var Recorder.followsSteps is now with @_spi",
                   "accessor Recorder.followsSteps.Get() has return type change from Bool to Int",
                   "func Recorder.wait(until:) is now with @_spi",
                   "constructor Recorder.init(bounds:duration:) has been removed", "struct SeenItem has been removed",
                   "var Recorder.count is now with @_spi", "constructor Recorder.init(duration:) has been removed",
                   "var Film.followsSteps has been removed",
                   "accessor Recorder.count.Get() has return type change from Int to Bool"]
        self.assertEqual(check_api.unexplained(output(*reports), [NOW], CHANGELOG, [old]), reports[5:])

    def test_the_owner_alone_explains_nothing(self):
        removed = "var DynamicAnimator.speed has been removed"
        self.assertEqual(self.unexplained(removed), [removed])

    def test_a_clone_without_tags_is_compared_with_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
                           "GIT_COMMITTER_EMAIL": "a@b"}
            os.makedirs(f"{folder}/Scripts")
            with open(check_api.__file__, encoding="utf-8") as script, open(f"{folder}/Scripts/check_api.py", "w") as copy:
                copy.write(script.read())
            for command in (["init", "--quiet"], ["commit", "--quiet", "--allow-empty", "-m", "x"], ["tag", "nightly"]):
                subprocess.run(["git", *command], cwd=folder, check=True, env=environment)
            result = subprocess.run(
                [sys.executable, "-B", f"{folder}/Scripts/check_api.py"], capture_output=True, text=True, check=False)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertEqual(result.stdout, "This clone has no tag of a release: the API was not compared.\n")


if __name__ == "__main__":
    unittest.main()
