import Testing
import UIKit

@MainActor @Suite("A panel that slides in by a constraint's constant")
struct SettingsPanelTests {
  private let controller = SettingsPanelController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test("It begins outside, with its rows at their sizes")
  func layout() {
    #expect(controller.panel.frame == CGRect(x: -280, y: 0, width: 280, height: 667))
    #expect(controller.shade.frame == window.bounds)
    let rows = controller.rows.arrangedSubviews
    let height = rows[0].frame.height
    #expect(abs(height - rows[0].subviews[1].intrinsicContentSize.height) < 1e-9)
    #expect(controller.rows.frame.origin == CGPoint(x: 8, y: 28))
    #expect(abs(controller.rows.frame.height - (2 * height + 30)) < 1e-9)
    #expect(rows[0].frame.width == 264 && abs(rows[1].frame.minY - (height + 30)) < 1e-9)
    // The label takes the room that the button leaves.
    let (label, button) = (rows[0].subviews[0], rows[0].subviews[1])
    #expect(button.frame.width == 30 && label.frame.width == 264 - 30 - 8)
    #expect(abs(label.frame.midY - height / 2) < 1e-9)
    #expect(abs(controller.closeButton.frame.maxY - 659) < 1e-9)
    #expect(controller.closeButton.center.x == 140)
  }

  @Test("It slides in, and what hangs on it follows")
  func sliding() {
    controller.setOpen(true)
    #expect(controller.panel.frame.minX == 0)
    #expect(shown(controller.panel).minX == -280)
    UIShimClock.shared.advance(by: 0.1)
    #expect(abs(shown(controller.panel).minX - -210) < 1e-9)
    #expect(abs(shown(controller.badge).minX - (-210 + 284)) < 1e-9)
    #expect(abs((controller.shade.layer.presentation()?.alpha ?? 0) - 0.125) < 1e-9)
    // Layout on the way does not end the animation.
    controller.view.setNeedsLayout()
    UIShimClock.shared.advance(by: 0.1)
    #expect(abs(shown(controller.panel).minX - -140) < 1e-9)
    UIShimClock.shared.advance(by: 0.2)
    #expect(shown(controller.panel).minX == 0)
    #expect(controller.badge.frame.minX == 284 && abs(controller.badge.center.y - 28) < 1e-9)
    controller.closeButton.sendActions(for: .touchUpInside)
    UIShimClock.shared.advance(by: 0.5)
    #expect(!controller.isOpen && controller.panel.frame.minX == -280)
  }

  @Test("A hidden row appears and moves what is below it")
  func rows() {
    let height = controller.rows.frame.height
    controller.toggleAdvanced()
    let row = controller.advancedRow
    #expect(abs(controller.rows.frame.height - (height + 10 + row.frame.height)) < 1e-9)
    #expect(abs(row.frame.maxY - controller.rows.frame.height) < 1e-9)
    controller.toggleAdvanced()
    #expect(abs(controller.rows.frame.height - height) < 1e-9)
  }

  @Test("In a low window, the button stays below the rows")
  func low() {
    window.frame = CGRect(x: 0, y: 0, width: 667, height: 120)
    let lowest = controller.rows.frame.maxY + 16
    #expect(lowest > 112 - controller.closeButton.frame.height)
    #expect(abs(controller.closeButton.frame.minY - lowest) < 1e-9)
    #expect(controller.panel.frame.height == 120)
  }
}
