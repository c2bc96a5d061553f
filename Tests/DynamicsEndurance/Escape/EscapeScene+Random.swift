import Dynamics
import DynamicsTestSupport

extension EscapeScene {
  /// - Parameter isShort: Few items and steps, for builds without optimization.
  package init(seed: UInt64, isShort: Bool = false) {
    var dice = Dice(random: SeededGenerator(seed: seed), isShort: isShort)
    self = dice.scene()
  }
}

/// Throws scenes.
private struct Dice {
  var random: SeededGenerator
  let isShort: Bool
  private var arena = CGRect.zero
  /// Whether all walls are around the middle of the arena.
  private var isNested = false
  private var outlines: [Outline] = []
  private var itemCount = 0

  init(random: SeededGenerator, isShort: Bool) {
    self.random = random
    self.isShort = isShort
  }

  mutating func scene() -> EscapeScene {
    let side = power(1.7...3.2)
    let far = one(in: 8) ? power(3...6) : 0
    arena = CGRect(
      x: signed(far), y: signed(far), width: side, height: side * random.double(in: 0.3...1))
    isNested = one(in: 3)
    let walls = (0..<random.int(in: isNested ? 2...4 : 1...3)).map { wall($0) }
    var parts = walls.map(EscapeScene.Part.wall)
    for _ in 0..<random.int(in: 1...(isShort ? 3 : 6)) { parts.append(.item(item())) }
    if one(in: 4) { parts += chain() }
    for _ in 0..<random.int(in: 1...5) { parts.append(.pull(pull())) }
    let steps = isShort ? random.int(in: 6...16) : random.int(in: 20...90)
    for _ in 0..<(random.bool() ? 0 : random.int(in: 1...5)) {
      parts.append(.change(change(walls), step: random.int(in: 1...steps)))
    }
    let timeStep = random.bool() ? 1.0 / 120 : power(-4 ... -1)
    return EscapeScene(timeStep: timeStep, steps: steps, bounds: arena, parts: parts)
  }

  // MARK: Walls

  private mutating func wall(_ name: Int) -> EscapeScene.Wall {
    let behavior = one(in: 4) ? 1 : 0
    if one(in: 3) {
      let least = min(arena.width, arena.height) * 0.2
      let insets =
        random.bool()
        ? EdgeInsets.zero
        : EdgeInsets(
          top: signed(least), left: signed(least), bottom: signed(least), right: signed(least))
      outlines.append(.rect(arena.inset(by: insets)))
      return EscapeScene.Wall(name: name, behavior: behavior, kind: .referenceBounds(insets))
    }
    let outline = outline()
    outlines.append(outline)
    return EscapeScene.Wall(name: name, behavior: behavior, kind: .path(outline))
  }

  /// Somewhere in the arena, most of it.
  private mutating func rect() -> CGRect {
    let (w, h) = (random.double(in: 0.3...1.1), random.double(in: 0.3...1.1))
    if isNested {
      let shift = random.double(in: -0.1...0.1)
      return CGRect(
        x: arena.midX - (w / 2 + shift) * arena.width, y: arena.midY - h / 2 * arena.height,
        width: w * arena.width, height: h * arena.height)
    }
    return CGRect(
      x: arena.minX + random.double(in: -0.1...0.6) * arena.width,
      y: arena.minY + random.double(in: -0.1...0.6) * arena.height,
      width: w * arena.width, height: h * arena.height)
  }

  private mutating func outline() -> Outline {
    let rect = rect()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (start, sweep) = (random.double(in: 0...6), random.double(in: 0.5...5.8))
    switch random.int(in: 0...9) {
    case 0: return .rect(rect)
    case 1: return .oval(rect)
    case 2:
      guard one(in: 3) else { return .oval(rect) }
      let share = random.double(in: 0.1...0.35)
      return .ring(
        rect, hole: rect.insetBy(dx: rect.width * share, dy: rect.height * share))
    case 3:
      return .rounded(rect, radius: random.double(in: 0.05...0.5) * min(rect.width, rect.height))
    case 4: return .sector(center, radius: rect.width / 2, start: start, sweep: sweep)
    case 5: return .polygon(ring(rect, count: random.int(in: 3...9), least: 1))
    case 6: return .polygon(ring(rect, count: random.int(in: 4...14), least: 0.2))
    case 7:
      if one(in: 2) { return .blob(dents(rect)) }
      return one(in: 2)
        ? .star(crossing(rect))
        : .arc(center, radius: rect.width / 2, start: start, sweep: sweep)
    case 8: return .polygon(ring(rect, count: random.int(in: 60...300), least: 0.93))
    default: return .blob(blob(rect))
    }
  }

