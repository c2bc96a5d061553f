import Testing
import UIKit

@MainActor @Suite struct ResponderTests {
  final class Shaken: UIViewController {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { count += 1 }
    }
  }

  @Test func shakesGoUpToWhoCares() {
    let controller = Shaken()
    let inner = UIView()
    controller.view.addSubview(inner)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionEnded(.none, with: nil)
    #expect(controller.count == 1)
  }

  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func editingEndsAnywhereBelow() {
    let (page, box, field) = (UIView(), UIView(), Field())
    page.addSubview(UIView())
    page.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    #expect(page.endEditing(true))
    #expect(!field.isFirstResponder)
    #expect(!page.endEditing(true))
  }

  @Test func thereIsOneFirstResponder() {
    let (one, other) = (Shaken(), Shaken())
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(other.resignFirstResponder())
    #expect(!other.isFirstResponder)
  }
}
