internal import Foundation

/// A number over time as it is written: rounded, with eased keyframes.
struct LottieCurve {
  struct Keyframe {
    var time: TimeInterval
    /// Rounded.
    var value: Double
    /// The curve to the next keyframe; `nil` for a line.
    var curve: CubicCurve?
  }

  private(set) var keyframes: [Keyframe]
  /// The decimals of values.
  let places: Int

  init(_ exact: Samples, tolerance: Double?) {
    places = Self.decimals(for: tolerance)
    let unit = pow(10, Double(-places))
    let samples = Samples(
      times: exact.times, values: exact.values.map { ($0 / unit).rounded() * unit })
    // Values and handles are wrong by a half of the unit at most.
    let curves =
      tolerance.map { FewCubics(samples, tolerance: max($0 - unit, 0)).found() }
      ?? samples.times.indices.dropFirst().map {
        ($0, CubicCurve(from: samples.values[$0 - 1], to: samples.values[$0]))
      }
    keyframes = [Keyframe(time: samples.times[0], value: samples.values[0])]
    for (last, curve) in curves {
      if !curve.isLine { keyframes[keyframes.count - 1].curve = curve }
      keyframes.append(Keyframe(time: samples.times[last], value: samples.values[last]))
    }
  }

  /// So many that rounding takes a tenth of the tolerance at most.
  static func decimals(for tolerance: Double?) -> Int {
    guard let tolerance else { return 2 }
    return tolerance > 0 ? Int(min(max(1 - log10(tolerance), 2), 6).rounded(.up)) : 6
  }

  /// The number of keyframes that are written.
  var count: Int { isConstant ? 0 : keyframes.count }

  var isConstant: Bool {
    keyframes.allSatisfy { $0.curve == nil && $0.value == keyframes[0].value }
  }

  /// The easing from a keyframe to the next as JSON.
  ///
  /// A handle is a part of the time and a part of the difference between two keyframes. Both lie at
  /// thirds of the time, so that the curve is a polynomial of the time.
  func easing(_ keyframe: Keyframe) -> String {
    guard let curve = keyframe.curve else { return LottieProperty.linear }
    let (start, difference) = (curve.values[0], curve.values[3] - curve.values[0])
    let digits = Int(min(max(log10(abs(difference)) + Double(places), 2), 9).rounded(.up))
    let handles = [curve.values[1], curve.values[2]].map {
      (($0 - start) / difference).decimal(digits)
    }
    // Readers may keep easings by their name; rlottie takes those without one for the same if two
    // decimals are.
    return """
      ,"o":{"x":0.33333,"y":\(handles[0])},"i":{"x":0.66667,"y":\(handles[1])},\
      "n":"\(handles.joined(separator: "_"))"
      """
  }
}

extension LottieProperty {
  /// A number with eased keyframes, in frames of a clock.
  init(_ curve: LottieCurve, _ clock: LottieClock) {
    let keyframes = curve.keyframes
    let values = keyframes.map { $0.value.decimal(curve.places) }
    guard !curve.isConstant else {
      self = .constant(values[0])
      return
    }
    let list = keyframes.indices.map { index in
      let easing = index + 1 < keyframes.count ? curve.easing(keyframes[index]) : ""
      let frame = clock.frame(keyframes[index].time).decimal(3)
      return "{\"t\":\(frame),\"s\":[\(values[index])]\(easing)}"
    }
    self.init(description: "{\"a\":1,\"k\":[\(list.joined(separator: ","))]}")
  }
}
