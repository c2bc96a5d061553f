import Testing
import UIKit

/// The ways in which iOS programs write the initializers of views.
@MainActor struct SubclassTests {
  class Card: UIView {
    var wasSetUp = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      wasSetUp = true
    }
    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      wasSetUp = true
    }
  }

  class Ball: UIView {
    let radius: CGFloat
    init(radius: CGFloat) {
      self.radius = radius
      super.init(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
      layer.cornerRadius = radius
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  class Plain: UIView {
    lazy var badge: UIView = {
      let badge = UIView()
      badge.tag = 3
      return badge
    }()
    override var frame: CGRect { didSet { frames += 1 } }
    var frames = 0
  }

  class Own: UIView {
    init() { super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    required init?(coder: NSCoder) { fatalError() }
  }

  @Test func initializersAreInherited() {
    #expect(Card().wasSetUp)
    #expect(Card(frame: .zero).wasSetUp)
    #expect(Card(coder: NSCoder())?.wasSetUp == true)
    #expect(Plain().badge.tag == 3)
    #expect(Plain(coder: NSCoder()) != nil)
    #expect(Ball(radius: 5).bounds.width == 10)
    #expect(Own().frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func overriddenFramesHearOfLaterChangesOnly() {
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(plain.frames == 0)
    plain.frame.size.width = 20
    #expect(plain.frames == 1)
  }

  @Test func aLayerLooksAsItsViewDoes() {
    let view = UIView()
    view.backgroundColor = .systemRed
    view.alpha = 0.3
    view.clipsToBounds = true
    #expect(view.layer.backgroundColor == UIColor.systemRed.cgColor)
    #expect(view.backgroundColor == .systemRed)
    #expect(view.alpha == 0.3)
    #expect(view.layer.opacity == 0.3)
    #expect(view.layer.masksToBounds)
    view.layer.borderColor = UIColor.white.cgColor
    view.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
    #expect(view.layer.shadowColor?.alpha == 0.5)
  }

  @Test func aViewGoesWhenNobodyKeepsIt() {
    weak var gone: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      view.addSubview(child)
      view.addGestureRecognizer(UITapGestureRecognizer())
      gone = view
    }
    #expect(gone == nil)
  }
}
