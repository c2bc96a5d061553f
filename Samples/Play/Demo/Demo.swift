import Dynamics
import Foundation
import SampleSupport

/// A hand that plays a scene by itself, the same way for the same seed.
struct Demo {
  private var random: SeededGenerator
  private var planned: [(tick: Int, action: Action)] = []
  private var nextStart = Self.firstStart
  private var strokeCount = 0
  private var isGravityTurned = false

  /// The tick of the first action: first one sees the scene as it is.
  private static let firstStart = 90

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns the actions that are due before the next tick.
  mutating func actions(for stage: Playground) -> [Action] {
    let now = stage.tickCount
    if planned.isEmpty, now >= nextStart { plan(for: stage, from: now) }
    let due = planned.prefix { $0.tick <= now }.map(\.action)
    planned.removeFirst(due.count)
    return due
  }

  private mutating func plan(for stage: Playground, from now: Int) {
    if !stage.strokes.isEmpty {
      draw(stage.strokes[strokeCount % stage.strokes.count], from: now)
      strokeCount += 1
    } else if stage.isGravityOn, isGravityTurned || random.next(below: 8) == 0 {
      let angle = isGravityTurned ? .pi / 2 : Double(random.next(below: 4)) * .pi / 2
      isGravityTurned.toggle()
      planned.append((now, .gravity(CGVector(dx: cos(angle).rounded(), dy: sin(angle).rounded()))))
    } else if let stroke = randomThrow(in: stage) {
      draw(stroke, from: now)
    }
    let end = planned.last?.tick ?? now
    nextStart = end + Int(random.double(in: 80...200))
  }

  /// A throw of a random item in a random direction.
  private mutating func randomThrow(in stage: Playground) -> Stroke? {
    let area = CGRect(origin: .zero, size: stage.size).insetBy(dx: 8, dy: 8)
    let bodies = stage.bodies.filter { area.contains($0.center) }
    guard !bodies.isEmpty else { return nil }
    let start = bodies[Int(random.next(below: UInt64(bodies.count)))].center
    let angle = random.double(in: 0...2 * .pi)
    let distance = random.double(in: 50...120)
    let end = CGPoint(
      x: min(max(start.x + distance * cos(angle), area.minX), area.maxX),
      y: min(max(start.y + distance * sin(angle), area.minY), area.maxY))
    return Stroke(start: start, end: end, seconds: random.double(in: 0.2...0.5))
  }

  /// Draws a line with a hand that becomes faster, one event for each frame.
  private mutating func draw(_ stroke: Stroke, from now: Int) {
    planned.append((now, .grab(stroke.start)))
    let count = Int(stroke.seconds * 60)
    for step in 0..<count {
      let share = pow(Double(step + 1) / Double(count), 1.6)
      let place = CGPoint(
        x: stroke.start.x + (stroke.end.x - stroke.start.x) * share,
        y: stroke.start.y + (stroke.end.y - stroke.start.y) * share)
      planned.append((now + 2 * (step + 1), .drag(place)))
    }
    planned.append((now + 2 * count + 1, .release))
  }
}
