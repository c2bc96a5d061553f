internal import DynamicsEngine

struct FieldArrows {
  private static let maxArrows: CGFloat = 1000
  /// In points; shorter arrows are left out.
  private static let shortest: CGFloat = 1

  let action: FieldAction
  /// The spacing of the grid, in points.
  let spacing: CGFloat

  /// The arrows at the centers of the cells of a fixed grid, with the number of each cell.
  ///
  /// They show the acceleration of an item of 1 kg and charge 1 at rest.
  func grid(in area: CGRect) -> [(index: Int, mark: DebugMark)] {
    var arrows: [(index: Int, mark: DebugMark)] = []
    var step = spacing
    // A block of 3 × 3 cells has a cell at its center, so the arrows that remain do not move.
    while max(area.width / step, 1) * max(area.height / step, 1) > Self.maxArrows { step *= 3 }
    let columns = Self.cellCenters(area.minX, area.maxX, step)
    for y in Self.cellCenters(area.minY, area.maxY, step) {
      for x in columns {
        let motion = BodyMotion(
          position: CGPoint(x: x, y: y), velocity: .zero, mass: 1, charge: 1)
        guard let mark = mark(for: motion) else { continue }
        let column = Int((x / spacing).rounded(.down))
        let row = Int((y / spacing).rounded(.down))
        arrows.append((row << 32 ^ column & 0xffff_ffff, mark))
      }
    }
    return arrows
  }

  /// The centers of the cells between two coordinates; if there is none, the middle of the two.
  private static func cellCenters(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> [CGFloat] {
    let first = ((low / step - 0.5).rounded(.up) + 0.5) * step
    guard first < high else { return [(low + high) / 2] }
    // `stride` would call the C library's `fma`. Results that are compared bit by bit must not use
    // it.
    return (0..<Int(((high - first) / step).rounded(.up))).map { first + CGFloat($0) * step }
  }

  /// The arrow at an item, or at a place where one could be.
  func mark(for motion: BodyMotion) -> DebugMark? {
    action.acceleration(of: motion).flatMap { mark(at: motion.position, $0) }
  }

  /// - Parameter acceleration: In points per second squared.
  func mark(at place: CGPoint, _ acceleration: CGVector) -> DebugMark? {
    let arrow = DebugMark.field(acceleration, spacing: spacing)
    return arrow.length < Self.shortest ? nil : DebugMark(.field, from: place, arrow)
  }
}

extension FieldAction {
  /// The acceleration in points per second squared; `nil` outside the region and for a custom
  /// field.
  ///
  /// A velocity that a field imposes counts as an acceleration.
  fileprivate func acceleration(of motion: BodyMotion) -> CGVector? {
    switch effect(on: motion) {
    case .acceleration(let vector), .velocity(let vector): return vector
    case .turnRate(let rate):
      return CGVector(dx: -motion.velocity.dy, dy: motion.velocity.dx) * rate
    case nil: return nil
    }
  }
}

extension FieldLaw {
  /// Whether an item at rest does not show the effect of the field.
  var actsOnMotion: Bool {
    switch self {
    case .drag, .turbulence, .magnetic, .magneticOnApple, .custom: true
    default: false
    }
  }
}
