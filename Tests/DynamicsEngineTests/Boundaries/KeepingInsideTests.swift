import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct KeepingInsideTests {
  private static let angle = [
    (0.0, 0.0), (400, 0), (400, 120), (150, 120), (150, 300), (0, 300), (0, 0),
  ].map(Vector.init(x:y:))
  private static var oval: BezierPath {
    BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  /// Whatever pulls, and however far.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aCentreThatIsMovedOutIsPutBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = RowScene()
    switch seed % 3 {
    case 0: scene.addBoundary(Self.angle)
    case 1: scene.addBoundary(Self.oval.contours(tolerance: 0.25))
    default:
      scene.addBoundary(rectangle(around: Vector(x: 100, y: 100), width: 200, height: 150))
      scene.addBoundary(rectangle(around: Vector(x: 150, y: 120), width: 200, height: 150))
    }
    let start = seed % 3 == 1 ? Vector(x: 200, y: 150) : Vector(x: 100, y: 100)
    let body = scene.addBody(
      CompoundShape(.rectangle(CGSize(width: 20, height: 8))), at: start, angle: 0.3)
    for boundary in scene.boundaries { Containment.enclose(body, in: boundary, collides: true) }
    #expect(body.pointee.enclosures.count == scene.boundaries.count)
    let containment = Containment(shapes: scene.shapes)
    for _ in 0..<500 {
      let length = pow(10, random.double(in: -2...3.5))
      let direction = random.double(in: 0...7)
      body.pointee.step.start = body.position
      body.velocity = Vector(x: cos(direction), y: sin(direction)) * (120 * length)
      let place = body.position + Vector(x: cos(direction), y: sin(direction)) * length
      let wasHeld = Containment.allContain(body.pointee.enclosures, place)
      body.setPose(place, angle: body.angle)
      containment.keepInside(body, step: 1.0 / 120)
      #expect(Containment.allContain(body.pointee.enclosures, body.position))
      if wasHeld { #expect(body.position.x == place.x && body.position.y == place.y) }
    }
  }

  @Test func itGoesAsFarAsItsEdgeAndAlongThat() {
    let scene = RowScene()
    scene.addBoundary(rectangle(width: 400, height: 400))
    let body = scene.addBody(CompoundShape(.rectangle(CGSize(width: 20, height: 20))))
    Containment.enclose(body, in: scene.boundaries[0], collides: true)
    body.setPose(Vector(x: 50, y: 380), angle: 0)
    body.velocity = Vector(x: 30, y: 100)
    Containment(shapes: scene.shapes).keepInside(body, step: 1.0 / 120)
    #expect(abs(body.position.x - 50) < 1e-9 && abs(body.position.y - 190) < 1e-9)
    #expect(body.velocity.x == 30 && body.velocity.y == 0)
  }

  @Test func aHoleStopsWhatGoesIntoIt() {
    let scene = RowScene()
    let (outer, hole) = (rectangle(width: 400, height: 400), rectangle(width: 100, height: 100))
    let boundary = scene.addBoundary([outer, hole].map { Contour($0.map(\.point)) })
    let body = scene.addBody(
      CompoundShape(.rectangle(CGSize(width: 20, height: 20))), at: Vector(x: -100, y: 30))
    Containment.enclose(body, in: boundary, collides: true)
    body.setPose(Vector(x: -40, y: 30), angle: 0)
    body.velocity = Vector(x: 100, y: 30)
    Containment(shapes: scene.shapes).keepInside(body, step: 1.0 / 120)
    #expect(body.position.x <= -50 && abs(body.position.y - 30) < 1e-9, "\(body.position)")
    #expect(body.velocity.x == 0 && body.velocity.y == 30)
  }

  @Test func anchoredBodiesAreNeverMoved() {
    let scene = RowScene()
    scene.addBoundary(rectangle(width: 400, height: 400))
    let body = scene.addBody(
      CompoundShape(.rectangle(CGSize(width: 20, height: 20))), isAnchored: true)
    Containment.enclose(body, in: scene.boundaries[0], collides: true)
    body.setPose(Vector(x: 500, y: 0), angle: 0)
    Containment(shapes: scene.shapes).keepInside(body, step: 1.0 / 120)
    #expect(body.position.x == 500)
  }

  @Test func aLookThatIsSparedWouldHaveSaidTheSame() throws {
    var random = SeededGenerator(seed: 3)
    let scene = RowScene()
    let hole = BezierPath(rect: CGRect(x: 180, y: 130, width: 30, height: 30))
    let path = Self.oval.copy()
    path.append(hole)
    let boundary = scene.addBoundary(path.contours(tolerance: 0.25))
    var all: [Enclosure] = []
    all.append(Enclosure(boundary: boundary, chain: 0))
    var place = Vector(x: 200, y: 100)
    var outside = 0
    for _ in 0..<3000 {
      let way = Vector(x: random.double(in: -15...15), y: random.double(in: -15...15))
      let isHeld = all[0].firstLimit(beyond: place + way, all) == nil
      #expect((all[0].firstLimit(beyondNext: place + way, all) == nil) == isHeld)
      #expect(!isHeld || !hole.contains((place + way).point))
      if isHeld { place += way } else { outside += 1 }
    }
    #expect(outside > 30)
  }

  @Test func aBoundaryThatPassedABodyTakesItIn() throws {
    let scene = RowScene()
    let boundary = scene.addBoundary(rectangle(width: 100, height: 100))
    let body = scene.addBody(
      CompoundShape(.rectangle(CGSize(width: 20, height: 30))), at: Vector(x: 300, y: -80))
    let (place, fits) = try #require(Containment.place(inside: boundary, for: body, scene.shapes))
    #expect(fits && abs(place.x - 40) < 1e-4 && abs(place.y + 35) < 1e-4)
    body.setPose(Vector(x: 45, y: 0), angle: 0)
    let (own, isFitting) = try #require(
      Containment.place(inside: boundary, for: body, scene.shapes))
    #expect(isFitting && own.x == 45 && own.y == 0)
    let large = scene.addBody(
      CompoundShape(.rectangle(CGSize(width: 120, height: 30))), at: Vector(x: 300, y: 0))
    #expect(Containment.place(inside: boundary, for: large, scene.shapes) == nil)
  }

  @Test func aLeftBoundaryEnclosesNoMore() {
    let scene = RowScene()
    let boundary = scene.addBoundary(rectangle(width: 100, height: 100))
    let body = scene.addBody(CompoundShape(.rectangle(CGSize(width: 20, height: 30))))
    Containment.enclose(body, in: boundary, collides: true)
    #expect(Containment.isInside(boundary, body))
    Containment.enclose(body, in: boundary, collides: true)
    #expect(body.pointee.enclosures.count == 1)
    Containment.enclose(body, in: boundary, collides: false)
    #expect(!Containment.isInside(boundary, body))
  }

  @Test func ofTwoInOnePlaceTheOneThatCanMoveSlipsOut() {
    let scene = RowScene()
    let square = CompoundShape(.rectangle(CGSize(width: 20, height: 20)))
    let place = Vector(x: 5, y: 5)
    let (first, second) = (scene.addBody(square, at: place), scene.addBody(square, at: place))
    let anchors = (0..<2).map { _ in scene.addBody(square, at: place, isAnchored: true) }
    let aside = scene.addBody(square, at: Vector(x: 5, y: 5.001))
    #expect(CoincidentCenters.bodyToMove(first, second) == second)
    #expect(CoincidentCenters.bodyToMove(second, first) == second)
    #expect(CoincidentCenters.bodyToMove(first, anchors[0]) == first)
    #expect(CoincidentCenters.bodyToMove(anchors[0], anchors[1]) == nil)
    #expect(CoincidentCenters.bodyToMove(first, aside) == nil)
  }
}
