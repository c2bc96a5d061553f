import Testing
import UIKit

@MainActor @Suite("A picture in a picture")
struct PictureInPictureTests {
  private let stage = makeStage(width: 390, height: 844)
  private let pip: PictureInPictureAnimator

  init() { pip = PictureInPictureAnimator(referenceView: stage) }

  @Test("It starts and settles in its corner")
  func start() {
    #expect(pip.delegate === pip)
    #expect(pip.referenceView === stage)
    #expect(pip.video.superview === stage)
    #expect(pip.runUntilPaused(limit: 3))
    #expect(pip.isSettled)
    #expect(pip.video.distance(to: CGPoint(x: 76, y: 50)) < 0.1)
  }

  @Test("It follows the finger")
  func following() {
    pip.run(frames: 30)
    var finger = CGPoint(x: 100, y: 60)
    pip.startDragging(at: finger)
    pip.run(frames: 60) {
      finger.x += 2
      finger.y += 5
      pip.drag(to: finger)
    }
    pip.run(frames: 30)
    #expect(pip.video.distance(to: CGPoint(x: finger.x - 24, y: finger.y - 10)) < 1)
    #expect(pip.video.transform.isIdentity)
  }

  @Test(
    "Thrown, it settles in the corner it was thrown at, and says so once",
    arguments: PictureInPictureAnimator.Corner.allCases)
  func thrown(corner: PictureInPictureAnimator.Corner) {
    #expect(pip.runUntilPaused(limit: 3))
    var settled: [PictureInPictureAnimator.Corner] = []
    pip.onSettle = { settled.append($0) }
    let target = pip.point(for: corner)
    let middle = CGPoint(x: 195, y: 422)
    pip.startDragging(at: pip.video.center)
    #expect(!pip.isSettled)
    pip.drag(to: middle)
    pip.run(frames: 40)
    // Held still, it pauses, too.
    settled = []
    pip.stopDragging(
      velocity: CGPoint(x: (target.x - middle.x) * 3, y: (target.y - middle.y) * 3))
    #expect(pip.runUntilPaused(limit: 3))
    #expect(settled == [corner])
    #expect(pip.video.distance(to: target) < 0.1)
  }

  @Test("It is freed with all it made")
  func memory() {
    weak var animator: PictureInPictureAnimator?
    weak var video: UIView?
    do {
      let stage = makeStage()
      let pip = PictureInPictureAnimator(referenceView: stage)
      pip.run(frames: 30)
      (animator, video) = (pip, pip.video)
    }
    #expect(animator == nil)
    #expect(video == nil)
  }
}
