import Dynamics
import DynamicsPictures
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@Suite("Drawing")
struct DrawingTests {
  private static let ground = [255, 255, 255, 255]
  private static let blue = [0, 0, 224, 255]
  private static let blueFill = RecordingAppearance(fill: "#0000e0")

  /// The colors of a still picture, as a WebP of all colors.
  private func colors(
    _ items: [Recording.Item], _ style: PictureStyle = PictureStyle(), at places: [(Int, Int)]
  ) throws -> [[Int]] {
    try ReadPicture(
      .still(items), as: .webp(style: style),
      at: places.map { ReadPicture.Place(time: 0, x: $0.0, y: $0.1) }
    ).colors
  }

  @Test("An ellipse, a rectangle with round corners, and a polygon")
  func shapes() throws {
    let size = CGSize(width: 60, height: 40)
    let corner = (22, 12)
    let edge = (22, 30)
    #expect(
      try colors([.example(.rectangle(size: size), Self.blueFill)], at: [corner, edge])
        == [Self.blue, Self.blue])
    var round = Self.blueFill
    round.cornerRadius = 12
    #expect(
      try colors([.example(.rectangle(size: size), round)], at: [corner, edge])
        == [Self.ground, Self.blue])
    #expect(
      try colors([.example(.ellipse(size: size), Self.blueFill)], at: [(24, 15), edge])
        == [Self.ground, Self.blue])
    let triangle = [CGPoint(x: -30, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: -30, y: -20)]
    #expect(
      try colors([.example(.polygon(corners: triangle), Self.blueFill)], at: [(75, 15), (25, 40)])
        == [Self.ground, Self.blue])
  }

  @Test("Figures are filled by their rules, stroked, and come one above the other")
  func figures() throws {
    // Two squares within each other that run the same way.
    let squares = BezierPath(rect: CGRect(x: -30, y: -20, width: 60, height: 40))
    squares.append(BezierPath(rect: CGRect(x: -10, y: -10, width: 20, height: 20)))
    var ring = RecordingAppearance.Figure(squares, fill: "#0000e0")
    let places = [(50, 30), (25, 30)]
    let size = CGSize(width: 60, height: 40)
    func colors(_ figures: [RecordingAppearance.Figure]) throws -> [[Int]] {
      try self.colors(
        [.example(.rectangle(size: size), RecordingAppearance(figures: figures))], at: places)
    }
    #expect(try colors([ring]) == [Self.blue, Self.blue])
    ring.fillRule = .evenOdd
    #expect(try colors([ring]) == [Self.ground, Self.blue])
    let line = BezierPath()
    line.move(to: CGPoint(x: -30, y: 0))
    line.addLine(to: CGPoint(x: 30, y: 0))
    let stroke = RecordingAppearance.Figure(line, stroke: "#0000e0", strokeWidth: 8)
    #expect(try colors([stroke]) == [Self.blue, Self.blue])
    let lid = RecordingAppearance.Figure(
      BezierPath(rect: CGRect(x: -5, y: -5, width: 10, height: 10)), fill: "#ffffff")
    #expect(try colors([stroke, lid]) == [Self.ground, Self.blue])
  }

  @Test("A figure of text is drawn where it is, also centered")
  func text() throws {
    func inks(_ alignment: RecordingAppearance.Figure.Alignment) throws -> [Bool] {
      var figure = RecordingAppearance.Figure(BezierPath(), fill: "#0000e0")
      figure.text = .init("IIIIII", at: CGPoint(x: 0, y: 10), size: 30, alignment: alignment)
      let item = Recording.Item.example(
        .rectangle(size: CGSize(width: 90, height: 40)), RecordingAppearance(figures: [figure]))
      let row = (5..<95).map { ($0, 30) }
      let seen = try colors([item], at: row).map { $0 != Self.ground }
      return [seen[..<45].contains(true), seen[45...].contains(true)]
    }
    #expect(try inks(.start) == [false, true])
    #expect(try inks(.middle) == [true, true])
    #expect(try inks(.end) == [true, false])
  }

  @Test("An ellipse that is too thin to see, and letters that no font has, leave the rest as it is")
  func extremes() throws {
    var text = RecordingAppearance.Figure(BezierPath(), fill: "#0000e0")
    text.text = .init("I", at: .zero, size: 1e8)
    let thin = Recording.Item.example(
      .ellipse(size: CGSize(width: 1e-200, height: 1e-200)), Self.blueFill)
    let letter = Recording.Item.example(
      .rectangle(size: CGSize(width: 1, height: 1)), RecordingAppearance(figures: [text]))
    let box = Recording.Item.example(.rectangle(size: CGSize(width: 60, height: 40)), Self.blueFill)
    #expect(try colors([thin, letter, box], at: [(25, 30)]) == [Self.blue])
  }

  @Test("A pose is turned clockwise")
  func turned() throws {
    let item = Recording.Item.example(
      .rectangle(size: CGSize(width: 50, height: 6)), Self.blueFill,
      [Recording.Keyframe(0, x: 50, y: 30, angle: .pi / 4)])
    #expect(
      try colors([item], at: [(62, 42), (62, 18), (50, 30)]) == [
        Self.blue, Self.ground, Self.blue,
      ])
  }

  @Test("Items above cover those below, and see through where they are translucent")
  func order() throws {
    let size = CGSize(width: 30, height: 30)
    let below = Recording.Item.example(.rectangle(size: size), Self.blueFill)
    let above = Recording.Item.example(
      .rectangle(size: size), RecordingAppearance(fill: "#ff000080"),
      [Recording.Keyframe(0, x: 65, y: 30)])
    let both = try colors([below, above], at: [(40, 30), (58, 30), (75, 30)])
    #expect(both[0] == Self.blue)
    #expect(abs(both[1][0] - 128) < 3 && abs(both[1][2] - 112) < 3)
    #expect(both[2] == [255, 127, 127, 255])
    let reversed = try colors([above, below], at: [(58, 30)])
    #expect(reversed == [Self.blue])
  }

  @Test("A stroke is 1.5 points wide")
  func stroke() throws {
    let item = Recording.Item.example(
      .rectangle(size: CGSize(width: 40, height: 40)), RecordingAppearance(stroke: "#008000"))
    #expect(
      try colors([item], PictureStyle(width: 400), at: [(120, 120), (124, 120), (114, 120)]) == [
        [0, 128, 0, 255], Self.ground, Self.ground,
      ])
  }

  @Test("A label is dark on a light fill, and light on a dark one")
  func label() throws {
    for (fill, ink) in [("#f0f0ff", 34), ("#202060", 255)] {
      let item = Recording.Item.example(
        .rectangle(size: CGSize(width: 60, height: 40)),
        RecordingAppearance(fill: RecordingAppearance.Color(hex: fill), label: "8"))
      let places = (44..<56).flatMap { x in (24..<36).map { (x, $0) } }
      let found = try colors([item], at: places)
      // Within the digit, its ink; its corners have none.
      #expect(found.contains { abs($0[0] - ink) < 30 && abs($0[2] - ink) < 30 })
      #expect(found[0][0] == Int(fill.dropFirst().prefix(2), radix: 16))
    }
  }

  @Test("A picture is as wide as asked, and its colors are where they belong")
  func width() throws {
    let item = Recording.Item.example(
      .rectangle(size: CGSize(width: 20, height: 20)), Self.blueFill)
    let film = try ReadPicture(
      .still([item]), as: .gif(style: PictureStyle(width: 250)),
      at: [
        ReadPicture.Place(time: 0, x: 101, y: 75), ReadPicture.Place(time: 0, x: 98, y: 75),
      ])
    #expect(film.size == [250, 150])
    #expect(film.colors == [Self.blue, Self.ground])
  }

  @Test("The bounds may begin anywhere, and an MP4 has even sides")
  func bounds() throws {
    var recording = Recording(
      bounds: CGRect(x: -50, y: 1000, width: 101, height: 61), duration: 0, framesPerSecond: 60)
    recording.add(
      .example(
        .rectangle(size: CGSize(width: 20, height: 20)), Self.blueFill,
        [Recording.Keyframe(0, x: 0, y: 1030)]))
    let places = [
      ReadPicture.Place(time: 0, x: 50, y: 30), ReadPicture.Place(time: 0, x: 101, y: 61),
    ]
    let film = try ReadPicture(recording, as: .mp4, at: places)
    #expect(film.size == [102, 62])
    #expect(film.colors[0][2] > 200 && film.colors[0][0] < 30)
    #expect(film.colors[1].allSatisfy { $0 > 250 })
    let gif = try ReadPicture(recording, as: .gif, at: [places[0]])
    #expect(gif.size == [101, 61])
    #expect(gif.colors == [Self.blue])
  }

  @Test("Items far away and huge items are drawn where they are")
  func far() throws {
    let size = CGSize(width: 20, height: 20)
    // Cairo's numbers begin again after 2²⁴ pixels.
    let far = [CGFloat(1 << 24), -CGFloat(1 << 24), 1e9].map { distance in
      Recording.Item.example(
        .rectangle(size: size), Self.blueFill, [Recording.Keyframe(0, x: 50 + distance, y: 30)])
    }
    #expect(try colors(far, at: [(50, 30), (99, 30)]) == [Self.ground, Self.ground])
    let floor = Recording.Item.example(
      .rectangle(size: CGSize(width: 1e9, height: 20)), Self.blueFill)
    let disc = Recording.Item.example(
      .ellipse(size: CGSize(width: 1e8, height: 20)), RecordingAppearance(stroke: "#008000"))
    #expect(
      try colors([floor, disc], at: [(1, 30), (98, 30), (98, 50)]) == [
        Self.blue, Self.blue, Self.ground,
      ])
  }

  @Test("X-ray draws outlines, boundaries, marks and sleep")
  func xray() throws {
    let item = BasicItem(center: CGPoint(x: 50, y: 20), size: CGSize(width: 20, height: 20))
    let collision = CollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 60))
    animator.addBehavior(collision)
    animator.addBehavior(
      AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 50, y: 2)))
    let recording = animator.record(for: 0.1) { _ in RecordingAppearance(fill: "#0000e0") }
    let style = PictureStyle(width: 1000, showsXray: true)
    let places = [(200, 500), (500, 80), (400, 200), (450, 250)].map {
      ReadPicture.Place(time: 0, x: $0.0, y: $0.1)
    }
    let film = try ReadPicture(recording, as: .webp(style: style), at: places)
    let ink = [208, 0, 111, 255]
    #expect(film.colors[0] == ink)
    #expect(film.colors[2] == ink)
    #expect(film.colors[3] != Self.blue)
    let plain = try ReadPicture(
      recording, as: .webp(style: PictureStyle(width: 1000)), at: places)
    #expect(plain.colors == [Self.ground, Self.ground, Self.blue, Self.blue])
    // The rod is a frame of 5 pt around its line.
    let rod = try ReadPicture(
      recording, as: .webp(style: style),
      at: (460..<540).map { ReadPicture.Place(time: 0, x: $0, y: 60) })
    #expect(rod.colors.contains([0, 114, 178, 255]))
  }
}
