internal import Foundation

/// A property of Lottie as JSON: a constant, or keyframes with linear interpolation.
struct LottieProperty: CustomStringConvertible {
  let description: String

  static func constant(_ value: String) -> LottieProperty {
    LottieProperty(description: "{\"a\":0,\"k\":\(value)}")
  }

  /// Makes a property in which each value holds until the next.
  static func held(_ values: [(frame: Double, value: String)]) -> LottieProperty {
    guard values.count > 1 else { return constant(values[0].value) }
    let keyframes = values.map { "{\"t\":\($0.frame.decimal(3)),\"s\":[\($0.value)],\"h\":1}" }
    return LottieProperty(description: "{\"a\":1,\"k\":[\(keyframes.joined(separator: ","))]}")
  }

  static func vector(_ numbers: [CGFloat], _ places: Int = 2) -> String {
    "[" + numbers.map { $0.decimal(places) }.joined(separator: ",") + "]"
  }

  init(description: String) { self.description = description }

  /// - Parameters:
  ///   - keyframes: Frames and values as JSON, in order of time; at least one.
  ///   - isList: Whether values are lists, as they always are in keyframes.
  ///   - isShape: Whether values are paths.
  init(
    _ keyframes: [(frame: Double, value: String)], isList: Bool = false, isShape: Bool = false
  ) {
    let kept = Self.withoutRepetitions(keyframes)
    guard kept.count > 1 else {
      self = .constant(kept[0].value)
      return
    }
    let list = kept.enumerated().map { index, keyframe in
      let value = isList ? keyframe.value : "[\(keyframe.value)]"
      let linear = index + 1 < kept.count ? Self.linear : ""
      return "{\"t\":\(keyframe.frame.decimal(3)),\"s\":\(value)\(linear)}"
    }
    self.init(description: "{\"a\":1,\"k\":[\(list.joined(separator: ","))]}")
  }

  /// Linear easing, which some players require.
  static let linear = ",\"o\":{\"x\":0,\"y\":0},\"i\":{\"x\":1,\"y\":1}"

  /// Removes values that equal both of their neighbors.
  private static func withoutRepetitions(
    _ keyframes: [(frame: Double, value: String)]
  ) -> [(frame: Double, value: String)] {
    var kept: [(frame: Double, value: String)] = []
    for keyframe in keyframes {
      let count = kept.count
      if count > 1, kept[count - 1].value == keyframe.value, kept[count - 2].value == keyframe.value
      {
        kept[count - 1] = keyframe
      } else {
        kept.append(keyframe)
      }
    }
    return kept.count == 2 && kept[0].value == kept[1].value ? [kept[0]] : kept
  }
}

/// Converts times to frames, the time unit of Lottie.
struct LottieClock {
  let framesPerSecond: Double
  /// The end of the animation, in frames; the last moment is also a frame.
  let end: Double

  init(_ recording: Recording) {
    // Players expect a common frame rate. It is only the unit of time: frames may be fractions.
    framesPerSecond = min(max(recording.framesPerSecond, 1), 1000)
    end = min(recording.duration * framesPerSecond, Self.maxFrames) + 1
  }

  /// Beyond this number, a `Double` cannot distinguish frames.
  private static let maxFrames = 1e15

  func frame(_ time: TimeInterval) -> Double { min(time * framesPerSecond, end) }
}
