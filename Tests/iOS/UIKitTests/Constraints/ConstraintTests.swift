import DynamicsReporting
import Testing
import UIKit

/// The frames that Auto Layout sets on iOS.
@MainActor @Suite struct ConstraintTests {
  private let outer = UIView(frame: CGRect(x: 50, y: 70, width: 320, height: 480))
  private let card = UIView()

  init() {
    card.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(card)
  }

  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    outer.layoutIfNeeded()
    return card.frame
  }

  @Test func edgesAreAtDistances() {
    #expect(
      frame([
        card.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
        card.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
        card.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -30),
      ]) == CGRect(x: 16, y: 20, width: 288, height: 430))
    outer.frame.size.width = 220
    outer.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 16, y: 20, width: 188, height: 430))
  }

  @Test func centersAndSizes() {
    #expect(
      frame([
        card.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: 10),
        card.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 20),
        card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      ]) == CGRect(x: 70, y: 205, width: 180, height: 90))
  }

  @Test func guidesAreRectangles() {
    let (safe, margins) = (outer.safeAreaLayoutGuide, outer.layoutMarginsGuide)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      frame([
        card.leftAnchor.constraint(equalTo: margins.leftAnchor, constant: 30),
        card.rightAnchor.constraint(equalTo: margins.rightAnchor),
        card.topAnchor.constraint(equalTo: safe.topAnchor),
        card.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      ]) == CGRect(x: 32, y: 0, width: 284, height: 480))
    #expect(margins.layoutFrame == CGRect(x: 2, y: 1, width: 314, height: 476))
  }

  @Test func contentsHaveSizesThatYield() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    label.text = String(repeating: "a", count: 20)
    button.setTitle("Buy", for: .normal)
    let natural = label.intrinsicContentSize
    #expect(natural.width == 170 && button.intrinsicContentSize.width == 30)
    // The card is as large as its contents.
    _ = frame([
      card.topAnchor.constraint(equalTo: outer.topAnchor),
      card.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 8),
    ])
    let height = 20 + natural.height + button.intrinsicContentSize.height
    #expect(card.bounds.width == 186 && abs(card.bounds.height - height) < 1e-9)
    #expect(card.center.x == 160 && button.bounds.width == 170)
    label.text = "aa"
    outer.layoutIfNeeded()
    #expect(card.bounds.width == 46)
    // A limit cuts the text.
    label.text = String(repeating: "a", count: 20)
    card.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    outer.layoutIfNeeded()
    #expect(card.bounds.width == 100 && label.bounds.width == 84)
    #expect(card.center.x == 160)
  }

  @Test func textWrapsInItsWidth() {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("a bird in the hand is worth two in the bush", 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    _ = frame([
      card.topAnchor.constraint(equalTo: outer.topAnchor),
      card.leftAnchor.constraint(equalTo: outer.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 120),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 3 * label.font.lineHeight)
    #expect(label.frame.width == 100 && abs(label.frame.height - height) < 1e-9)
    #expect(abs(card.frame.height - (height + 20)) < 1e-9)
  }

  @Test func lessImportantOnesYield() {
    let width = card.widthAnchor.constraint(equalToConstant: 400)
    width.priority = .defaultHigh
    #expect(
      frame([
        width, card.heightAnchor.constraint(equalToConstant: 10),
        card.topAnchor.constraint(equalTo: outer.topAnchor),
        card.leftAnchor.constraint(equalTo: outer.leftAnchor),
        card.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor),
      ]).width == 320)
    outer.frame.size.width = 500
    outer.layoutIfNeeded()
    #expect(card.frame.width == 400)
  }

  @Test func viewsOfOtherBranchesFollow() {
    let (left, right) = (UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50)), UIView())
    for view in [left, right] { outer.addSubview(view) }
    right.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
    left.addSubview(card)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    right.addSubview(badge)
    _ = frame([
      card.topAnchor.constraint(equalTo: left.topAnchor),
      card.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      card.widthAnchor.constraint(equalToConstant: 60),
      card.heightAnchor.constraint(equalToConstant: 20),
      badge.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.leftAnchor.constraint(equalTo: card.rightAnchor, constant: 150),
      badge.topAnchor.constraint(equalTo: right.topAnchor),
    ])
    #expect(badge.frame == CGRect(x: 25, y: 0, width: 60, height: 60))
    right.bounds.size.height = 90
    right.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 25, y: 0, width: 60, height: 60))
  }

  @Test func aConstantIsAnimatedByLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(outer)
    window.makeKeyAndVisible()
    let left = card.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: -100)
    _ = frame([
      left, card.topAnchor.constraint(equalTo: outer.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    left.constant = 0
    #expect(card.frame.minX == -100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.outer.layoutIfNeeded()
    }
    #expect(card.frame.minX == 0)
    UIShimClock.shared.advance(by: 0.5)
    #expect(abs((card.layer.presentation()?.position.x ?? 0)) < 1e-9)
    // Without an animation, the next frame of a visible window has the new place.
    left.constant = 30
    UIShimClock.shared.advance(by: 1)
    #expect(card.frame.minX == 30)
  }

  @Test func aTransformStays() {
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    _ = frame([
      card.topAnchor.constraint(equalTo: outer.topAnchor),
      card.leftAnchor.constraint(equalTo: outer.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(card.center == CGPoint(x: 50, y: 20))
    #expect(card.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test func classicInitializersAndLists() {
    let top = NSLayoutConstraint(
      item: card, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .bottom,
      multiplier: 0.5, constant: 3)
    let size = [NSLayoutConstraint.Attribute.width, .height].map {
      NSLayoutConstraint(
        item: card, attribute: $0, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 44)
    }
    outer.addConstraints([top, card.leftAnchor.constraint(equalTo: outer.leftAnchor)])
    card.addConstraints(size)
    outer.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 243, width: 44, height: 44))
    #expect(outer.constraints.count == 2 && card.constraints == size && top.isActive)
    outer.removeConstraint(top)
    #expect(!top.isActive && outer.constraints.count == 1)
    // As on iOS, a view that leaves loses its constraints to outer views, and keeps its own.
    card.removeFromSuperview()
    #expect(outer.constraints.isEmpty && card.constraints == size)
  }

  @Test func nothingKeepsViewsAlive() {
    weak var left: UIView?
    do {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
      left = parent
    }
    #expect(left == nil)
  }
}

/// Constraints that iOS complains about.
@MainActor @Suite struct UnusableConstraintTests {
  private final class Card: UIView {}
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  init() {
    card.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(card)
  }

  private func reports(_ body: () -> Void) -> [String] {
    DynamicsDiagnostics.collecting(body).diagnostics.map(\.message)
  }

  @Test func anUndeterminedFrameStaysAndIsReportedOnce() {
    let told = reports {
      card.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      outer.layoutIfNeeded()
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    #expect(told.count == 1 && told[0].contains("of a Card"))
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aContradictionIsReportedOnceAndIgnored() {
    let told = reports {
      NSLayoutConstraint.activate([
        card.leftAnchor.constraint(equalTo: outer.leftAnchor),
        card.topAnchor.constraint(equalTo: outer.topAnchor),
        card.widthAnchor.constraint(equalToConstant: 10),
        card.heightAnchor.constraint(equalToConstant: 10),
        card.heightAnchor.constraint(equalToConstant: 20),
      ])
      outer.layoutIfNeeded()
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    #expect(told.count == 1 && told[0].contains("the height of Card contradicts"))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aForgottenMaskIsNamed() {
    let told = reports {
      card.translatesAutoresizingMaskIntoConstraints = true
      card.widthAnchor.constraint(equalToConstant: 10).isActive = true
      outer.layoutIfNeeded()
    }
    #expect(told.count == 1 && told[0].contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func viewsOfNoCommonViewAreReported() {
    let other = UIView()
    let width = card.widthAnchor.constraint(equalTo: other.widthAnchor)
    let told = reports { NSLayoutConstraint.activate([width]) }
    #expect(told.count == 1 && told[0].contains("addSubview(_:)"))
    #expect(!width.isActive)
  }

  @Test func numbersMustBeFinite() {
    var width: NSLayoutConstraint?
    let told = reports {
      width = card.widthAnchor.constraint(equalToConstant: .nan)
      width?.constant = 5
      width?.constant = .infinity
    }
    #expect(told.count == 2 && width?.constant == 5)
  }
}
