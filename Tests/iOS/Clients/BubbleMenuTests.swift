import Testing
import UIKit

@MainActor @Suite("A menu of bubbles")
struct BubbleMenuTests {
  private let menu = BubbleMenuView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    let places = [(60, 60), (340, 70), (70, 330), (330, 340), (200, 80)]
    for (index, place) in places.enumerated() {
      menu.add("\(index)", radius: 40, at: CGPoint(x: place.0, y: place.1))
    }
  }

  /// How far every two bubbles are from just touching.
  private func gaps() -> [CGFloat] {
    menu.bubbles.enumerated().flatMap { index, a in
      menu.bubbles[..<index].map { b in
        a.distance(to: b.center) - (a.bounds.width + b.bounds.width) / 2
      }
    }
  }

  @Test("They gather in the middle, touching as circles touch")
  func gathering() {
    menu.animator.run(seconds: 6) {
      #expect(gaps().min()! > -6)
      for bubble in menu.bubbles {
        #expect(menu.bounds.insetBy(dx: 9, dy: 9).contains(bubble.frame))
      }
    }
    let touching = gaps().filter { abs($0) < 1.5 }
    #expect(touching.count >= 5)
    #expect(gaps().min()! > -1)
    let middle = menu.bubbles.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.center.x / 5, y: $0.y + $1.center.y / 5)
    }
    #expect(hypot(middle.x - 200, middle.y - 200) < 3)
  }

  @Test("A chosen one grows and makes room for itself")
  func growing() {
    menu.animator.run(seconds: 6)
    let bubble = menu.bubbles[4]
    menu.select(bubble)
    #expect(gaps().min()! < -15)
    menu.animator.run(seconds: 6)
    #expect(gaps().min()! > -1)
    #expect(bubble.bounds.width == 120)
  }

  @Test("A touch finds the bubble under it")
  func touch() {
    #expect(menu.bubble(at: CGPoint(x: 340, y: 70)) === menu.bubbles[1])
    #expect(menu.bubble(at: CGPoint(x: 200, y: 300)) == nil)
  }
}
