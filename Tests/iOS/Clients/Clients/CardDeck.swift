import UIKit

/// A stack of cards above a row of buttons, and a drawer that falls up when it is opened.
class CardDeckController: UIViewController, UIDynamicAnimatorDelegate {

  let deck = UIView()
  let buttons = UIStackView()
  let drawer = UIView()
  let handle = UIView()
  private(set) var cards: [UIView] = []

  private let peek: CGFloat = 44
  private let drawerHeight: CGFloat = 300
  private var drawerTop: NSLayoutConstraint!

  private lazy var cardAnimator = UIDynamicAnimator(referenceView: view)
  private(set) lazy var drawerAnimator: UIDynamicAnimator = {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    return animator
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpDeck()
    setUpButtons()
    setUpDrawer()
  }

  private func setUpDeck() {
    deck.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(deck)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      deck.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      deck.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      deck.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.8),
      deck.heightAnchor.constraint(equalTo: deck.widthAnchor, multiplier: 1.25),
    ])
    for color in [UIColor.systemRed, .systemGreen, .systemBlue] {
      let card = UIView()
      card.backgroundColor = color
      card.layer.cornerRadius = 12
      view.addSubview(card)
      cards.append(card)
    }
  }

  private func setUpButtons() {
    let actions: [(String, (CardDeckController) -> Void)] = [
      ("Pass", { $0.throwCard(to: -1) }), ("Details", { $0.openDrawer() }),
      ("Like", { $0.throwCard(to: 1) }),
    ]
    for (title, action) in actions {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          if let self = self { action(self) }
        }, for: .touchUpInside)
      buttons.addArrangedSubview(button)
    }
    buttons.axis = .horizontal
    buttons.distribution = .fillEqually
    buttons.spacing = 12
    buttons.isLayoutMarginsRelativeArrangement = true
    buttons.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    buttons.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttons)
    NSLayoutConstraint.activate([
      buttons.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      buttons.topAnchor.constraint(equalTo: deck.bottomAnchor, constant: 24),
      buttons.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  private func setUpDrawer() {
    drawer.backgroundColor = .secondarySystemBackground
    drawer.translatesAutoresizingMaskIntoConstraints = false
    handle.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    drawer.addSubview(handle)
    drawerTop = drawer.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -peek)
    NSLayoutConstraint.activate([
      drawerTop,
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.heightAnchor.constraint(equalToConstant: drawerHeight),
      handle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
      handle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 8),
      handle.widthAnchor.constraint(equalToConstant: 40),
      handle.heightAnchor.constraint(equalToConstant: 5),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, card) in cards.enumerated() where card.transform.isIdentity {
      card.frame = deck.frame.offsetBy(dx: 0, dy: CGFloat(index) * 4)
    }
  }

  func throwCard(to side: CGFloat) {
    guard let card = cards.popLast() else { return }
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.pushDirection = CGVector(dx: side * 200, dy: -20)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 60), for: card)
    push.action = { [weak self, weak card] in
      guard let self = self, let card = card, !card.frame.intersects(self.view.bounds) else {
        return
      }
      self.cardAnimator.removeAllBehaviors()
      card.removeFromSuperview()
    }
    cardAnimator.addBehavior(push)
    cardAnimator.addBehavior(UIGravityBehavior(items: [card]))
  }

  func openDrawer() {
    let gravity = UIGravityBehavior(items: [drawer])
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    let collision = UICollisionBehavior(items: [drawer])
    let top = view.bounds.maxY - drawerHeight
    collision.addBoundary(
      withIdentifier: "top" as NSString, from: CGPoint(x: -10, y: top),
      to: CGPoint(x: view.bounds.maxX + 10, y: top))
    let body = UIDynamicItemBehavior(items: [drawer])
    body.allowsRotation = false
    body.elasticity = 0.4
    for behavior in [gravity, collision, body] { drawerAnimator.addBehavior(behavior) }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    // The next layout must leave the drawer where it came to rest.
    drawerTop.constant = drawer.frame.minY - view.bounds.maxY
    animator.removeAllBehaviors()
  }
}
