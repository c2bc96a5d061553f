import Dynamics
import DynamicsTestSupport

extension SeamScene {
  func addWall(_ feature: SeamPlan.Feature, _ random: inout SeededGenerator) {
    switch feature {
    case .bounds: addBounds(&random)
    case .segment: addSegment(&random)
    case .polygon: addPolygon(&random)
    case .curve: addCurve(&random)
    case .anchored: addAnchored(&random)
    case .platform: addPlatform(&random)
    case .movingWall: addMovingWall(&random)
    default: break
    }
  }

  private var name: Int { collision.boundaryIdentifiers?.count ?? 0 }

  private func path(_ corners: [(CGFloat, CGFloat)]) -> BezierPath {
    Outline.polygon(corners.map { frame.room($0.0, $0.1) }).makePath()
  }

  /// From the wall, as far as items go.
  private var square: [(CGFloat, CGFloat)] { [(-500, -250), (0, -250), (0, 250), (-500, 250)] }

  private func rect(movedBy x: CGFloat) -> CGRect {
    path(square.map { ($0.0 + x, $0.1) }).bounds
  }

  private static func flat(isMoving: Bool = false, isOpen: Bool = false) -> Wall {
    Wall(depth: { place, moved in place.x + (isMoving ? moved : 0) }, isOpen: isOpen)
  }

  private func addBounds(_ random: inout SeededGenerator) {
    animator.referenceBounds = rect(movedBy: 0)
    walls.append(Self.flat())
  }

  private func addSegment(_ random: inout SeededGenerator) {
    let reach: CGFloat = random.bool() ? 850 : random.double(in: 60...200)
    collision.addBoundary(
      withIdentifier: name, from: frame.room(0, -reach), to: frame.room(0, reach))
    if reach > 800 { walls.append(Self.flat(isOpen: true)) }
  }

  private func addPolygon(_ random: inout SeededGenerator) {
    if random.bool() {
      // A room with slanting corners.
      collision.addBoundary(
        withIdentifier: name,
        for: path([
          (0, -150), (0, 150), (-100, 250), (-450, 250), (-500, 0), (-450, -250), (-100, -250),
        ]))
      walls.append(
        Wall(depth: { place, _ in
          let height = abs(place.y)
          let corner: CGFloat = (place.x + height - 150) / CGFloat(2).squareRoot()
          return max(place.x, corner, height - 250)
        }))
    } else {
      // A solid before them.
      collision.addBoundary(
        withIdentifier: name, for: path([(0, -120), (80, -60), (80, 60), (0, 120)]))
    }
  }

  private func addCurve(_ random: inout SeededGenerator) {
    let r = Self.radius
    let center = frame.room(-r, 0)
    let circle = CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r)
    let outline: Outline
    switch random.int(in: 0...3) {
    case 0: outline = .oval(circle)
    case 1: outline = .rounded(circle, radius: r * random.double(in: 0.3...1))
    case 2:
      // Half of a circle around the wall's middle.
      let way = frame.way(1, 0)
      let start = atan2(way.y, way.x) - .pi / 2
      outline = .arc(center, radius: r, start: start, sweep: .pi)
    default:
      // A ball before the wall.
      let ball = random.double(in: 20...200)
      let middle = frame.room(ball, 0)
      outline = .oval(
        CGRect(x: middle.x - ball, y: middle.y - ball, width: 2 * ball, height: 2 * ball))
      collision.addBoundary(withIdentifier: name, for: outline.makePath())
      return
    }
    collision.addBoundary(withIdentifier: name, for: outline.makePath())
    guard outline.isClosed else { return }
    walls.append(
      Wall(depth: { [frame] place, _ in
        let point = frame.room(place.x, place.y)
        // Only whether it is deeper than a few depths matters.
        return [0, 0.25, 1, 2, 4, 1000].first { outline.contains(point, slack: $0) } ?? .infinity
      }))
  }

  private func addAnchored(_ random: inout SeededGenerator) {
    let size = CGSize(width: random.double(in: 20...60), height: random.double(in: 60...300))
    let isRound = random.int(in: 0...2) == 0
    let side = isRound ? CGSize(width: size.height, height: size.height) : size
    _ = addObstacle(
      isRound ? .disc : nil, side, at: CGPoint(x: side.width / 2, y: 0))
  }

  /// A wall that comes and goes, or a belt.
  private func addPlatform(_ random: inout SeededGenerator) {
    let size = CGSize(width: 20, height: random.double(in: 80...300))
    let item = addObstacle(nil, size, at: CGPoint(x: 10, y: 0), isKinematic: true)
    let belt = plan.situation == .motion ? random.double(in: 50...300) : 0
    (input, kick) = (max(input, belt), max(kick, belt))
    let (motion, frame) = (motion, frame)
    drives.append { _, velocity in
      motion.setLinearVelocity(frame.way(-velocity, belt), for: item)
    }
    endings.append { motion.setLinearVelocity(.zero, for: item) }
  }

  private func addMovingWall(_ random: inout SeededGenerator) {
    let (collision, animator, frame, course, name) = (collision, animator, frame, course, name)
    let style = plan.has(.bounds) ? 1 : random.int(in: 0...2)
    switch style {
    case 0:
      // Moves evenly, there and back.
      collision.addBoundary(
        withIdentifier: name, from: frame.room(0, -850), to: frame.room(0, 850))
      var last = FloatingPointSign.minus
      var isMoving = false
      drives.append { _, velocity in
        // Places are rounded.
        guard abs(velocity) > 1e-6, !isMoving || velocity.sign != last else { return }
        (isMoving, last) = (true, velocity.sign)
        let way = velocity > 0 ? course.forward : -course.back
        collision.moveBoundary(
          withIdentifier: name, by: frame.vector(-way, 0), duration: abs(way / velocity))
      }
    case 1:
      // Is replaced in each step.
      var last = -1.0
      drives.append { [unowned self] place, _ in
        guard place != last else { return }
        last = place
        collision.addBoundary(
          withIdentifier: name, for: path(square.map { ($0.0 - place, $0.1) }))
      }
      drives[drives.count - 1](0, 0)
    default:
      animator.referenceBounds = rect(movedBy: 0)
      drives.append { [unowned self] place, _ in
        animator.setReferenceBounds(rect(movedBy: -place), duration: 0)
      }
    }
    walls.append(Self.flat(isMoving: true, isOpen: style == 0))
  }
}
