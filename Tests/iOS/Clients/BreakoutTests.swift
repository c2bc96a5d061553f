import Testing
import UIKit

@MainActor @Suite("Breakout")
struct BreakoutTests {
  private final class Log: BreakoutGameDelegate {
    var broken: [Int] = []
    var balls = 0
    func breakoutGame(_ game: BreakoutGameView, didBreak brick: Int) { broken.append(brick) }
    func breakoutGameDidLoseBall(_ game: BreakoutGameView) { balls += 1 }
  }

  private let game = BreakoutGameView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()

  init() {
    game.gameDelegate = log
    game.layBricks(rows: 3, columns: 5)
  }

  @Test("A ball straight up breaks the brick above and comes down on the paddle")
  func firstBrick() {
    game.serve(angle: -.pi / 2)
    #expect(game.animator.behaviors.count == 2)
    game.animator.advance(by: 1.0 / 60)
    #expect(game.animator.behaviors.count == 1)
    // 0.1 N·s on π/4 · 16² / 10 000 kg, the ball being round
    let speed: CGFloat = 0.1 / (.pi / 4 * 256 / 10_000) * 100
    #expect(abs(game.breakout.velocity(of: game.ball!).y + speed) < 0.01 * speed)
    #expect(game.bricks.count == 15)
    game.animator.run(seconds: 1)
    #expect(log.broken == [12])
    #expect(game.bricks[12] == nil)
    #expect(!game.breakout.barrierNames.contains("brick 12"))
    #expect(game.breakout.barrierNames.count == 16)
    game.animator.run(seconds: 1)
    #expect(log.balls == 0)
    #expect(abs(abs(game.breakout.velocity(of: game.ball!).y) - speed) < 0.01 * speed)
  }

  @Test("Straight up and down, the ball breaks one column from below")
  func column() {
    game.serve(angle: -.pi / 2)
    game.animator.run(seconds: 10)
    #expect(log.broken == [12, 7, 2])
    #expect(log.balls == 0)
  }

  @Test("Missed by the paddle, the ball is gone, and the game stands still")
  func lost() {
    game.serve(angle: -.pi / 2)
    game.animator.run(frames: 10)
    game.movePaddle(to: 0)
    let ball = game.ball
    game.animator.run(seconds: 3)
    #expect(log.balls == 1)
    #expect(game.ball == nil)
    #expect(ball?.superview == nil)
    #expect(!game.animator.isRunning)
  }

  @Test("Followed by the paddle, a slanted ball clears the wall at constant speed")
  func cleared() {
    game.serve(angle: -1.1)
    game.animator.run(frames: 2)
    let v = game.breakout.velocity(of: game.ball!)
    let speed = hypot(v.x, v.y)
    for _ in 0..<60 * 60 where !game.bricks.isEmpty {
      game.animator.advance(by: 1.0 / 60)
      guard let ball = game.ball else { break }
      // To the last: off the corner of a brick it may come nearly level.
      if ball.center.y < 420 { game.movePaddle(to: ball.center.x) }
      let v = game.breakout.velocity(of: ball)
      #expect(abs(hypot(v.x, v.y) - speed) < 0.01 * speed)
      #expect(game.bounds.contains(ball.center))
    }
    #expect(log.balls == 0)
    #expect(Set(log.broken).count == log.broken.count)
    #expect(log.broken.count >= 10)
  }
}
