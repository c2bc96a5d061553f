import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Transactions", .serialized)
struct TransactionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("One without animations is complete when it is committed")
  func plain() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("complete") }
    view.layer.position.x = 100
    #expect(CATransaction.disableActions())
    #expect(log.isEmpty)
    CATransaction.commit()
    #expect(log == ["complete"])
    #expect(!CATransaction.disableActions())
    #expect(view.layer.presentation()?.position.x == 100)
  }

  @Test("One with an animation is complete when that has ended")
  func animated() {
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    UIView.animate(withDuration: 0.5) { view.center.x = 50 }
    CATransaction.commit()
    UIShimClock.shared.advance(by: 0.4)
    #expect(!isComplete)
    UIShimClock.shared.advance(by: 0.2)
    #expect(isComplete)
  }

  @Test("One whose animation is taken away is complete then")
  func removed() {
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    UIView.animate(withDuration: 0.5) { view.center.x = 50 }
    CATransaction.commit()
    view.layer.removeAllAnimations()
    #expect(isComplete)
  }

  @Test("An outer one waits for what is animated in an inner one, and is told after it")
  func nested() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    UIView.animate(withDuration: 0.5) { view.center.x = 50 }
    CATransaction.commit()
    CATransaction.commit()
    #expect(log.isEmpty)
    UIShimClock.shared.advance(by: 0.6)
    #expect(log == ["inner", "outer"])
  }

  @Test("Outside of one, a completion is called at once, and a commit does nothing")
  func outside() {
    var isComplete = false
    CATransaction.setCompletionBlock { isComplete = true }
    #expect(isComplete)
    CATransaction.commit()
    CATransaction.setDisableActions(true)
    #expect(!CATransaction.disableActions())
  }
}
