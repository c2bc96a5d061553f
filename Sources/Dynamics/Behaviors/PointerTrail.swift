internal import DynamicsGeometry
internal import Foundation

/// The last places of a finger or a mouse, and how fast it goes.
struct PointerTrail {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// Seconds: long enough to even out the jitter of events, short enough to see a flick.
  static let window: TimeInterval = 0.1

  /// - Parameter time: Not before the last one.
  mutating func append(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { $0.time < time - Self.window }
    samples.append((time, place))
  }

  func canAppend(at time: TimeInterval) -> Bool { time >= samples.last?.time ?? -.infinity }

  /// Points per second, as the straight line that fits the last places best; zero from one place.
  var velocity: CGVector {
    guard samples.count > 1 else { return .zero }
    let count = CGFloat(samples.count)
    let meanTime = samples.reduce(0) { $0 + $1.time } / count
    let meanX = samples.reduce(0) { $0 + $1.place.x } / count
    let meanY = samples.reduce(0) { $0 + $1.place.y } / count
    var (timeSquares, xProducts, yProducts): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (time, place) in samples {
      timeSquares += (time - meanTime) * (time - meanTime)
      xProducts += (time - meanTime) * (place.x - meanX)
      yProducts += (time - meanTime) * (place.y - meanY)
    }
    guard timeSquares > 0 else { return .zero }
    return CGVector(dx: xProducts / timeSquares, dy: yProducts / timeSquares)
  }
}
