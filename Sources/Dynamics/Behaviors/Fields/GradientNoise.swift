/// Smooth random vectors over the plane and time; the same seed gives the same vectors in every
/// process.
///
/// Gradient noise with the fade curve of Perlin, "Improving Noise" (2002), in octaves: each is twice
/// as fine as the one before and `roughness` times as strong.
struct GradientNoise {
  let seed: UInt64
  /// 0 is one octave alone; at 1 all octaves are equally strong.
  let roughness: CGFloat

  private static let octaves = 4
  private static let goldenRatio: CGFloat = 0.618_033_988_749_894_9

  /// A vector with components from −1 to 1; `place` is in meters, and `time` in waves.
  func vector(at place: CGVector, time: CGFloat) -> CGVector {
    var total = CGVector.zero
    var amplitude: CGFloat = 1
    var scale: CGFloat = 1
    var totalAmplitude: CGFloat = 0
    for octave in 0..<Self.octaves where amplitude > 0 {
      // Each lattice is 0 at its own corners. The shift keeps the corners of the octaves apart, and
      // away from round numbers.
      let shift = Self.goldenRatio * CGFloat(octave + 1)
      let x = Coordinate(place.dx * scale + shift)
      let y = Coordinate(place.dy * scale + 2 * shift)
      let z = Coordinate(time * scale + 3 * shift)
      total.dx += amplitude * lattice(seed &* 2, octave).value(x, y, z)
      total.dy += amplitude * lattice(seed &* 2 &+ 1, octave).value(x, y, z)
      totalAmplitude += amplitude
      amplitude *= roughness
      scale *= 2
    }
    return CGVector(dx: total.dx / totalAmplitude, dy: total.dy / totalAmplitude)
  }

  private func lattice(_ channel: UInt64, _ octave: Int) -> Lattice {
    Lattice(seed: StateDigest.mixed(channel, UInt64(octave)))
  }
}

/// One octave: random gradients at integer positions, blended in between.
private struct Lattice {
  let seed: UInt64

  /// The noise, from −1 to 1; 0 at integer positions.
  func value(_ x: Coordinate, _ y: Coordinate, _ z: Coordinate) -> CGFloat {
    let (left, right) = (hash(seed, x.cell), hash(seed, x.cell &+ 1))
    let (leftTop, leftBottom) = (hash(left, y.cell), hash(left, y.cell &+ 1))
    let (rightTop, rightBottom) = (hash(right, y.cell), hash(right, y.cell &+ 1))
    func plane(_ k: Int64) -> CGFloat {
      y.blend(
        x.blend(slope(leftTop, x, y, z, 0, 0, k), slope(rightTop, x, y, z, 1, 0, k)),
        x.blend(slope(leftBottom, x, y, z, 0, 1, k), slope(rightBottom, x, y, z, 1, 1, k)))
    }
    return z.blend(plane(0), plane(1))
  }

  private func hash(_ hash: UInt64, _ cell: Int64) -> UInt64 {
    StateDigest.mixed(hash, UInt64(bitPattern: cell))
  }

  /// The dot product of a corner's gradient and the offset from that corner.
  private func slope(
    _ edge: UInt64, _ x: Coordinate, _ y: Coordinate, _ z: Coordinate, _ i: Int64, _ j: Int64,
    _ k: Int64
  ) -> CGFloat {
    let hash = hash(edge, z.cell &+ k)
    let rise = (x.rest - CGFloat(i), y.rest - CGFloat(j), z.rest - CGFloat(k))
    // Perlin's twelve gradients: from the center of a cube to the midpoints of its edges.
    let (first, second) =
      switch hash % 3 {
      case 0: (rise.0, rise.1)
      case 1: (rise.1, rise.2)
      default: (rise.2, rise.0)
      }
    return (hash & 4 == 0 ? first : -first) + (hash & 8 == 0 ? second : -second)
  }
}

/// A coordinate, split into its cell and the position within the cell.
private struct Coordinate {
  let cell: Int64
  let rest: CGFloat
  private let fade: CGFloat

  private static var period: CGFloat { 0x1p40 }

  init(_ value: CGFloat) {
    // The period is greater than any real coordinate, and keeps integers exact. It is a power of two,
    // so the remainder is exact. For `truncatingRemainder`, compilers for arm64 use fused products.
    let periods = (value / Self.period).rounded(.towardZero)
    let bounded = value - periods * Self.period
    let floor = bounded.rounded(.down)
    cell = Int64(floor)
    rest = bounded - floor
    fade = rest * rest * rest * (rest * (rest * 6 - 15) + 10)
  }

  func blend(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * fade }
}
