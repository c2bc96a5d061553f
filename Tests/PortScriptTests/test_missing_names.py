"""The script was silent about what the shims do not have, and exited with 0 on programs that did not build."""

import pathlib
import unittest

from support import PortTest, port_ios

TESTS = pathlib.Path(__file__).parents[1]


class MissingNames(PortTest):
    def told(self, text, program=""):
        return [number for number, _ in port_ios.leftovers(port_ios.port(text, program), program)]

    def check_told(self, text):
        """Each line that ends with `// !` is told, and no other."""
        expected = [number for number, line in enumerate(text.split("\n"), 1) if line.endswith("// !")]
        self.assertEqual(sorted(set(self.told(text))), expected, list(port_ios.leftovers(text)))

    def test_each_name_is_told_once(self):
        """Members of types were told twice."""
        text = "import UIKit\nview.backgroundColor = UIColor.systemMint\n"
        self.assertEqual([line for line, _ in port_ios.leftovers(text)], [2])

    def test_the_rest_of_auto_layout_is_told(self):
        self.check_told("""import UIKit
class Panel: UIView {
  func setUp() {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      card.widthAnchor.constraint(equalToConstant: 40),
    ])
    card.setContentHuggingPriority(.required, for: .vertical)
    let stack = UIStackView(arrangedSubviews: [card])
    stack.setCustomSpacing(8, after: card)
    addLayoutGuide(guide)  // !
    _ = card.firstBaselineAnchor  // !
    _ = stack.systemLayoutSizeFitting(.zero)  // !
    let insets = NSDirectionalEdgeInsets()  // !
  }
  override func updateConstraints() { super.updateConstraints() }  // !
}
""")

    def test_tables_are_told(self):
        self.check_told("""import UIKit
class Menu: UITableViewController {  // !
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }  // !
  func done() { tableView.deselectRow(at: path, animated: true) }  // !
}
""")

    def test_property_animators_are_told(self):
        self.check_told("""import UIKit
let fade = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
fade.startAnimation()
fade.pauseAnimation()  // !
fade.fractionComplete = 0.5  // !
""")

    def test_springs_of_the_package_are_named(self):
        """The advice was to remove them."""
        for line, name in {
                "import Wave": "a Spring and a TimedAnimation", "import pop": "a Spring and a TimedAnimation",
                "let s = CASpringAnimation(keyPath: key)": "UISpringTimingParameters",
                "let t = CAMediaTimingFunction(name: .easeIn)": "UICubicTimingParameters"}.items():
            told = port_ios.leftovers(f"import UIKit\n{line}\n")
            self.assertEqual([number for number, _ in told], [2], line)
            self.assertIn(name, told[0][1])

    def test_storyboards_are_told(self):
        self.check_told("""import UIKit
class Menu: UIViewController {
  @IBOutlet weak var card: UIView!
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}  // !
  @IBAction func back(_ segue: UIStoryboardSegue) {}  // !
  @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }  // !
  func next() {
    performSegue(withIdentifier: "next", sender: self)  // !
    let game = storyboard?.instantiateViewController(withIdentifier: "Game")  // !
    Bundle.main.loadNibNamed("Card", owner: self)  // !
  }
}
""")

    def test_selectors_without_a_target_are_told(self):
        self.check_told("""import UIKit
class Table: UIViewController {
  func go() {
    perform(Selector(("debug")))  // !
    perform(#selector(deal), with: cards)  // !
    NSSelectorFromString("deal")  // !
  }
}
""")

    def test_recognizers_of_the_program_are_told_once(self):
        text = """import UIKit
class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}
view.addGestureRecognizer(TouchDownRecognizer(target: self, action: #selector(down(_:))))
"""
        self.assertEqual(list(port_ios.leftovers(text, text)), [
            (3, "override of touchesBegan: its class does not have it in the shims; remove it"),
            (5, "a recognizer of the program's own: make it with init(), then addHandler { … }")])

    def test_members_of_types_are_told(self):
        self.check_told("""import UIKit
center.addObserver(forName: UIApplication.significantTimeChangeNotification, object: nil)  // !
UIView.setAnimationsAreVeryFast()  // !
let mode = UIView.ContentMode.scaleAspectFit, color = UIColor.systemBlue, kind = UIView.self
let image = UIImage(data: data), icon = UIImage(named: "icon")  // !
""")

    def test_looks_are_told(self):
        self.check_told("""import UIKit
label.font = .systemFont(ofSize: 3, weight: .unheardOf)  // !
other.font = .systemFont(ofSize: 3, weight: .bold)
other.font = .systemFont(ofSize: 3, weight: .init(rawValue: 0.2))
let most = UINT32_MAX
""")

    def test_overrides_of_other_labels_are_told(self):
        self.check_told("""import UIKit
class List: UICollectionViewController {
  override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(_ list: UICollectionView, canEditItemAt path: IndexPath) -> Bool { true }  // !
}
class Ball: UIView {
  override var center: CGPoint { didSet {} }
  override var description: String { "" }
  override func isEqual(_ object: Any?) -> Bool { true }
  func spin() {}
}
class Coin: Ball {
  override func spin() {}
  override func tintColorDidChange() {}  // !
}
class Watch: UIPanGestureRecognizer {
  override func spin() {}  // !
}
""")

    def test_foundation_of_apple_alone_is_told(self):
        self.check_told("""import Foundation
autoreleasepool { go() }  // !
let style = NSShadow()  // !
let predicate = NSPredicate(format: "a == 1")  // !
let found: NSTextCheckingResult, text = NSString(), number = NSNumber(value: 1)
""")

    def test_advice_is_that_of_the_compiler(self):
        self.assertEqual(
            list(port_ios.leftovers("let slider = UISlider()\n")),
            [(1, "UISlider: no sliders here: set the value in the program")])

    def test_names_that_nothing_declares_are_told(self):
        self.check_told("""import UIKit
class Stage: UIView {
  var trick: Trick?  // !
  func go<Act: Sequence>(_ acts: Act) {
    frobnicate(3)  // no capital letter: it may be a function of C
    setNeedsFrobnication()  // !
    layer.frobnication = 3  // !
    AudioServicesPlaySystemSound(1104)  // !
    let pair = (left: 1, right: 2)
    print(pair.left, acts.map { $0 }, Self.self, arc4random_uniform(3), Foundation.sqrt(2))
    let most = Swift.max(1, 2), range = 0..<most, point = CGPoint(x: 1, y: .leastNormalMagnitude)
    kCAFillModeForwards.count  // !
    unknown.pair.left = 1
  }
}
""")

    def test_names_of_other_modules_of_the_program_are_not_told(self):
        """Nobody knows what SnapKit adds to a view."""
        text = "import UIKit\nimport SnapKit\nview.snp.makeConstraints()\n"
        self.assertEqual(list(port_ios.leftovers(text, text, {"SnapKit"})), [])
        self.assertEqual(self.told(text.replace("SnapKit", "Testing")), [])

    def test_a_missing_module_does_not_hide_the_rest(self):
        """Only the import was told, and the rest after it was gone."""
        for module in ["SnapKit", "AVFoundation"]:
            text = f"import UIKit\nimport {module}\nview.setNeedsFrobnication()\nlet slider = UISlider()\n"
            told = port_ios.leftovers(text)
            self.assertEqual([line for line, _ in told], [2, 3, 4])
            self.assertEqual(
                told[1][1], "setNeedsFrobnication: neither Linux nor the shims have it; it may be of "
                f"{module}, which is missing")

    def test_a_statement_is_told_once(self):
        text = """import UIKit
func go() {
  UISlider.frobnicate([
    card.topFrobnicator.frob(equalTo: topFrobnicator),
    card.leftFrobnicator.frob(equalTo: leftFrobnicator)
  ])
  UIView.animate(withDuration: 1, animations: {
    self.setNeedsFrobnication()
    self.layer.frobnicate(self.frobnicatedLayer)
  })
  card
    .frobnicate()
    .snp.frobnicate()
}
"""
        told = port_ios.leftovers(text)
        self.assertEqual([line for line, _ in told], [3, 8, 9, 12])
        self.assertEqual(
            told[2][1], "frobnicate, frobnicatedLayer: neither Linux nor the shims have it; remove it or declare it")

    def test_flat_layers_are_told(self):
        self.check_told("""import UIKit
var perspective = CATransform3DIdentity  // !
perspective.m34 = 1 / 500  // !
card.layer.transform = CATransform3DRotate(card.layer.transform, 1, 0, 1, 0)  // !
card.layer.anchorPointZ = 3  // !
card.layer.sublayerTransform = perspective  // !
card.transform = .identity
""")

    def test_names_of_swift_2_are_told_with_the_present_ones(self):
        """The advice was to remove them, and with them the layout."""
        told = dict(port_ios.leftovers(
            "import UIKit\nclass L: UICollectionViewFlowLayout {\n  override func prepareLayout() {}\n}\n"))
        self.assertEqual(told, {3: "override of prepareLayout: its name is prepare() since Swift 3"})

    def test_a_method_that_draws_is_told_once(self):
        text = """import UIKit
class Dial: UIView {
  override func draw(_ rect: CGRect) {  // !
    let gradient = CGGradient(colorsSpace: nil, colors: [], locations: nil)
    let space = CGColorSpaceCreateDeviceRGB()
    "XII".draw(at: .zero, withAttributes: nil)
    frobnicated.frobnicate()
  }
}
class Plate: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setFillColor(UIColor.red.cgColor)
    context?.fillEllipse(in: rect)
    UIBezierPath(rect: rect).fill()
  }
}
"""
        self.check_told(text)
        self.assertEqual(len(port_ios.leftovers(text)), 1)

    def test_names_of_the_program_are_not_told(self):
        for text in [
                "struct UITableView {}\nlet table = UITableView()\n",
                "enum UIButtonStyle { case round }\nlet style = UIButtonStyle.round\n",
                "extension UIColor {\n  static let brand = UIColor.red\n  convenience init(hex: Int) { self.init() }\n}\n"
                "let color = UIColor(hex: 3), other = UIColor.brand\n",
                "struct Bar { var navigationItem = 1 }\nlet item = bar.navigationItem\n",
                "func f(inputView: Int) { print(inputView) }\n",
                "views.forEach { inputView in print(inputView) }\nfor rowHeight in rows { print(rowHeight) }\n",
                "f(topAnchor: 3)\n", "class Selector {}\nlet s = Selector()\n", "func autoreleasepool() {}\nautoreleasepool()\n",
                "struct Pen { func fill() {} }\npen.fill()\n"]:
            self.assertEqual(self.told(text), [], text)

    def test_names_of_other_files_are_not_told(self):
        text = "let table = UITableView()\ntable.deselectRow()\n"
        self.assertEqual(self.told(text, text + "class UITableView { func deselectRow() {} }\n"), [])

    def test_comments_and_strings_are_not_told(self):
        for text in ["// UITableView\n", "/* import AVFoundation\n NSLayoutConstraint */\n", 'let s = "UIStoryboard"\n']:
            self.assertEqual(self.told(text), [], text)

    def test_code_that_linux_does_not_compile_is_not_told(self):
        for condition in ["DEBUG && os(iOS)", "canImport(AVFoundation)", "!os(Linux)", "targetEnvironment(simulator)"]:
            self.assertEqual(self.told(f"#if {condition}\nimport AVFoundation\nlet table = UITableView()\n#endif\n"), [])
        self.assertEqual(self.told("#if os(Linux)\na()\n#else\nlet table = UITableView()\n#endif\n"), [])
        for condition in ["canImport(UIKit)", "DEBUG", "os(Linux)", "swift(>=5)"]:
            self.assertEqual(self.told(f"#if {condition}\nlet table = UITableView()\n#endif\n"), [2])

    def test_nothing_is_told_of_programs_that_build(self):
        for folder in ["iOS/Clients", "iOS/UIKitTests"]:
            texts = [file.read_text(encoding="utf-8") for file in sorted((TESTS / folder).rglob("*.swift"))]
            program = "\n".join(texts)
            modules = port_ios.own_modules([TESTS / folder])
            self.assertGreater(len(texts), 20)
            for text in texts:
                told = port_ios.leftovers(text, program, modules)
                self.assertEqual(list(told), [])


if __name__ == "__main__":
    unittest.main()
