import DynamicsChipmunk
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Where shapes touch, against exact geometry.
///
/// A disc was inside a rounded polygon by up to twice that one's radius before it was seen to touch.
@Suite struct ShapeContactsTests {
  enum Kind: CaseIterable {
    case circle, ellipse, flatEllipse, rectangle, path, partOfGroup, line, inside, solid
  }

  static let pairs = Kind.allCases.indices.flatMap { first in
    Kind.allCases[first...].map { (Kind.allCases[first], $0) }
  }
  // Neither lines nor what is behind them meet each other.
  .filter { ![.line, .inside, .solid].contains($0.0) }

  @Test(arguments: pairs) func touchWhereExactGeometrySays(_ one: Kind, _ other: Kind) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let scene = RowScene()
      let first = Shape(one, in: scene, &random)
      let second = Shape(other, in: scene, &random)
      // Half of them exactly upright, many level with each other, some in one place. But nothing is
      // level with the middle of what is behind an edge: that is 20 pt deep.
      let isOnGrid = random.bool() && other != .inside
      let (turn, otherTurn) = (angle(isOnGrid, &random), angle(isOnGrid, &random))
      let offset = Vector(x: random.double(in: -500...500), y: random.double(in: -500...500))
      let place = isOnGrid ? .zero : offset
      first.put(at: place, turn: turn)
      second.put(at: place + way(between: first, second, isOnGrid, &random), turn: otherTurn)
      // Nobody asks about others.
      guard first.box.intersects(second.box) else { continue }
      check(
        (first.chipmunk, first.exact), (second.chipmunk, second.exact), isSwapped: random.bool())
    }
  }

  /// The direction between two equal points is rounding.
  @Test(arguments: [Kind.line, .inside])
  func aCircleWithItsCenterOnALineIsPushedOffAcrossIt(_ kind: Kind) {
    var random = SeededGenerator(seed: 2)
    let scene = RowScene()
    for _ in 0..<300 {
      let (circle, line) = (Shape(.circle, in: scene, &random), Shape(kind, in: scene, &random))
      let turn = random.double(in: -3...3)
      let place = random.vector(within: 500)
      line.put(at: place, turn: turn)
      circle.put(at: place + Vector(angle: turn) * random.double(in: -9...9), turn: 0)
      withUnsafeTemporaryAllocation(of: cpContact.self, capacity: 2) { contacts in
        let info = ShapeContacts.find(circle.chipmunk, line.chipmunk, into: contacts.baseAddress!)
        #expect(info.count == 1)
        #expect(abs(info.n.dot(Vector(angle: turn))) < 1e-6)
        let way = contacts[0].r1 - contacts[0].r2
        #expect((way - info.n * (circle.exact.radius + line.exact.radius)).length < 1e-6)
      }
    }
  }

  /// Chipmunk took the normal of the side instead of the direction to the corner.
  @Test func aCircleOnTheLineOfASideBeyondItsEndTouchesTheCorner() {
    var random = SeededGenerator(seed: 3)
    for number in 0..<3000 {
      // Whole numbers, so that the center is exactly on the line.
      func corner() -> Vector {
        Vector(x: Double(random.int(in: -20...20)), y: Double(random.int(in: -20...20)))
      }
      var corners = [corner(), corner(), corner()]
      let area = (corners[1] - corners[0]).cross(corners[2] - corners[0])
      guard abs(area) > 40 else { continue }
      if area < 0 { corners.swapAt(0, 1) }
      let way = corners[1] - corners[0]
      let center = number % 2 == 0 ? corners[1] + way * 0.5 : corners[0] - way * 0.5
      let disc = RoundedPolygon(
        corners: [center], radius: way.length * random.double(in: 0.2...0.9))
      let circle = cpCircleShapeNew(nil, disc.radius, center)!
      let polygon = cpPolyShapeNewRaw(nil, 3, corners, 0)!
      defer { for shape in [circle, polygon] { cpShapeFree(shape) } }
      for shape in [circle, polygon] { _ = cpShapeUpdate(shape, cpTransformIdentity) }
      check(
        (circle, disc), (polygon, RoundedPolygon(corners: corners)), isSwapped: random.bool())
    }
  }

  private func angle(_ isOnGrid: Bool, _ random: inout SeededGenerator) -> Double {
    isOnGrid ? Double(random.int(in: 0...3)) * .pi / 2 : random.double(in: -3...3)
  }

  /// Just touching, or shallow, or deep; at any side and corner.
  private func way(
    between one: Shape, _ other: Shape, _ isOnGrid: Bool, _ random: inout SeededGenerator
  ) -> Vector {
    if isOnGrid {
      return Vector(x: 5 * Double(random.int(in: -8...8)), y: 5 * Double(random.int(in: -8...8)))
    }
    let direction = Vector(angle: random.double(in: -3.2...3.2))
    let most = one.exact.moved(by: .zero - one.place).overlap(
      with: other.exact.moved(by: .zero - other.place), along: direction)
    let depth = [1e-3, 0.1, 2, most][random.int(in: 0...3)] * random.double(in: -0.1...1)
    return direction * (most - depth) + direction.perpendicular * random.double(in: -15...15)
  }

  private typealias Known = (chipmunk: UnsafeMutablePointer<cpShape>, exact: RoundedPolygon)

  private func check(_ one: Known, _ other: Known, isSwapped: Bool) {
    let margin = Tuning.ShapeContacts.margin
    let depth = one.exact.depth(with: other.exact)
    withUnsafeTemporaryAllocation(of: cpContact.self, capacity: 2) { contacts in
      let (a, b) = isSwapped ? (other, one) : (one, other)
      let info = ShapeContacts.find(a.chipmunk, b.chipmunk, into: contacts.baseAddress!)
      guard info.count > 0 else {
        #expect(depth < 1e-6 - margin, "\(one.exact) and \(other.exact) are near")
        return
      }
      #expect(depth > -1e-6 - margin, "\(one.exact) and \(other.exact) are apart")
      let isFirst = info.a == UnsafePointer(one.chipmunk)
      let (first, second) = isFirst ? (one.exact, other.exact) : (other.exact, one.exact)
      // In the same place no direction is right; `CoincidentCenters` moves one of the two.
      guard !info.n.isZero else { return #expect(first.corners.count == second.corners.count) }
      #expect(abs(info.n.length - 1) < 1e-9)
      #expect(
        abs(first.overlap(with: second, along: info.n) - depth) < 1e-6,
        "\(first) and \(second) are \(depth) deep, but not along \(info.n)")
      let found = contacts.prefix(Int(info.count))
      let deepest = found.map { ($0.r1 - $0.r2).dot(info.n) }.max()!
      #expect(abs(deepest - depth) < 1e-6, "\(first) and \(second) are \(depth) deep")
      for contact in found {
        #expect(first.distance(of: contact.r1) < 1e-6 && second.distance(of: contact.r2) < 1e-6)
      }
    }
  }
}

