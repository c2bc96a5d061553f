import Dynamics
import Foundation
import Testing

/// Real corners: steps, gaps, the ends of rows, and walls.
@Suite struct RealCornerTests {
  private static let size = CGSize(width: 20, height: 14)

  @Test(arguments: [SlidingScene.Kind.disc, .box], [1.0, 5])
  func aStepStopsWhatSlides(kind: SlidingScene.Kind, step: Double) {
    let scene = SlidingScene(kind, Self.size, at: 0, speed: 100)
    scene.anchor([scene.tile(-50...60), scene.tile(60...200, top: step)])
    let (speeds, _) = scene.slide(to: 120, steps: 120)
    // A disc of radius 10 meets a step of 1 pt at an angle whose cosine is 0.9, and hops onto it.
    #expect(speeds.lowerBound < (kind == .box ? 1 : 90))
    if kind == .box { #expect(scene.x < 50.2) }
  }

  @Test(arguments: SlidingScene.Kind.allCases)
  func whatSlidesOffTheEndOfARowFalls(_ kind: SlidingScene.Kind) {
    let scene = SlidingScene(kind, Self.size, at: 0, speed: 200)
    scene.anchor(scene.row(from: -60, widths: [20, 20, 20, 20, 20, 20]))
    let (speeds, heights) = scene.slide(to: 200)
    #expect(heights.lowerBound < -100 && heights.upperBound < 0.1)
    #expect(speeds.lowerBound > 198)
  }

  /// A line that ends straight down, and one that turns back under itself.
  @Test(arguments: SlidingScene.Kind.allCases, [0.0, 30, -30])
  func whatSlidesOffATableFalls(_ kind: SlidingScene.Kind, undercut: Double) {
    let scene = SlidingScene(kind, Self.size, at: 0, speed: 200)
    scene.addLine([(-100, 0), (60, 0), (60 - undercut, -100)])
    let speeds = scene.slide(to: 65).speeds
    #expect(speeds.lowerBound > 198)
    _ = scene.slide(to: 200)
    #expect(scene.height < -50)
  }

  /// The wall stands on the floor, beside it, or is its last tile.
  @Test(arguments: SlidingScene.Kind.allCases, [-20.0, 0, -5])
  func aWallAtTheEndOfARowThrowsBack(_ kind: SlidingScene.Kind, bottom: Double) {
    for elasticity in [0, 0.5, 1] {
      let scene = SlidingScene(kind, Self.size, at: 0, speed: 200, elasticity: elasticity)
      scene.motion.allowsRotation = false
      let floor = scene.row(from: -200, widths: Array(repeating: 20, count: bottom == 0 ? 14 : 13))
      scene.anchor(
        floor + [
          scene.tile(60...80, bottom: bottom, top: 30), scene.tile(60...80, bottom: 30, top: 50),
        ])
      for _ in 0..<60 { scene.animator.step() }
      #expect(abs(scene.speed + 200 * elasticity) < 2)
      #expect(scene.x < 50.2 && abs(scene.height) < 0.2)
    }
  }

  @Test(arguments: SlidingScene.Kind.allCases, [30.0, 60, 90])
  func aLineThatRisesStopsOrLifts(_ kind: SlidingScene.Kind, degrees: Double) {
    let scene = SlidingScene(kind, Self.size, at: 0, speed: 400)
    scene.motion.allowsRotation = false
    let slope = degrees * .pi / 180
    scene.addLine([(-200, 0), (60, 0), (60 + 200 * cos(slope), 200 * sin(slope))])
    var most = 0.0
    for _ in 0..<120 {
      scene.animator.step()
      most = max(most, scene.height)
    }
    // After an inelastic impact, the velocity along the slope lifts the item.
    let along = 400 * cos(slope)
    let expected = along * along / 2000
    #expect(abs(most - expected) < 0.15 * expected + 1)
  }

  @Test func aDiscFallsIntoAGap() {
    let scene = SlidingScene(.disc, CGSize(width: 10, height: 10), at: 0, speed: 100)
    scene.anchor([scene.tile(-50...40), scene.tile(46...150)])
    let (speeds, heights) = scene.slide(to: 100, steps: 60)
    #expect(heights.lowerBound < -0.3 && speeds.lowerBound < 95)
  }
}
