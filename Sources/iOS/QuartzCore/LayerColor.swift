internal import CoreGraphics
internal import DynamicsTiming

/// An optional color that can be interpolated.
struct LayerColor: ChangingEnd {
  let color: CGColor?

  /// Interpolates between two colors; `nil` counts as a clear color.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self {
    guard progress != 0, progress != 1, let visible = start.color ?? end.color else {
      return progress == 0 ? start : end
    }
    let clear = visible.copy(alpha: 0)
    guard let from = (start.color ?? clear)?.components, let to = (end.color ?? clear)?.components
    else { return end }
    func part(_ index: Int) -> CGFloat {
      .interpolate(from: from[index], to: to[index], progress: progress)
    }
    return Self(color: CGColor(red: part(0), green: part(1), blue: part(2), alpha: part(3)))
  }
}
