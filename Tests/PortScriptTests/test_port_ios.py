"""Tests of Scripts/port-ios.py: python3 -m unittest discover Tests/PortScriptTests"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from support import SCRIPT, PortTest, port_ios, run_script


class Edits(PortTest):
    def test_attributes_go(self):
        self.check("@objcMembers class A {}\n", "class A {}\n")
        self.check("  @objc func tick() {}\n", "  func tick() {}\n")
        self.check("  @objc(tick:) private func tick() {}\n", "  private func tick() {}\n")
        self.check("  @objc dynamic var x = 1\n", "  var x = 1\n")
        self.check("  @objc\n  func tick() {}\n", "  func tick() {}\n")
        self.check("  @IBAction func go(_ sender: Any) {}\n", "  func go(_ sender: Any) {}\n")

    def test_the_switches_that_show_physics_go(self):
        self.check(
            "  a()\n  animator.setValue(true, forKey: \"debugEnabled\")  // fields\n  b()\n",
            "  a()\n  b()\n")
        text = "  item.setValue(true, forKey: \"debugged\" + name)\n"
        self.check(text, text)

    def test_outlets_are_kept_alive(self):
        self.check("  @IBOutlet weak var card: UIView!\n", "  var card: UIView!\n")
        self.check("  @IBOutlet private weak var card: UIView!\n", "  private var card: UIView!\n")
        self.check("  @IBOutlet var cards: [UIView]!\n", "  var cards: [UIView]!\n")
        self.check(
            "  @IBOutlet public private(set) weak var card: UIView!\n",
            "  public private(set) var card: UIView!\n")

    def test_targets_become_closures(self):
        self.check(
            "UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))",
            "UIPanGestureRecognizer(handler: { [weak self] sender in self?.pan(sender) })")
        self.check(
            "UITapGestureRecognizer(\n  target: self, action: #selector(Table.tap))",
            "UITapGestureRecognizer(handler: { [weak self] _ in self?.tap() })")
        self.check(
            "CADisplayLink(target: self, selector: #selector(step(_:)))",
            "CADisplayLink(handler: { [weak self] sender in self?.step(sender) })")
        self.check(
            "Timer.scheduledTimer(timeInterval: 1 / 60, target: self, selector: #selector(tick), "
            "userInfo: nil, repeats: true)",
            "Timer.scheduledTimer(timeInterval: 1 / 60, repeating: true, "
            "handler: { [weak self] _ in self?.tick() })")
        self.check(
            "pan.addTarget(self, action: #selector(pan(_:)))",
            "pan.addHandler { [weak self] sender in self?.pan(sender) }")
        self.check(
            "button.addTarget(self, action: #selector(go), for: .touchUpInside)",
            "button.addHandler(for: .touchUpInside) { [weak self] _ in self?.go() }")
        self.check(
            "  addTarget(self, action: #selector(go), for: .touchDown)",
            "  addHandler(for: .touchDown) { [weak self] _ in self?.go() }")
        self.check(
            "self.perform(#selector(go), with: nil, afterDelay: 0.5)",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.go() }")

    def test_other_targets_are_held_weakly_too(self):
        self.check(
            "UIPanGestureRecognizer(target: gameView, action: #selector(GameView.grab(_:)))",
            "UIPanGestureRecognizer(handler: "
            "{ [weak target = gameView] sender in target?.grab(sender) })")
        self.check(
            "button.addTarget(game!, action: #selector(Game.Board.go), for: .touchUpInside)",
            "button.addHandler(for: .touchUpInside) { [weak target = game] _ in target?.go() }")
        text = "UITapGestureRecognizer(target: nil, action: #selector(go))\n"
        self.check(text, text)

    def test_a_selector_without_labels_is_looked_up(self):
        call = "UIPanGestureRecognizer(target: self, action: #selector(pan))\n"
        closure = "UIPanGestureRecognizer(handler: { [weak self] %s })\n"
        self.check(
            "func pan(_ sender: UIPanGestureRecognizer) {}\n" + call,
            "func pan(_ sender: UIPanGestureRecognizer) {}\n"
            + closure % "sender in self?.pan(sender)")
        self.check(
            "func pan(gesture: UIPanGestureRecognizer) {}\n" + call,
            "func pan(gesture: UIPanGestureRecognizer) {}\n"
            + closure % "sender in self?.pan(gesture: sender)")
        self.check(
            call + "func pan() {}\n\nfunc pan(_ x: Int) {}\n",
            closure % "_ in self?.pan()" + "func pan() {}\n\nfunc pan(_ x: Int) {}\n")
        self.assertEqual(
            port_ios.port(call, "func pan(by sender: Any) {}"),
            closure % "sender in self?.pan(by: sender)")

    def test_cells_are_made_by_closures(self):
        self.check(
            'collectionView.register(Cell.self, forCellWithReuseIdentifier: "id")',
            'collectionView.register(forCellWithReuseIdentifier: "id") { Cell(frame: $0) }')
        self.check(
            "list?.register(\n  Chat.Cell.self,\n  forCellWithReuseIdentifier: Cell.name)",
            "list?.register(forCellWithReuseIdentifier: Cell.name) { Chat.Cell(frame: $0) }")
        self.check(
            "list.register(Cell.self, forCellWithReuseIdentifier: String(describing: Cell.self))",
            "list.register(forCellWithReuseIdentifier: String(describing: Cell.self)) "
            "{ Cell(frame: $0) }")

    def test_labels_of_a_selector_are_kept(self):
        self.check(
            "UIPanGestureRecognizer(target: self, action: #selector(Table.handle(sender:)))",
            "UIPanGestureRecognizer(handler: { [weak self] sender in self?.handle(sender: sender) })")

    def test_a_selector_with_two_arguments_is_left_and_told(self):
        text = "UITapGestureRecognizer(target: self, action: #selector(tapped(_:with:)))\n"
        self.check(text, text)
        self.assertEqual([number for number, _ in port_ios.leftovers(text)], [1])

    def test_what_needs_no_edit_stays(self):
        text = "import UIKit\nlet gravity = UIGravityBehavior(items: [card])  // @objcish\n"
        self.check(text, text)

    def test_leftovers_are_told_with_their_lines(self):
        text = "import UIKit\nlet s = #selector(go)\n// #selector(fine)\nx.setValue(1, forKey: k)\n"
        self.assertEqual([number for number, _ in port_ios.leftovers(text)], [2, 4])

    def test_other_views_of_collections_are_made_by_closures(self):
        self.check(
            "list.register(Head.self, forSupplementaryViewOfKind: Head.kind, "
            'withReuseIdentifier: "head")',
            "list.register(forSupplementaryViewOfKind: Head.kind, "
            'withReuseIdentifier: "head") { Head(frame: $0) }')

    def test_overrides_move_from_extensions_into_their_classes(self):
        self.check(
            'class Layout: Flow {\n  let text = "}"\n}\n\nextension Layout: Bouncing {\n'
            "  func bounce() {}\n\n  // Before each {.\n  override func prepare() {\n"
            "    if x { y() }\n  }\n}\n",
            'class Layout: Flow {\n  let text = "}"\n\n  // Before each {.\n'
            "  override func prepare() {\n    if x { y() }\n  }\n}\n\n"
            "extension Layout: Bouncing {\n  func bounce() {}\n\n}\n")

    def test_overrides_of_classes_that_are_elsewhere_are_told(self):
        text = "extension Label {\n  open override var kind: Kind { .round }\n}\n"
        self.check(text, text)
        self.assertEqual([number for number, _ in port_ios.leftovers(text)], [2])
        inner = "extension Game {\n  class Ball: UIView {\n    override var center: CGPoint { .zero }\n  }\n}\n"
        self.check(inner, inner)
        self.assertEqual(list(port_ios.leftovers(inner)), [])

    def test_notifications_get_closures(self):
        self.check(
            "NotificationCenter.default.addObserver(self, selector: #selector(turned), "
            "name: UIScreen.turned, object: nil)",
            "NotificationCenter.default.addObserver(self, forName: UIScreen.turned, object: nil) "
            "{ [weak self] _ in self?.turned() }")
        self.check(
            "center.addObserver(game.board, selector: #selector(Board.turned), name: .turned, object: game)",
            "center.addObserver(game.board, forName: .turned, object: game) "
            "{ [weak target = game.board] _ in target?.turned() }")
        # The owner of the closures is found again.
        self.check_leftovers("center.removeObserver(self)\ncenter.removeObserver(self, name: n, object: nil)\n", [])

    def test_delayed_calls_keep_their_arguments_and_receivers(self):
        method = "func show(_ card: UIView) {}\nfunc hide(card: UIView?) {}\nfunc go() {}\n"
        for before, after in {
                "perform(#selector(show(_:)), with: card, afterDelay: 0.5)":
                    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.show(card) }",
                "self.perform(#selector(Game.hide(card:)), with: nil, afterDelay: TimeInterval(i) * 0.1)":
                    "DispatchQueue.main.asyncAfter(deadline: .now() + TimeInterval(i) * 0.1) "
                    "{ [weak self] in self?.hide(card: nil) }",
                "game.board?.perform(#selector(go), with: nil, afterDelay: 1)":
                    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) "
                    "{ [weak target = game.board] in target?.go() }"}.items():
            self.check(method + before + "\n", method + after + "\n")

    def test_what_removes_closures_no_more_is_told(self):
        self.check_leftovers(
            "button.removeTarget(self, action: nil, for: .allEvents)\n"
            'removeObserver(self, forKeyPath: "center")\n', [1, 2])

    def test_optional_methods_get_defaults(self):
        self.check(
            "@objc protocol Watcher {\n  @objc optional func didFall(_ card: UIView)\n"
            "  func isDone() -> Bool\n  @objc optional func name(of: Int) -> String?\n}\n"
            "weak var watcher: Watcher?\nwatcher?.didFall?(card)\n",
            "protocol Watcher: AnyObject {\n  func didFall(_ card: UIView)\n"
            "  func isDone() -> Bool\n  func name(of: Int) -> String?\n}\n\n"
            "extension Watcher {\n  func didFall(_ card: UIView) {}\n"
            "  func name(of: Int) -> String? { nil }\n}\n"
            "weak var watcher: Watcher?\nwatcher?.didFall(card)\n")
        self.assertEqual(
            port_ios.port(
                "func go(watcher: Watcher) { watcher.didFall?(card) }\n",
                "@objc protocol Watcher { @objc optional func didFall(_ card: UIView) }\n"),
            "func go(watcher: Watcher) { watcher.didFall(card) }\n")

    def test_optional_methods_without_a_clear_default_are_told(self):
        text = "protocol Watcher: AnyObject {\n  optional func count() -> Int\n}\n"
        self.check(text, text)
        self.assertEqual([number for number, _ in port_ios.leftovers(text)], [2])

    def test_keys_become_properties(self):
        self.check('view.setValue(max(1, 2), forKey: "tag")', "view.tag = max(1, 2)")
        self.check('let tag = self.view?.value(forKeyPath: "layer.name")',
                   "let tag = self.view?.layer.name")

    def test_defaults_are_set(self):
        self.check(
            'UserDefaults.standard.setValue(3, forKey: "best")',
            'UserDefaults.standard.set(3, forKey: "best")')
        self.check('defaults.value(forKey: "best")', 'defaults.object(forKey: "best")')

    def test_buttons_of_bars_get_closures(self):
        for begin in ['title: "Go (1)", style: .plain', "barButtonSystemItem: .add", 'image: UIImage(named: "a"), style: .done']:
            self.check(
                f"let b = UIBarButtonItem({begin}, target: self, action: #selector(go(_:)))",
                f"let b = UIBarButtonItem({begin}, handler: {{ [weak self] sender in self?.go(sender) }})")
        self.check(
            "let b = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)",
            "let b = UIBarButtonItem(barButtonSystemItem: .flexibleSpace)")

    def test_initializers_may_be_written_out(self):
        self.check(
            "UITapGestureRecognizer.init(target: self, action: #selector(tap(_:)))",
            "UITapGestureRecognizer(handler: { [weak self] sender in self?.tap(sender) })")

    def test_intervals_may_be_calls(self):
        self.check(
            "Timer.scheduledTimer(timeInterval: max(1, 2), target: self, "
            "selector: #selector(go), userInfo: nil, repeats: true)",
            "Timer.scheduledTimer(timeInterval: max(1, 2), repeating: true, "
            "handler: { [weak self] _ in self?.go() })")

    def test_cells_of_classes_in_variables_are_told(self):
        text = "list.register(cellClass, forCellWithReuseIdentifier: name)\n"
        self.check(text, text)
        self.assertEqual([number for number, _ in port_ios.leftovers(text)], [1])
        text = "list.register(forCellWithReuseIdentifier: name) { Cell(frame: $0) }\n"
        self.assertEqual(list(port_ios.leftovers(text)), [])

    def test_strings_and_comments_stay_as_they_are(self):
        for text in [
                'let help = "@objc func go() and #selector(go)"\n',
                'let help = """\n  "a" @IBAction func go() \\(names.map { "}" })\n  """\n',
                '/* outer /* inner */ @objc func go() */\n',
                '// layer.setValue(1, forKey: "zPosition")\n']:
            self.check(text, text)
            self.assertEqual(list(port_ios.leftovers(text)), [])
        self.check(
            'let url = "https://a.b"; @objc func go() {}\n', 'let url = "https://a.b"; func go() {}\n')

    def test_braces_in_strings_do_not_count(self):
        for string in ['#"a " } { "#', '"\\(names.map { "}" })"', '"""\n  "}\n  """', r'##"\"# }"##']:
            self.check(
                f"class A {{\n  let s = {string}\n}}\nextension A {{\n  override func f() {{}}\n}}\n",
                f"class A {{\n  let s = {string}\n\n  override func f() {{}}\n}}\nextension A {{\n}}\n")

    def test_overrides_on_the_line_of_their_extension_move(self):
        self.check(
            "class A {\n}\nextension A { override func f() {} }\n",
            "class A {\n\n override func f() {}\n}\nextension A { }\n")

    def test_closures_among_parameters_are_no_bodies(self):
        self.check(
            "class A {\n}\nextension A {\n  override func f(_ x: Int = { 1 }()) {\n  }\n}\n",
            "class A {\n\n  override func f(_ x: Int = { 1 }()) {\n  }\n}\nextension A {\n}\n")

    def test_overrides_that_mean_something_else_elsewhere_are_told(self):
        for text in [
                "class A {\n}\nextension A.B {\n  override func f() {}\n}\n",
                "class A<T> {\n}\nextension A where T == Int {\n  override func f() {}\n}\n",
                "class A {\n}\nextension A {\n  #if DEBUG\n  override func f() {}\n  #endif\n}\n"]:
            self.check(text, text)
            self.assertEqual(len(list(port_ios.leftovers(text))), 1)
        self.check(
            "#if canImport(UIKit)\nclass A {\n}\nextension A {\n  override func f() {}\n}\n#endif\n",
            "#if canImport(UIKit)\nclass A {\n\n  override func f() {}\n}\nextension A {\n}\n#endif\n")

    def test_comments_behind_optional_methods_stay(self):
        self.check(
            "@objc protocol P {\n  @objc optional func go()  // now\n}\n",
            "protocol P: AnyObject {\n  func go()  // now\n}\n\nextension P {\n  func go() {}\n}\n")

    def test_optional_members_without_a_default_are_told(self):
        for text in ["optional var x: Int { get }", "optional\n  func go() -> Int", "optional static func go()"]:
            text = f"protocol P {{ {text}\n}}\n"
            self.check(text, text)
            self.assertEqual([number for number, _ in port_ios.leftovers(text)], [1])
        self.assertEqual(list(port_ios.leftovers("enum E {\n  case optional\n}\n")), [])