  /// Corners around the middle of a rectangle; of one ellipse when `least` is 1.
  private mutating func ring(_ rect: CGRect, count: Int, least: CGFloat) -> [CGPoint] {
    let start = random.double(in: 0...6)
    let corners = (0..<count).map { index in
      let angle = start + 2 * .pi * (Double(index) + random.double(in: 0...0.6)) / Double(count)
      let distance = random.double(in: least...1) / 2
      return CGPoint(
        x: rect.midX + distance * rect.width * cos(angle),
        y: rect.midY + distance * rect.height * sin(angle))
    }
    return random.bool() ? corners : corners.reversed()
  }

  private mutating func crossing(_ rect: CGRect) -> [CGPoint] {
    let corners = ring(rect, count: 5, least: 1)
    return (0..<5).map { corners[$0 * 2 % 5] }
  }

  /// Smooth, through corners of a ring (Catmull and Rom's tangents).
  private mutating func blob(_ rect: CGRect) -> [Outline.Cubic] {
    let knots = ring(rect, count: random.int(in: 4...8), least: 0.5)
    let count = knots.count
    func knot(_ index: Int) -> CGPoint { knots[(index + count) % count] }
    func handle(_ index: Int, _ sign: CGFloat) -> CGPoint {
      let (before, after) = (knot(index - 1), knot(index + 1))
      return CGPoint(
        x: knot(index).x + sign * (after.x - before.x) / 8,
        y: knot(index).y + sign * (after.y - before.y) / 8)
    }
    return (0..<count).map { index in
      Outline.Cubic(
        start: knot(index), control1: handle(index, 1), control2: handle(index + 1, -1),
        end: knot(index + 1))
    }
  }

