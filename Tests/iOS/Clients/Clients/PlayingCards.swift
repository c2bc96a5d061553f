//
//  PlayingCards.swift
//  Matching
//

import UIKit

class PlayingCardView: UIView {

  var isFaceUp: Bool = false {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    layer.cornerRadius = 8
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Cards float around and bounce off each other and the edges of the screen.
class FloatingCardBehavior: UIDynamicBehavior {

  lazy var collisionBehavior: UICollisionBehavior = {
    let behavior = UICollisionBehavior()
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior()
    behavior.allowsRotation = false
    behavior.elasticity = 1.0
    behavior.resistance = 0
    behavior.friction = 0
    return behavior
  }()

  private func push(_ item: UIDynamicItem) {
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    if let referenceBounds = dynamicAnimator?.referenceView?.bounds {
      // away from the corner that the card is in
      let center = CGPoint(x: referenceBounds.midX, y: referenceBounds.midY)
      switch (item.center.x, item.center.y) {
      case let (x, y) where x < center.x && y < center.y:
        push.angle = CGFloat.pi / 4
      case let (x, y) where x > center.x && y < center.y:
        push.angle = CGFloat.pi * 3 / 4
      case let (x, y) where x < center.x && y > center.y:
        push.angle = -CGFloat.pi / 4
      default:
        push.angle = -CGFloat.pi * 3 / 4
      }
    }
    push.magnitude = 0.5
    push.action = { [unowned push, weak self] in
      self?.removeChildBehavior(push)
    }
    addChildBehavior(push)
  }

  func addItem(_ item: UIDynamicItem) {
    collisionBehavior.addItem(item)
    itemBehavior.addItem(item)
    push(item)
  }

  func removeItem(_ item: UIDynamicItem) {
    collisionBehavior.removeItem(item)
    itemBehavior.removeItem(item)
  }

  override init() {
    super.init()
    addChildBehavior(collisionBehavior)
    addChildBehavior(itemBehavior)
  }

  convenience init(in animator: UIDynamicAnimator) {
    self.init()
    animator.addBehavior(self)
  }
}

/// The one table of the app.
class CardTable: UIView {

  static let shared = CardTable(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)
  private(set) lazy var cardBehavior = FloatingCardBehavior(in: animator)
  private(set) var cardViews = [PlayingCardView]()

  func deal(_ frames: [CGRect]) {
    for frame in frames {
      let cardView = PlayingCardView(frame: frame)
      addSubview(cardView)
      cardViews.append(cardView)
      cardBehavior.addItem(cardView)
    }
  }

  /// A chosen card stands still while it is turned over.
  func choose(_ cardView: PlayingCardView) {
    cardBehavior.removeItem(cardView)
    cardView.isFaceUp = !cardView.isFaceUp
  }

  func putBack(_ cardView: PlayingCardView) {
    cardView.isFaceUp = false
    cardBehavior.addItem(cardView)
  }
}
