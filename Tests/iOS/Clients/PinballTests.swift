import Testing
import UIKit

@MainActor @Suite("Pinball", .serialized)
struct PinballTests {
  private let controller = PinballViewController()

  private func play(seconds: TimeInterval) { UIShimClock.shared.advance(by: seconds) }

  @Test("A ball that falls on a bumper scores, is kicked, and drains in the end")
  func scoring() throws {
    controller.loadViewIfNeeded()
    controller.launch(at: CGPoint(x: 166, y: 200), angle: .pi / 2, impulse: 0)
    let ball = try #require(controller.ball)
    play(seconds: 0.4)
    // 88 pt at 600 pt/s² take 0.54 s.
    #expect(controller.hits.isEmpty)
    play(seconds: 0.2)
    #expect(controller.hits == ["bumper 2"])
    #expect(controller.scoreLabel.text == "Score: 100")
    #expect(ball.center.y < 285)
    play(seconds: 10)
    #expect(controller.hits.last == "drain")
    #expect(controller.hits.filter { $0 == "drain" }.count == 1)
    #expect(controller.score == 100 * controller.hits.filter { $0.hasPrefix("bumper") }.count)
    #expect(ball.superview == nil)
  }

  @Test("It never leaves the table, and the clock stands once it has drained")
  func clock() {
    controller.loadViewIfNeeded()
    controller.launch(at: CGPoint(x: 300, y: 540), angle: -.pi / 2, impulse: 0.25)
    var frames = 0
    while let ball = controller.ball, !controller.hits.contains("drain"), frames < 1200 {
      play(seconds: 1.0 / 60)
      frames += 1
      #expect(controller.view.bounds.contains(ball.center))
    }
    #expect(controller.hits.contains("dome"))
    let seconds = controller.secondsInPlay
    #expect(abs(seconds - Double(frames - 1) / 60) < 0.02)
    play(seconds: 1)
    #expect(controller.secondsInPlay == seconds)
  }
}
