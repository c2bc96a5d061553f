internal import Foundation

/// The position and the rotation of an item's layer, as members of a Lottie transform.
struct LottieMotion {
  let text: String

  /// - Parameters:
  ///   - keyframes: In order of time; at least one.
  ///   - tolerance: The largest errors; `nil` writes each keyframe.
  init(
    _ keyframes: [Recording.Keyframe], origin: CGPoint, _ clock: LottieClock,
    _ tolerance: Tolerance?
  ) {
    let places = keyframes.map { keyframe in
      CGPoint(x: keyframe.pose.center.x - origin.x, y: keyframe.pose.center.y - origin.y)
    }
    let times = keyframes.map(\.time)
    let degrees = 180 / Double.pi
    let turn = LottieCurve(
      Samples(times: times, values: keyframes.map { Double($0.pose.angle) * degrees }),
      tolerance: tolerance.map { $0.angle * degrees })
    let place = Self.place(times, places, clock, tolerance?.distance)
    text = ",\"p\":\(place),\"r\":\(LottieProperty(turn, clock))"
  }

  /// The position, in whichever way has fewer keyframes.
  ///
  /// With keyframes of their own, a coordinate may be even while the other is not: in free fall, x is
  /// a line and y is one curve. Where items only bounce, points with lines between them are fewer.
  private static func place(
    _ times: [TimeInterval], _ places: [CGPoint], _ clock: LottieClock, _ tolerance: Double?
  ) -> String {
    let line = LottieLine(times, places, tolerance: tolerance)
    guard let tolerance else { return line.property(clock).description }
    let (across, down) = (places.map { Double($0.x) }, places.map { Double($0.y) })
    let isAlongAnAxis = [across, down].contains { values in
      values.allSatisfy { $0 == values[0] }
    }
    // Else both coordinates may be wrong at the same time.
    let share = isAlongAnAxis ? 1 : 0.5.squareRoot()
    let (x, y) = (
      LottieCurve(Samples(times: times, values: across), tolerance: tolerance * share),
      LottieCurve(Samples(times: times, values: down), tolerance: tolerance * share)
    )
    if line.keyframes.count < x.count + y.count { return line.property(clock).description }
    return "{\"s\":true,\"x\":\(LottieProperty(x, clock)),\"y\":\(LottieProperty(y, clock))}"
  }
}

/// Points over time with lines between them.
private struct LottieLine {
  private(set) var keyframes: [Recording.Keyframe]
  private let places: Int

  init(_ times: [TimeInterval], _ points: [CGPoint], tolerance: Double?) {
    let all = zip(times, points).map { Recording.Keyframe(time: $0, pose: .init(center: $1)) }
    places = LottieCurve.decimals(for: tolerance)
    guard let tolerance else {
      keyframes = all
      return
    }
    let allowed = Tolerance(
      distance: max(tolerance - pow(10, Double(-places)), 0), angle: .infinity)
    keyframes = [all[0]]
    for (start, end) in Self.parts(times, points, allowed.distance) {
      var search = FewestKeyframes(Array(all[start...end]), allowed)
      keyframes += search.kept().dropFirst()
    }
  }

  /// The first and the last point of each part between sudden changes of velocity.
  private static func parts(
    _ times: [TimeInterval], _ points: [CGPoint], _ tolerance: Double
  ) -> [(start: Int, end: Int)] {
    let coordinates = [points.map { Double($0.x) }, points.map { Double($0.y) }]
    let kinks = coordinates.flatMap {
      Samples(times: times, values: $0).kinks(tolerance: tolerance)
    }
    let ends = Set(kinks + [points.count - 1]).sorted()
    return zip([0] + ends.dropLast(), ends).map { ($0, $1) }
  }

  func property(_ clock: LottieClock) -> LottieProperty {
    LottieProperty(
      keyframes.map {
        let center = $0.pose.center
        return (clock.frame($0.time), LottieProperty.vector([center.x, center.y], places))
      }, isList: true)
  }
}