/// One shape that collides, and what it is exactly.
private final class Shape {
  let chipmunk: UnsafeMutablePointer<cpShape>
  private let own: RoundedPolygon
  private let body: BodyPointer
  private let solid: Solid?
  private(set) var exact: RoundedPolygon
  private(set) var place = Vector.zero

  init(
    _ kind: ShapeContactsTests.Kind, in scene: RowScene, _ random: inout SeededGenerator
  ) {
    let width = 10 * Double(random.int(in: 1...4))
    let size = CGSize(width: width, height: 10 * Double(random.int(in: 1...4)))
    var part: CompoundShape.Part?
    var solid: Solid?
    switch kind {
    case .circle: part = .init(.ellipse(CGSize(width: width, height: width)))
    case .ellipse: part = .init(.ellipse(CGSize(width: width, height: 0.7 * size.height)))
    case .flatEllipse: part = .init(.ellipse(CGSize(width: width, height: 0.1 * size.height)))
    case .rectangle: part = .init(.rectangle(size))
    case .path: part = .init(.polygon(Self.path(&random)))
    case .partOfGroup:
      let outlines: [Outline] = [.rectangle(size), .ellipse(size), .polygon(Self.path(&random))]
      part = .init(
        outlines[random.int(in: 0...2)], center: CGPoint(x: 15, y: -10),
        angle: Double(random.int(in: 0...3)))
    case .line, .inside, .solid: part = nil
    }
    if let part {
      let core = part.outline.roundedCore
      own = RoundedPolygon(corners: core.core.map(part.placed), radius: core.radius)
      body = scene.addBody(CompoundShape([part]))
      chipmunk = scene.rows(of: body)[0].pointee.shape!
    } else {
      // An edge's shape belongs to the ground: here, to a body that can be put anywhere.
      body = scene.addBody(CompoundShape(.rectangle(size)))
      let ends = [Vector(x: -width, y: 0), Vector(x: width, y: 0)]
      if kind == .solid {
        own = RoundedPolygon(corners: Outline.polygon(Self.path(&random)).corners)
        solid = Solid(of: own.corners, on: body.chipmunk)
        chipmunk = solid!.shape
      } else {
        own = RoundedPolygon(corners: ends, radius: kind == .line ? 0 : 20)
        chipmunk = cpSegmentShapeNew(body.chipmunk, ends[0], ends[1], own.radius)
      }
    }
    self.solid = solid
    isOfScene = part != nil
    exact = own
  }

  private let isOfScene: Bool

  var box: BoundingBox { BoundingBox(chipmunk.pointee.bb) }

  deinit { if !isOfScene { cpShapeFree(chipmunk) } }

  func put(at place: Vector, turn: Double) {
    self.place = place
    exact = own.moved(by: place, turn: turn)
    body.setPose(place, angle: turn, rotation: Rotation(cosine: cos(turn), sine: sin(turn)))
    _ = cpShapeUpdate(chipmunk, body.pointee.body.transform)
  }

  private static func path(_ random: inout SeededGenerator) -> [CGPoint] {
    let count = random.int(in: 3...9)
    let (width, height) = (random.double(in: 5...20), random.double(in: 5...20))
    return (0..<count).map { index in
      let angle = 2 * Double.pi * (Double(index) + random.double(in: 0.1...0.9)) / Double(count)
      return CGPoint(x: width * cos(angle), y: height * sin(angle))
    }
  }
}
