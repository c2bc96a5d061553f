import Dynamics
public import Foundation

/// Recordings of one scene with several values of two numbers, between which the sliders of a page choose.
public struct RecordingGrid: Sendable {
  /// The name of its file, which a page names.
  public let name: String
  let sliders: [Slider]
  /// The lines that set the numbers, with `{0}` and `{1}` in their places.
  let code: String
  /// Seconds.
  let duration: TimeInterval
  /// The point to which the item is pulled, if any.
  var target: CGPoint?
  /// The point from which the item hangs, if any.
  var anchor: CGPoint?
  let play: @Sendable (_ first: Double, _ second: Double) -> (DynamicAnimator, BasicItem)

  struct Slider: Codable {
    var name: String
    var unit: String
    var values: [Double]
    /// The index of the value at first.
    var start: Int
  }

  private struct Page: Codable {
    var sliders: [Slider]
    var code: String
    var width, height: Double
    var isRound: Bool
    /// The width and height of the item, in points.
    var item: [Double]
    var target, anchor: [Double]?
    var framesPerSecond: Double
    /// For each value of the first number and each of the second, x, y and the angle in each frame.
    var runs: [[[Double]]]
  }

  /// All grids that the page to touch shows.
  public static let all: [RecordingGrid] = [.snap, .attachment, .push]

  static let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)

  /// The bytes of a JSON file with all recordings.
  public func data() throws -> Data {
    let frames = 30.0
    var size = CGSize.zero
    var isRound = false
    let runs = sliders[0].values.map { first in
      sliders[1].values.map { second in
        let (animator, item) = play(first, second)
        (size, isRound) = (item.bounds.size, item.collisionBoundsType == .ellipse)
        var poses = [Self.pose(of: item)]
        for _ in 0..<Int(duration * frames) {
          animator.advance(by: 1 / frames)
          poses.append(Self.pose(of: item))
        }
        return poses.flatMap { $0 }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(
      Page(
        sliders: sliders, code: code, width: Self.bounds.width, height: Self.bounds.height,
        isRound: isRound, item: [size.width, size.height],
        target: target.map { [$0.x, $0.y] }, anchor: anchor.map { [$0.x, $0.y] },
        framesPerSecond: frames, runs: runs))
  }

  /// Rounded to a tenth of a point and a hundredth of a radian.
  private static func pose(of item: BasicItem) -> [Double] {
    [
      (item.center.x * 10).rounded() / 10, (item.center.y * 10).rounded() / 10,
      (item.angle * 100).rounded() / 100,
    ]
  }
}
