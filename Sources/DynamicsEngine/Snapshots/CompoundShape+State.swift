internal import DynamicsGeometry
internal import Foundation

extension CompoundShape {
  /// To be read.
  static var blank: Self { Self([]) }

  mutating func codeState(_ coder: inout WordCoder) {
    var parts = parts
    coder.code(&parts, blank: Part(.rectangle(.zero))) { coder, part in
      part.outline.codeState(&coder)
      coder.code(&part.center)
      coder.code(&part.angle)
    }
    guard coder.isReading else { return }
    self = Self(parts)
    if let flaw { coder.fail(StateError(flaw)) }
  }
}

extension Outline {
  fileprivate mutating func codeState(_ coder: inout WordCoder) {
    coder.codeCase(&self, of: [.rectangle(.zero), .ellipse(.zero), .polygon([])], place)
    switch self {
    case .rectangle(var size):
      coder.code(&size)
      self = .rectangle(size)
    case .ellipse(var size):
      coder.code(&size)
      self = .ellipse(size)
    case .polygon(var points):
      coder.code(&points, blank: .zero) { $0.code(&$1) }
      self = .polygon(points)
    }
  }

  /// The place of its case among all cases.
  private var place: Int {
    switch self {
    case .rectangle: 0
    case .ellipse: 1
    case .polygon: 2
    }
  }
}
