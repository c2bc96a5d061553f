import Foundation

/// A Lottie file as a reader of its own evaluates it.
struct LottieFile: Decodable {
  struct Layer: Decodable {
    var nm: String
    var ip: Double
    var op: Double
    var ks: Transform
  }

  struct Transform: Decodable {
    var p: Position
    var r: Property
  }

  /// A point, or both coordinates with keyframes of their own.
  struct Position: Decodable {
    var coordinates: [Property]

    private enum Keys: CodingKey { case s, x, y }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if try container.decodeIfPresent(Bool.self, forKey: .s) == true {
        coordinates = try [Keys.x, .y].map { try container.decode(Property.self, forKey: $0) }
      } else {
        coordinates = [try Property(from: decoder)]
      }
    }

    func value(at frame: Double) -> [Double] { coordinates.flatMap { $0.value(at: frame) } }
  }

  struct Property: Decodable {
    var keyframes: [Keyframe] = []
    var constant: [Double] = []

    private enum Keys: CodingKey { case a, k }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if try container.decode(Int.self, forKey: .a) == 1 {
        keyframes = try container.decode([Keyframe].self, forKey: .k)
      } else if let number = try? container.decode(Double.self, forKey: .k) {
        constant = [number]
      } else {
        constant = try container.decode([Double].self, forKey: .k)
      }
    }

    func value(at frame: Double) -> [Double] {
      guard let first = keyframes.first, let last = keyframes.last else { return constant }
      if frame <= first.t { return first.s }
      guard frame < last.t else { return last.s }
      let index = keyframes.lastIndex { $0.t <= frame }!
      let (from, to) = (keyframes[index], keyframes[index + 1])
      let progress = from.progress((frame - from.t) / (to.t - from.t))
      return zip(from.s, to.s).map { $0 + ($1 - $0) * progress }
    }
  }

  struct Keyframe: Decodable {
    struct Handle: Decodable, Hashable { var x, y: Double }
    var t: Double
    var s: [Double]
    var o: Handle?
    var i: Handle?
    var n: String?

    /// The part of the way after a part of the time: the height of the easing's Bézier curve where it
    /// has come so far to the right, found by halving.
    func progress(_ time: Double) -> Double {
      guard let o, let i else { return 0 }
      func bezier(_ u: Double, _ a: Double, _ b: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if bezier(middle, o.x, i.x) < time { low = middle } else { high = middle }
      }
      return bezier(low, o.y, i.y)
    }
  }

  var fr: Double
  var op: Double
  var layers: [Layer]

  init(_ data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

  var keyframeCount: Int {
    layers.reduce(0) { count, layer in
      (layer.ks.p.coordinates + [layer.ks.r]).reduce(count) { $0 + $1.keyframes.count }
    }
  }
}
