import Testing
import UIKit

@MainActor struct ControlTests {
  @Test func labelsAreMeasuredByTheirCharacters() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "twelve chars"
    #expect(label.intrinsicContentSize == CGSize(width: 120, height: 24))
    label.numberOfLines = 0
    #expect(
      label.sizeThatFits(CGSize(width: 65, height: 0)) == CGSize(width: 60, height: 48))
    label.numberOfLines = 1
    label.text = nil
    label.sizeToFit()
    #expect(label.bounds.size == .zero)
    label.textAlignment = .center
    label.textColor = .white
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func textWithLineBreaksHasSeveralLines() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 2
    label.text = "a\n\nlong"
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 24))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 36))
    for width in [.infinity, -.infinity, .nan, 1e300] as [CGFloat] {
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == 36)
    }
  }

  @Test func namedImagesAreNotFound() {
    #expect(UIImage(named: "card") == nil)
    let view = UIImageView(image: UIImage(named: "card"))
    #expect(view.frame == .zero)
    let sized = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
    #expect(sized.bounds.size == CGSize(width: 30, height: 40))
    sized.contentMode = .scaleAspectFit
  }

  @Test func controlsCallTheirActions() {
    let button = UIButton(type: .system)
    button.setTitle("Shake", for: .normal)
    #expect(button.titleLabel?.text == "Shake")
    #expect(button.currentTitle == "Shake")
    var taps = 0
    let action = UIAction { action in
      #expect(action.sender as? UIButton === button)
      taps += 1
    }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(taps == 1)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func closuresStandInForTargets() {
    var senders: [UIButton] = []
    func tapped(_ sender: UIButton) { senders.append(sender) }
    let button = UIButton()
    button.addHandler(for: .touchUpInside) { sender in tapped(sender) }
    button.addHandler(for: .touchUpInside) { _ in senders.append(button) }
    button.sendActions(for: .touchUpInside)
    #expect(senders == [button, button])
  }

  @Test func aPrimaryActionIsATap() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1 && button.currentTitle == "Go")
  }

  @Test func theScreenIsAPhoneUntilAProgramSaysOtherwise() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test func imagesAreFoundThatWereProvided() {
    UIImage.provide(UIImage(size: CGSize(width: 30, height: 40)), named: "provided")
    defer { UIImage.provide(nil, named: "provided") }
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "provided"), for: .normal)
    #expect(button.imageView?.image?.size == CGSize(width: 30, height: 40))
    #expect(UIImageView(image: UIImage(named: "provided")).bounds.height == 40)
    #expect(UIImage(named: "nowhere") == nil)
  }
}