class Program(unittest.TestCase):
    def test_it_edits_a_folder_in_place_unless_it_only_checks(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "A.swift"
            file.write_text("@objc func a() {}\n", encoding="utf-8")
            result = run_script("--check", folder)
            self.assertEqual((result.returncode, result.stdout), (1, f"{file}: would change\n"))
            self.assertIn("@objc", file.read_text(encoding="utf-8"))
            result = run_script(folder)
            self.assertEqual((result.returncode, result.stdout), (0, f"{file}: changed\n"))
            self.assertEqual(file.read_text(encoding="utf-8"), "func a() {}\n")
            self.assertEqual(run_script("--check", folder).returncode, 0)

    def test_wrong_usage_is_one_line_and_64(self):
        for arguments in [[], ["--unknown", "A.swift"], ["--check"]]:
            result = run_script(*arguments)
            self.assertEqual((result.returncode, result.stderr.count("\n")), (64, 1), result.stderr)

    def test_leftovers_and_missing_files_fail(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "A.swift"
            file.write_text("let s = #selector(go)\n", encoding="utf-8")
            result = run_script(str(file))
            self.assertEqual(result.returncode, 1)
            self.assertEqual(result.stderr.count("\n"), 1)
        result = run_script("/no/such/file.swift")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr.count("\n"), 1)

    def test_a_copy_without_its_package_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "Scripts"
            shutil.copytree(SCRIPT.parent, copy, ignore=shutil.ignore_patterns("__pycache__", "lib*", "sanitize"))
            result = subprocess.run(
                [sys.executable, "-B", str(copy / SCRIPT.name), str(copy)], capture_output=True, text=True, check=False)
            self.assertEqual((result.returncode, result.stderr.count("\n")), (1, 1), result.stderr)
            self.assertIn("call the script in its package", result.stderr)

    def test_what_can_be_edited_is_edited_though_more_is_left(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Menu.swift"
            file.write_text("import UIKit\nclass Menu: UITableViewController {\n  @objc func go() {}\n}\n", encoding="utf-8")
            result = run_script(folder)
            self.assertEqual((result.returncode, result.stdout), (1, f"{file}: changed\n"))
            self.assertEqual(
                result.stderr, f"{file}:2: UITableViewController: no tables here: use a UICollectionViewController\n")
            self.assertIn("  func go() {}", file.read_text(encoding="utf-8"))

    def test_line_ends_stay(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "A.swift"
            file.write_bytes(b"@objc\r\nfunc a() {}\r\n")
            run_script(folder)
            self.assertEqual(file.read_bytes(), b"func a() {}\r\n")

    def test_what_is_not_utf_8_is_told_and_the_rest_done(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "A.swift").write_bytes(b"// caf\xe9\n")
            file = pathlib.Path(folder) / "B.swift"
            file.write_bytes(b"@objc func a() {}\n")
            result = run_script(folder)
            self.assertEqual((result.returncode, result.stderr.count("\n")), (1, 1))
            self.assertEqual(file.read_bytes(), b"func a() {}\n")

    def test_hidden_folders_and_folders_named_like_files_are_passed_by(self):
        with tempfile.TemporaryDirectory() as folder:
            hidden = pathlib.Path(folder) / ".build" / "A.swift"
            hidden.parent.mkdir()
            hidden.write_bytes(b"@objc func a() {}\n")
            (pathlib.Path(folder) / "Hero.swift").mkdir()
            result = run_script(folder)
            self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))


if __name__ == "__main__":
    unittest.main()
