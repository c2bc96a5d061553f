import DynamicsRecording
import Foundation

/// The visible part of the table, which follows the cards smoothly.
///
/// All frames are known before the show. So each edge of the view is the outermost position of the
/// cards in a span around a frame, averaged over the same span: cards never leave the view, and it
/// starts to move before they do.
struct Camera {
  /// The edges of all cards, by frame.
  private let left, top, right, bottom: [CGFloat]

  /// The span before and after a frame, in seconds.
  private static let reach = 0.7
  /// The margin around the cards, in points.
  private static let margin: CGFloat = 14
  /// The smallest view, in points.
  private static let smallest = CGSize(width: 200, height: 125)

  init(of recording: Recording) {
    let count = recording.frames.count
    let span = max(1, Int((Self.reach * recording.framesPerSecond / 2).rounded()))
    let boxes = (0..<count).map { recording.box(at: Double($0) / recording.framesPerSecond) }
    func smooth(_ edge: (CGRect) -> CGFloat, _ outer: (CGFloat, CGFloat) -> CGFloat) -> [CGFloat] {
      boxes.map(edge).extremes(within: 2 * span, outer).averages(within: span)
        .averages(within: span)
    }
    (left, top) = (smooth(\.minX, min), smooth(\.minY, min))
    (right, bottom) = (smooth(\.maxX, max), smooth(\.maxY, max))
  }

  /// Returns the view in a frame, in points.
  func view(atFrame frame: Int) -> CGRect {
    let box = CGRect(
      x: left[frame], y: top[frame], width: right[frame] - left[frame],
      height: bottom[frame] - top[frame]
    ).insetBy(dx: -Self.margin, dy: -Self.margin)
    return box.insetBy(
      dx: min(0, (box.width - Self.smallest.width) / 2),
      dy: min(0, (box.height - Self.smallest.height) / 2))
  }
}

extension Recording {
  /// The bounding box of all cards at a time, in points.
  fileprivate func box(at time: TimeInterval) -> CGRect {
    let (width, height) = (Table.cardSize.width / 2, Table.cardSize.height / 2)
    return items.indices.reduce(CGRect.null) { box, item in
      let pose = pose(of: item, at: time)
      let (c, s) = (abs(cos(pose.angle)), abs(sin(pose.angle)))
      return box.union(
        CGRect(origin: pose.center, size: .zero)
          .insetBy(dx: -(width * c + height * s), dy: -(width * s + height * c)))
    }
  }
}

extension [CGFloat] {
  /// The outermost of each number and its neighbors within a distance.
  fileprivate func extremes(
    within reach: Int, _ outer: (CGFloat, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    indices.map { index in
      self[Swift.max(0, index - reach)...Swift.min(count - 1, index + reach)]
        .dropFirst().reduce(self[Swift.max(0, index - reach)], outer)
    }
  }

  /// The mean of each number and its neighbors within a distance; the first and the last number
  /// continue beyond the ends.
  fileprivate func averages(within reach: Int) -> [CGFloat] {
    indices.map { index in
      let sum = (index - reach...index + reach).reduce(0) {
        $0 + self[Swift.min(Swift.max($1, 0), count - 1)]
      }
      return sum / CGFloat(2 * reach + 1)
    }
  }
}
