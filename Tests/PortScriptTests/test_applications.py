"""Application delegates, which nearly every app has, were left in and did not build."""

import pathlib
import tempfile
import unittest

from support import PortTest, port_ios, run_script

DELEGATE = """class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
"""


class Applications(PortTest):
    def test_a_file_of_a_delegate_is_left_out_whole(self):
        for main in ["@main\n", "@UIApplicationMain\n", "@main final "]:
            text = f"// The app.\nimport UIKit\nimport UserNotifications\n\n{main}{DELEGATE}"
            self.check(text, f"#if !os(Linux)  // application delegate\n{text}#endif\n")
            self.check_leftovers(text, [])
        text = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n}\n"
        self.check(text, f"#if !os(Linux)  // scene delegate\n{text}#endif\n")
        text = "import SwiftUI\n@main struct Demo: App {\n  var body: some Scene { W() }\n}\n"
        self.check(text, f"#if !os(Linux)  // application\n{text}#endif\n")

    def test_extensions_of_a_delegate_are_left_out_too(self):
        text = "import UIKit\nextension AppDelegate: UNUserNotificationCenterDelegate {\n}\n"
        self.assertEqual(port_ios.port(text, text + DELEGATE), f"#if !os(Linux)  // application delegate\n{text}#endif\n")

    def test_other_code_of_the_file_stays(self):
        self.check(
            f"import UIKit\nlet speed = 3\n\n@main\n{DELEGATE}\nclass Game {{}}\n",
            f"import UIKit\nlet speed = 3\n\n#if !os(Linux)  // application delegate\n@main\n{DELEGATE}#endif\n\nclass Game {{}}\n")
        self.check(
            "struct A {}; class D: UIApplicationDelegate { }; struct B {}",
            "struct A {}; \n#if !os(Linux)  // application delegate\nclass D: UIApplicationDelegate { }\n#endif\n; struct B {}")
        self.check(
            "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\nlet a = 1\n",
            "#if !os(Linux)  // start of the application\n"
            "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n#endif\nlet a = 1\n")

    def test_what_uses_a_delegate_is_told(self):
        use = "let app = UIApplication.shared.delegate as! AppDelegate\n"
        for delegate in [DELEGATE, port_ios.port(DELEGATE)]:
            told = port_ios.leftovers(use, use + delegate)
            self.assertEqual(told, [(
                1, "no application delegate here: hold in another type what this needs; "
                "AppDelegate: the application delegate is left out; hold in another type what this needs")])

    def test_types_of_swiftui_and_previews_are_left_out(self):
        before = ("import UIKit\nimport SwiftUI\n\nclass Card: UIView {}\n\nstruct CardView: UIViewRepresentable {\n"
                  "  func makeUIView(context: Context) -> Card { Card() }\n}\n\nextension View {\n}\n\n"
                  "#Preview(\"Card\") {\n  CardView()\n}\n")
        self.check(before, (
            "import UIKit\n#if !os(Linux)  // SwiftUI\nimport SwiftUI\n#endif\n\nclass Card: UIView {}\n\n"
            "#if !os(Linux)  // type of SwiftUI\nstruct CardView: UIViewRepresentable {\n"
            "  func makeUIView(context: Context) -> Card { Card() }\n}\n#endif\n\n"
            "#if !os(Linux)  // type of SwiftUI\nextension View {\n}\n#endif\n\n"
            "#if !os(Linux)  // preview\n#Preview(\"Card\") {\n  CardView()\n}\n#endif\n"))
        self.check_leftovers(before, [])
        text = "import SwiftUI\n\nstruct Menu: View {\n  var body: some View { Text(\"a\") }\n}\n"
        self.check(text, f"#if !os(Linux)  // SwiftUI\n{text}#endif\n")
        preview = "import UIKit\nclass A: UIViewController {}\n\n#Preview {\n  A()\n}\n"
        self.check(preview, "import UIKit\nclass A: UIViewController {}\n\n#if !os(Linux)  // preview\n#Preview {\n  A()\n}\n#endif\n")
        self.check_leftovers(preview, [])
        use = "let host = CardView()\n"
        self.assertIn("type of SwiftUI is left out", port_ios.leftovers(use, use + before)[0][1])
        text = "import UIKit\nprotocol View {}\nstruct Card: View {}\n"
        self.check(text, text)

    def test_other_types_stay(self):
        for text in [
                "struct Demo: App {}\nprotocol App {}\n", "class Game: GameDelegate {}\n", "@main struct Game {}\n",
                "// class A: UIApplicationDelegate {}\n", 'let s = "class A: UIApplicationDelegate {}"\n']:
            self.check(text, text)

    def test_it_says_once_what_is_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "AppDelegate.swift"
            file.write_text(f"import UIKit\n@main\n{DELEGATE}extension AppDelegate {{\n}}\n", encoding="utf-8")
            result = run_script(folder)
            self.assertEqual(
                (result.returncode, result.stdout, result.stderr),
                (0, f"{file}: changed\n{file}: left out: AppDelegate, the application delegate\n", ""))
            result = run_script(folder)
            self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))


if __name__ == "__main__":
    unittest.main()
