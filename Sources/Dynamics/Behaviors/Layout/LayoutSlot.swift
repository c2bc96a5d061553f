internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// One item's area, and the two joints that keep its outline within it.
struct LayoutSlot {
  /// `nil` for the area of all items.
  var area: CGRect?
  var x: JointID?
  var y: JointID?
  /// The box of the outline around the center, in points.
  private var box = CGRect.zero

  /// The motion of an edge of the box that is too small to matter, in points.
  private static let smallest: CGFloat = 0.01

  mutating func measure(_ body: BodyID, in world: World) { box = world.box(of: body) }

  /// Whether the item has turned or has got another shape, so that its box is another one.
  func isOutdated(_ body: BodyID, in world: World) -> Bool {
    let now = world.box(of: body)
    return max(
      abs(now.minX - box.minX), abs(now.maxX - box.maxX), abs(now.minY - box.minY),
      abs(now.maxY - box.maxY)) > Self.smallest
  }

  func joints(
    of body: BodyID, within area: CGRect, _ softness: Softness
  ) -> (x: JointDefinition, y: JointDefinition) {
    func joint(_ axis: CGVector, _ low: CGFloat, _ high: CGFloat) -> JointDefinition {
      // One that is too large is centered.
      let range = low <= high ? low...high : (low + high) / 2...(low + high) / 2
      return JointDefinition(
        .span(axis: axis, range: Double(range.lowerBound)...Double(range.upperBound)), .on(body),
        .at(.zero), softness: softness)
    }
    return (
      joint(CGVector(dx: 1, dy: 0), area.minX - box.minX, area.maxX - box.maxX),
      joint(CGVector(dx: 0, dy: 1), area.minY - box.minY, area.maxY - box.maxY)
    )
  }

  mutating func code(_ coder: inout BehaviorCoder) {
    coder.words.codeArea(&area)
    coder.code(&x)
    coder.code(&y)
    coder.words.code(&box)
  }
}

struct LayoutSettings: Equatable {
  var area: CGRect?
  /// Hertz; 0 is hard.
  var frequency: CGFloat = 3
  var damping: CGFloat = 1

  var softness: Softness {
    frequency > 0 ? .spring(frequency: frequency, damping: damping) : .hard
  }

  mutating func codeArea(_ coder: inout WordCoder) { coder.codeArea(&area) }
}

extension WordCoder {
  /// Visits an area that is valid, or none.
  fileprivate mutating func codeArea(_ area: inout CGRect?) {
    code(&area, blank: .zero) { coder, area in
      coder.code(&area)
    }
    check(area.map(Limits.isArea) ?? true, "an area of a layout is out of range")
  }
}
