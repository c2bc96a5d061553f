internal import DynamicsEngine
package import DynamicsGeometry
package import Foundation

/// The recent positions of a finger or a mouse, and its velocity.
package struct PointerTrail {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  package init() {}

  /// The duration of the samples, in seconds: long enough to even out the jitter of events, short
  /// enough to follow a flick.
  static let window: TimeInterval = 0.1

  /// - Parameter time: In seconds; not before the last sample.
  package mutating func append(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { $0.time < time - Self.window }
    samples.append((time, place))
  }

  func canAppend(at time: TimeInterval) -> Bool { time >= samples.last?.time ?? -.infinity }

  /// The velocity in points per second, by linear regression over the samples; zero for one sample.
  package var velocity: CGVector {
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

extension PointerTrail {
  mutating func code(_ coder: inout WordCoder) {
    var read = PointerTrail()
    coder.code(&samples, blank: (0, .zero)) { coder, sample in
      coder.code(&sample.time)
      coder.code(&sample.place)
      guard coder.isReading else { return }
      let begin = read.samples.first?.time ?? sample.time
      coder.check(
        read.canAppend(at: sample.time) && sample.time - begin <= Self.window * 1.001
          && Limits.isPlace(sample.place),
        "the samples of a pointer are out of order or out of range")
      read.samples.append(sample)
    }
  }
}
