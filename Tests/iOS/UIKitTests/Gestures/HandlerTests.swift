import Testing
import UIKit

@MainActor @Suite("Closures in place of targets")
struct HandlerTests {
  @Test("A closure added later is given the recognizer as what it is")
  func typed() {
    let pan = UIPanGestureRecognizer()
    var speeds: [CGFloat] = []
    func handle(_ pan: UIPanGestureRecognizer) { speeds.append(pan.velocity(in: nil).x) }
    pan.addHandler { sender in handle(sender) }
    pan.addHandler { speeds.append(-$0.velocity(in: nil).x) }
    pan.send(.began, velocity: CGPoint(x: 3, y: 0))
    #expect(speeds == [3, -3])
  }

  @Test("A closure for any recognizer hears of each")
  func untyped() {
    let recognizers = [UITapGestureRecognizer(), UILongPressGestureRecognizer()]
    var names: [String] = []
    for recognizer in recognizers {
      recognizer.addHandler { names.append(String(describing: type(of: $0))) }
      recognizer.send(.ended)
    }
    #expect(names == ["UITapGestureRecognizer", "UILongPressGestureRecognizer"])
  }
}
