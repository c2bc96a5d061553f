#if Pictures
  /// A color without transparency, 0xRRGGBB, and how many pixels have it.
  struct CountedColor {
    let color: UInt32
    let count: Int

    func component(_ shift: UInt32) -> Double { Double(color >> shift & 255) }

    /// Large areas count more than edges, but not so much that edges get no colors.
    var weight: Double { Double(count).squareRoot() }
  }

  /// Colors that one color of a palette stands for, as long as they are not split.
  struct ColorBox {
    private let colors: ArraySlice<CountedColor>
    /// The shift of the component in which the colors differ most.
    private let shift: UInt32
    private let middle: Double
    /// The sum of the squared differences from the mean in that component, by weight.
    let error: Double

    init(_ colors: ArraySlice<CountedColor>) {
      self.colors = colors
      var (shift, middle, error): (UInt32, Double, Double) = (0, 0, -1)
      for candidate: UInt32 in [16, 8, 0] {
        var (weights, sum, squares) = (0.0, 0.0, 0.0)
        for color in colors {
          let (weight, value) = (color.weight, color.component(candidate))
          weights += weight
          sum += weight * value
          squares += weight * value * value
        }
        let spread = squares - sum * sum / weights
        if spread > error { (shift, middle, error) = (candidate, sum / weights, spread) }
      }
      (self.shift, self.middle) = (shift, middle)
      self.error = colors.count > 1 ? error : 0
    }

    /// The most frequent color, so that large areas keep their exact colors.
    var representative: UInt32 {
      colors.max { ($0.count, $1.color) < ($1.count, $0.color) }!.color
    }

    /// The colors on both sides of the mean.
    func split() -> (ColorBox, ColorBox) {
      var sorted = colors
      let end = sorted.partition { $0.component(shift) > middle }
      return (ColorBox(sorted[..<end]), ColorBox(sorted[end...]))
    }
  }
#endif
