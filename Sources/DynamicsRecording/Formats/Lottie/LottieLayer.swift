internal import Foundation

/// A shape layer with its shapes and its motion.
struct LottieLayer {
  var name: String
  /// The graphic elements, from the topmost to the lowest.
  var shapes: String
  /// The members of the transform except the opacity.
  var place = ""
  var opacity = LottieProperty.constant("100")

  /// - Parameter span: The time when the layer is visible.
  func text(number: Int, _ span: Range<TimeInterval>, _ clock: LottieClock) -> String {
    """
    {"ty":4,"ind":\(number),"nm":\(name.json),"ddd":0,"sr":1,"st":0,"ao":0,"bm":0,\
    "ip":\(clock.frame(span.lowerBound).decimal(3)),"op":\(clock.frame(span.upperBound).decimal(3)),\
    "ks":{"o":\(opacity)\(place)},"shapes":[\(shapes)]}
    """
  }
}

// MARK: Items

extension LottieLayer {
  /// - Parameters:
  ///   - keyframes: Those while the item is visible in this layer.
  ///   - tolerance: The largest errors; `nil` writes each keyframe.
  ///   - asleep: The times when it sleeps, in order; `nil` without X-ray.
  static func item(
    _ item: Recording.Item, _ index: Int, _ keyframes: [Recording.Keyframe],
    _ tolerance: Tolerance?,
    _ origin: CGPoint, _ clock: LottieClock, asleep: [Range<TimeInterval>]?
  ) -> LottieLayer {
    var layer = LottieLayer(
      name: item.appearance.label ?? "item \(index)", shapes: LottieShape.look(of: item),
      place: LottieMotion(keyframes, origin: origin, clock, tolerance).text)
    if let asleep {
      layer.shapes = LottieShape.outline(of: item) + "," + layer.shapes
      layer.opacity = .held(opacities(asleep, clock))
    }
    return layer
  }

  /// The opacities in percent, each until the next; sleeping items are faint.
  private static func opacities(
    _ asleep: [Range<TimeInterval>], _ clock: LottieClock
  ) -> [(Double, String)] {
    var values = [(0.0, "100")]
    for span in asleep {
      for (time, value) in [(span.lowerBound, "35"), (span.upperBound, "100")]
      where time.isFinite {
        let frame = clock.frame(time)
        // The item may fall asleep at time 0, or again in the frame in which it wakes.
        while let last = values.last, last.0 >= frame, !values.isEmpty { values.removeLast() }
        values.append((frame, value))
      }
    }
    return values
  }
}

// MARK: X-ray

extension LottieLayer {
  static func mark(
    _ mark: Recording.Mark, _ index: Int, _ origin: CGPoint, _ clock: LottieClock
  ) -> LottieLayer {
    let paths = mark.keyframes.map { keyframe in
      (
        clock.frame(keyframe.time),
        LottieShape.path(
          mark.kind.lottiePath(from: keyframe.start - origin, to: keyframe.end - origin),
          isClosed: false)
      )
    }
    let strengths = mark.keyframes.map { keyframe in
      let strength =
        mark.kind == .rope ? 0.4 + 0.6 * keyframe.strength : Double(keyframe.strength)
      return (clock.frame(keyframe.time), (strength * 100).decimal(1))
    }
    return LottieLayer(
      name: "\(mark.kind.rawValue) \(index)",
      shapes: "{\"ty\":\"sh\",\"ks\":\(LottieProperty(paths, isShape: true))},"
        + LottieShape.stroke(
          mark.kind.xrayInk, width: mark.kind.lottieWidth, dashes: mark.kind.lottieDashes),
      opacity: LottieProperty(strengths))
  }

  static func boundary(_ boundary: Recording.Boundary, _ origin: CGPoint) -> LottieLayer {
    let paths = boundary.lines.filter { $0.count > 1 }.map { line in
      let path = LottieShape.path(line.map { $0 - origin }, isClosed: false)
      return "{\"ty\":\"sh\",\"ks\":\(LottieProperty.constant(path))}"
    }
    return LottieLayer(
      name: boundary.name ?? "bounds",
      shapes: paths.joined(separator: ",") + "," + LottieShape.stroke(LottieShape.xray, width: 3))
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
}