  /// Corners joined by curves that bend inward.
  private mutating func dents(_ rect: CGRect) -> [Outline.Cubic] {
    let corners = ring(rect, count: random.int(in: 3...6), least: 0.7)
    let depth = random.double(in: 0.02...0.5)
    func bent(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + depth * (rect.midX - point.x), y: point.y + depth * (rect.midY - point.y))
    }
    func mixed(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (2 * a.x + b.x) / 3, y: (2 * a.y + b.y) / 3)
    }
    return corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      return Outline.Cubic(
        start: start, control1: bent(mixed(start, end)), control2: bent(mixed(end, start)),
        end: end)
    }
  }

  // MARK: Items

  /// Mostly inside a wall; often just inside, where chords and curves differ.
  private mutating func place() -> CGPoint {
    guard !one(in: 10) else {
      return random.point(in: arena.insetBy(dx: -arena.width / 3, dy: -arena.height / 3))
    }
    let outline = outlines[random.int(in: 0...outlines.count - 1)]
    let path = outline.makePath()
    let near =
      isNested ? arena.insetBy(dx: 0.42 * arena.width, dy: 0.42 * arena.height) : arena
    var inside = random.point(in: near)
    for _ in 0..<40 where !path.contains(inside) { inside = random.point(in: arena) }
    guard path.contains(inside), one(in: 3) else { return inside }
    var outside = inside
    let angle = random.double(in: 0...6.3)
    var step = 0.05 * arena.width
    while path.contains(outside) {
      outside = CGPoint(x: outside.x + step * cos(angle), y: outside.y + step * sin(angle))
    }
    // Halve the way until it is about as short as chords stray.
    let closeness = power(-6 ... -0.5)
    while inside.distance(to: outside) > closeness {
      let middle = CGPoint(x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2)
      if path.contains(middle) { inside = middle } else { outside = middle }
      step /= 2
      if step < 1e-12 { break }
    }
    return inside
  }

  private mutating func item(at place: CGPoint? = nil) -> EscapeScene.Item {
    itemCount += 1
    let largest = log10(500.0)
    let size = CGSize(width: power(0...largest), height: power(0...largest))
    let (speed, angle) = (one(in: 3) ? 0 : power(0...6), random.double(in: 0...6.3))
    return EscapeScene.Item(
      name: itemCount - 1, shape: EscapeScene.Item.Shape(rawValue: random.int(in: 0...4))!,
      center: place ?? self.place(), size: size,
      angle: random.bool() ? 0 : random.double(in: 0...6.3),
      behaviors: one(in: 3) ? [0, 1] : one(in: 5) ? [1] : [0], isAnchored: one(in: 12),
      turns: !one(in: 6), density: one(in: 3) ? power(-6...6) : 1,
      elasticity: random.double(in: 0...1), friction: random.double(in: 0...2),
      resistance: one(in: 3) ? power(-1...2) : 0,
      velocity: CGPoint(x: speed * cos(angle), y: speed * sin(angle)),
      spin: random.bool() ? 0 : signed(power(0...4)))
  }

  /// A row of items across the arena, each tied to the next.
  private mutating func chain() -> [EscapeScene.Part] {
    let count = random.int(in: 3...(isShort ? 4 : 8))
    let (from, to) = (random.point(in: arena), random.point(in: arena))
    let tie = EscapeScene.Tie(rawValue: random.int(in: 0...5))!
    let first = itemCount
    var parts: [EscapeScene.Part] = []
    for index in 0..<count {
      let share = CGFloat(index) / CGFloat(count)
      let place = CGPoint(
        x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
      var link = item(at: place)
      link.size = CGSize(width: power(0.3...1.5), height: power(0.3...1.5))
      parts.append(.item(link))
    }
    for index in first..<first + count - 1 {
      parts.append(.pull(.tie(tie, index, index + 1, frequency: 0)))
    }
    return parts
  }

  // MARK: Pulls

  private mutating func pull() -> EscapeScene.Pull {
    let (item, other) = (random.int(in: 0...itemCount - 1), random.int(in: 0...itemCount - 1))
    let outside = CGPoint(
      x: arena.midX + signed(power(0...3.5)), y: arena.midY + signed(power(0...3.5)))
    let frequency = random.bool() ? 0 : power(-1...3)
    switch random.int(in: 0...9) {
    case 0, 1: return .gravity(vector(power(-1...3)))
    case 2:
      let offset = Offset(horizontal: signed(20), vertical: signed(20))
      return .push(
        item, vector(power(0...6)), random.bool() ? .zero : offset, isContinuous: random.bool())
    case 3: return .snap(item, outside, damping: random.double(in: 0...1))
    case 4: return .drag(item, to: outside)
    case 5:
      return .anchor(
        item, random.bool() ? .zero : Offset(horizontal: signed(30), vertical: signed(30)),
        outside, length: one(in: 3) ? 0 : power(0...3), frequency: frequency,
        damping: power(-2...1))
    case 6: return .rail(item, outside, vector(1))
    case 7:
      return .tie(
        EscapeScene.Tie(rawValue: random.int(in: 0...5))!, item, other, frequency: frequency)
    default:
      return .field(
        EscapeScene.Field(rawValue: random.int(in: 0...10))!, outside, vector(power(-1...3)),
        strength: signed(power(-1...6)))
    }
  }

  // MARK: Changes

  private mutating func change(_ walls: [EscapeScene.Wall]) -> EscapeScene.Change {
    let item = random.int(in: 0...itemCount - 1)
    let behavior = random.int(in: 0...1)
    let wall = random.int(in: 0...walls.count - 1)
    switch random.int(in: 0...14) {
    case 13, 14:
      let velocity = vector(power(0...5))
      return .drive(item, CGPoint(x: velocity.dx, y: velocity.dy), spin: signed(power(-1...2)))
    case 0...2: return .bounds(random.bool() ? arena.insetBy(dx: 0.1 * arena.width, dy: 0) : rect())
    case 3, 4: return .replace(wall, outline())
    case 5: return .slide(wall, vector(power(-2...2)))
    case 6: return .removeWall(wall)
    case 7: return .leave(item, behavior: behavior)
    case 8: return .join(item, behavior: behavior)
    case 9: return .move(item, place())
    case 10: return random.bool() ? .boundariesOff(behavior: 0) : .boundariesOn(behavior: 0)
    case 11: return random.bool() ? .anchor(item) : .deactivate(item)
    default: return .retime(power(-4 ... -1))
    }
  }

  // MARK: Numbers

  private mutating func one(in count: Int) -> Bool { random.int(in: 1...count) == 1 }

  /// Ten to a power.
  private mutating func power(_ exponents: ClosedRange<Double>) -> CGFloat {
    pow(10, random.double(in: exponents))
  }

  private mutating func signed(_ most: CGFloat) -> CGFloat { random.double(in: -most...most) }

  private mutating func vector(_ length: CGFloat) -> CGVector {
    let angle = random.double(in: 0...(2 * .pi))
    return CGVector(dx: length * cos(angle), dy: length * sin(angle))
  }
}
