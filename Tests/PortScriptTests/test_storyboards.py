"""Writes a storyboard as Swift, and compiles it with the program whose outlets and actions it connects."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from support import run_script

HERE = pathlib.Path(__file__).parent
PACKAGE = HERE.parents[1]
SCRIPT = PACKAGE / "Scripts" / "port-storyboard.py"
STORYBOARD = HERE / "Storyboards" / "Pendulum.storyboard"
SCENE = """<document><scenes><scene><objects>
  <viewController id="c" customClass="{kind}"><view key="view" id="v">{views}</view>
  <connections>{links}</connections></viewController>{others}</objects></scene></scenes></document>"""


def run(*arguments):
    return subprocess.run([sys.executable, "-B", str(SCRIPT), *map(str, arguments)],
                          capture_output=True, text=True, check=False)


class Storyboards(unittest.TestCase):
    def written(self, text, name="A.storyboard"):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / name
            file.write_text(text, encoding="utf-8")
            return run(file)

    def scene(self, views="", links="", others="", kind="Game"):
        return self.written(SCENE.format(kind=kind, views=views, links=links, others=others))

    def test_views_outlets_and_actions_are_written(self):
        result = run(STORYBOARD)
        for line in [
                "extension PendulumController {",
                "    view.frame = CGRect(x: 0.0, y: 0.0, width: 375, height: 667)",
                "    let bob = BobView(frame: CGRect(x: 147, y: 300, width: 80, height: 80))",
                "    bob.backgroundColor = UIColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)",
                "    bob.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]",
                '    hint.text = "Drag the \\"bob\\""',
                "    self.bob = bob", "    self.dots = [subview, subview2]",
                "    bob.addGestureRecognizer(panGestureRecognizer)",
                "    button.addHandler(for: .touchUpInside) { [weak self] sender in self?.reset(sender: sender) }",
                "    panGestureRecognizer.addHandler { [weak self] sender in self?.drag(sender) }"]:
            self.assertEqual(result.stdout.split("\n").count(line), 1, line)

    def test_what_is_left_is_told(self):
        result = run(STORYBOARD)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr.splitlines(), [
            f"{STORYBOARD}: slider v05: not in the shims; make another view in its place",
            f"{STORYBOARD}: segue settings: make the next controller in code and show it",
            f"{STORYBOARD}: tableViewController c02: no tables here: use a UICollectionViewController"])

    def test_the_program_compiles_and_has_its_outlets(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            shutil.copy(STORYBOARD.with_name("PendulumController.swift"), folder)
            result = run(STORYBOARD, "--output", folder)
            self.assertEqual(result.stdout, f"{folder}/Pendulum+Storyboard.swift: written\n")
            ported = run_script(folder)
            self.assertEqual((ported.returncode, ported.stderr), (0, ""))
            modules = subprocess.run(
                ["swift", "build", "--show-bin-path"], cwd=PACKAGE, capture_output=True, text=True, check=True
            ).stdout.strip() + "/Modules"
            compiler = subprocess.run(
                ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-I", modules,
                 "-I", "Sources/CChipmunk", "-I", "Sources/CContactKernel/include",
                 *map(str, sorted(folder.glob("*.swift")))],
                cwd=PACKAGE, capture_output=True, text=True, check=False)
            self.assertEqual(compiler.returncode, 0, compiler.stderr)

    def test_collections_have_their_layout_and_cells(self):
        result = self.scene(views="""<subviews><collectionView id="l"><rect key="frame" x="0" y="1" width="2" height="3"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="40" height="50"/>
          </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Tile" customClass="Tile" id="t"/></cells>
          <connections><outlet property="dataSource" destination="c" id="d"/></connections>
          </collectionView></subviews>""", links='<outlet property="list" destination="l" id="o"/>')
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        for line in ["let listLayout = UICollectionViewFlowLayout()", "listLayout.itemSize = CGSize(width: 40, height: 50)",
                     "let list = UICollectionView(frame: CGRect(x: 0, y: 1, width: 2, height: 3), collectionViewLayout: listLayout)",
                     'list.register(forCellWithReuseIdentifier: "Tile") { Tile(frame: $0) }', "list.dataSource = self"]:
            self.assertIn(f"    {line}\n", result.stdout)

    def test_the_owner_of_a_nib_is_a_controller(self):
        result = self.written(
            '<document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">'
            '<connections><outlet property="view" destination="v" id="a"/><outlet property="face" destination="w" id="b"/>'
            '</connections></placeholder><view id="v"><subviews><view id="w"/></subviews></view></objects></document>', "Card.xib")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("extension Card {", result.stdout)
        self.assertIn("    let face = UIView(frame: .zero)\n    view.addSubview(face)\n    self.face = face\n", result.stdout)

    def test_texts_cannot_leave_their_strings(self):
        result = self.scene(
            views='<subviews><label id="l" text="&quot;) ; evil(\\&quot;&#10;"/><view id="w" alpha="1; evil()" customClass="A; evil()"/>'
            '</subviews>', links='<outlet property="x = evil()" destination="l" id="o"/>')
        self.assertIn('label.text = "\\") ; evil(\\\\\\"\\n"', result.stdout)
        self.assertEqual(result.stdout.count("evil"), 1)
        self.assertEqual(result.returncode, 1)

    def test_other_files_are_told_in_one_line(self):
        for text in ["no XML", "<document/>", "\x00"]:
            result = self.written(text)
            self.assertEqual((result.returncode, result.stdout, result.stderr.count("\n")), (1, "", 1), text)
        result = run("/no/such/file.storyboard")
        self.assertEqual((result.returncode, result.stderr.count("\n")), (1, 1))

    def test_wrong_usage_is_one_line_and_64(self):
        for arguments in [[], ["--unknown", "A.storyboard"]]:
            result = run(*arguments)
            self.assertEqual((result.returncode, result.stderr.count("\n")), (64, 1), result.stderr)


if __name__ == "__main__":
    unittest.main()
