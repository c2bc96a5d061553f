import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsTiming

@Suite struct TransitionTests {
  private func course(
    delay: Double = 0, repeats: Bool = false, autoreverses: Bool = false, duration: Double = 2
  ) -> TransitionCourse {
    TransitionCourse(
      duration: duration, delay: delay, pace: .curve(.linear), repeats: repeats,
      autoreverses: autoreverses)
  }

  private func progress(_ course: TransitionCourse) -> [Double] {
    [0, 1, 2, 3, 4, 5].map(course.progress)
  }

  @Test func aCourseWaitsRepeatsAndReturns() {
    #expect(progress(course()) == [0, 0.5, 1, 1, 1, 1])
    #expect(progress(course(delay: 1)) == [0, 0, 0.5, 1, 1, 1])
    #expect(progress(course(repeats: true)) == [0, 0.5, 0, 0.5, 0, 0.5])
    #expect(progress(course(autoreverses: true)) == [0, 0.5, 1, 0.5, 0, 0])
    #expect(progress(course(repeats: true, autoreverses: true)) == [0, 0.5, 1, 0.5, 0, 0.5])
    #expect(course(delay: 1).duration == 3 && course(autoreverses: true).duration == 4)
    #expect(course(repeats: true).duration == .infinity)
    #expect(course(delay: 1, repeats: true, duration: 0).duration == 1)
  }

  @Test func contentsFollowAFingerAndRest() {
    let range = ScrollRange(
      contents: CGSize(width: 100, height: 1000), insets: .zero,
      view: CGSize(width: 100, height: 200))
    let drag = ContentDrag(
      range: range, size: CGSize(width: 100, height: 200), bounces: true,
      alwaysScrolls: (false, false))
    let start = CGPoint(x: 0, y: 300)
    #expect(
      drag.offset(from: start, movedBy: CGPoint(x: 50, y: -20), else: start)
        == CGPoint(x: 0, y: 320))
    let stretched = drag.offset(from: start, movedBy: CGPoint(x: 0, y: 400), else: start).y
    #expect(stretched < 0 && stretched > -100)
    let velocity = drag.velocityOfOffset(at: CGPoint(x: 500, y: -500))
    #expect(velocity == CGPoint(x: 0, y: 0.5))
    // The rest of a geometric series of 0.5 pt in the next millisecond.
    #expect(abs(drag.restingOffset(from: start, velocity: velocity, rate: 0.99).y - 349.5) < 1e-9)
    #expect(drag.restingOffset(from: start, velocity: CGPoint(x: 0, y: 9), rate: 1).y == 800)
  }
}
