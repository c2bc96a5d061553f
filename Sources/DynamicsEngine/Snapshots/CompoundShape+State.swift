internal import DynamicsGeometry
internal import Foundation

extension CompoundShape {
  func write(to writer: inout StateWriter) {
    writer.write(parts.count)
    for part in parts {
      part.outline.write(to: &writer)
      writer.write(part.center.x)
      writer.write(part.center.y)
      writer.write(part.angle)
    }
  }

  init(from reader: inout StateReader) throws(StateError) {
    var parts: [Part] = []
    for _ in 0..<(try reader.readCount()) {
      let outline = try Outline(from: &reader)
      var (center, angle) = (CGPoint.zero, 0.0)
      try reader.code(&center)
      try reader.code(&angle)
      parts.append(Part(outline, center: center, angle: angle))
    }
    self.init(parts)
    if let flaw { throw StateError(flaw) }
  }
}

extension Outline {
  private enum Kind: Int { case rectangle, ellipse, polygon }

  fileprivate func write(to writer: inout StateWriter) {
    switch self {
    case .rectangle(let size): Self.write(.rectangle, size, to: &writer)
    case .ellipse(let size): Self.write(.ellipse, size, to: &writer)
    case .polygon(let points):
      writer.write(Kind.polygon.rawValue)
      writer.write(points.flatMap { [$0.x, $0.y] })
    }
  }

  private static func write(_ kind: Kind, _ size: CGSize, to writer: inout StateWriter) {
    writer.write(kind.rawValue)
    writer.write(size.width)
    writer.write(size.height)
  }

  fileprivate init(from reader: inout StateReader) throws(StateError) {
    let kind = Kind(rawValue: try reader.readInt())
    switch kind {
    case .rectangle, .ellipse:
      var size = CGSize.zero
      try reader.code(&size)
      self = kind == .ellipse ? .ellipse(size) : .rectangle(size)
    case .polygon: self = .polygon(try reader.readPoints())
    case nil: throw StateError("the kind of an outline is unknown")
    }
  }
}

extension StateReader {
  mutating func readPoints() throws(StateError) -> [CGPoint] {
    let numbers = try readNumbers()
    guard numbers.count % 2 == 0 else { throw StateError("a point lacks a coordinate") }
    return stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}
