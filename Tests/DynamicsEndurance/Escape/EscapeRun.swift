import Dynamics

/// Plays a scene and looks after every step whether something is where it must not be.
final class EscapeRun {
  private let scene: EscapeScene
  let animator: DynamicAnimator
  let collisions = [CollisionBehavior(), CollisionBehavior()]
  /// Of the items that the program moves.
  private let kinematic = KinematicBehavior()
  private(set) var bodies: [Body] = []
  private(set) var walls: [StandingWall] = []
  private var drags: [(behavior: DragBehavior, way: CGVector, start: CGPoint)] = []
  private var slides: [(wall: Int, way: CGVector)] = []
  /// What was wrong first.
  private(set) var fault: String?
  private(set) var steps = 0
  /// How many items the engine has said that it could not put inside, since the last step.
  private var misfits = 0

  /// An item and what the program knows of it.
  final class Body {
    let plan: EscapeScene.Item
    let item: any DynamicItem
    let properties: DynamicItemBehavior
    var behaviors: Set<Int>
    /// The names of the walls that it must not leave.
    var held: Set<Int> = []
    /// The names of walls that moved past it: after the next step it must be inside.
    var due: Set<Int> = []
    /// Set once it was put inside a wall, which may have brought it into others, too.
    var wasPut = false
    /// Whether another wall is around it, too, when one moves past it; then the engine chooses.
    var isInAnother = false
    /// Nothing holds an item that the program moves.
    var isDriven = false
    /// Where it must stay while it is anchored.
    var anchoredAt: CGPoint?

    init(_ plan: EscapeScene.Item) {
      self.plan = plan
      item = plan.makeItem()
      properties = DynamicItemBehavior(items: [item])
      behaviors = Set(plan.behaviors)
    }
  }

  init(_ scene: EscapeScene) {
    self.scene = scene
    animator = DynamicAnimator(referenceBounds: scene.bounds)
    animator.timeStep = scene.timeStep
    for part in scene.parts {
      switch part {
      case .wall(let wall): build(wall)
      case .item(let plan): bodies.append(Body(plan))
      case .pull, .change: break
      }
    }
    for body in bodies {
      for behavior in body.plan.behaviors { collisions[behavior].addItem(body.item) }
      body.applyProperties()
    }
    collisions.forEach(animator.addBehavior)
    animator.addBehavior(kinematic)
    for body in bodies {
      animator.addBehavior(body.properties)
      if body.plan.isAnchored { body.anchoredAt = body.item.center }
      lookAgain(body)
    }
    for case .pull(let pull) in scene.parts { add(pull) }
  }

  /// - Returns: What is wrong, and when.
  func run() -> String? {
    for step in 1...scene.steps {
      for case .change(let change, step) in scene.parts { make(change) }
      for slide in slides { move(slide.wall, by: slide.way) }
      for drag in drags {
        let share = min(1, CGFloat(step) / 10)
        let target = CGPoint(
          x: drag.start.x + share * drag.way.dx, y: drag.start.y + share * drag.way.dy)
        drag.behavior.move(to: target, at: Double(step) * scene.timeStep)
      }
      animator.step()
      steps += 1
      check()
      settleDue()
      if let fault { return "step \(step): \(fault)" }
    }
    for body in bodies {
      let velocity = body.properties.linearVelocity(for: body.item)
      let spin = body.properties.angularVelocity(for: body.item)
      if !(velocity.x + velocity.y + spin).isFinite {
        return "item \(body.plan.name) has the velocity \(velocity), \(spin)"
      }
    }
    return nil
  }

  private func check() {
    for body in bodies {
      let (center, transform) = (body.item.center, body.item.transform)
      if !(center.x + center.y + transform.a + transform.b).isFinite {
        note("item \(body.plan.name) is at \(center), turned by \(transform)")
      }
      if let place = body.anchoredAt, place != center {
        note("anchored item \(body.plan.name) went from \(place) to \(center)")
      }
      for wall in walls where body.held.contains(wall.name) {
        guard !wall.contains(center) || !wall.outline.contains(center, slack: Self.slack(center))
        else { continue }
        note("item \(body.plan.name) left wall \(wall.name): it is at \(center)")
      }
    }
  }

  /// What rounding may do to an answer.
  private static func slack(_ place: CGPoint) -> CGFloat {
    1e-9 * (1 + abs(place.x) + abs(place.y))
  }

  private func note(_ words: String) { fault = fault ?? words }
}

// MARK: Walls

extension EscapeRun {
  private func build(_ wall: EscapeScene.Wall) {
    switch wall.kind {
    case .path(let outline):
      stand(outline, named: wall.name, behavior: wall.behavior)
    case .referenceBounds(let insets):
      let isTaken = walls.contains { $0.behavior == wall.behavior && $0.insets != nil }
      guard !isTaken else { return }
      collisions[wall.behavior].setTranslatesReferenceBoundsIntoBoundary(with: insets)
      let outline = Outline.rect(scene.bounds.inset(by: insets))
      walls.append(
        StandingWall(
          name: wall.name, behavior: wall.behavior, outline: outline, path: outline.makePath(),
          insets: insets))
    }
  }

  private func stand(_ outline: Outline, named name: Int, behavior: Int) {
    let path = outline.makePath()
    let wall = StandingWall(name: name, behavior: behavior, outline: outline, path: path)
    if let index = walls.firstIndex(where: { $0.name == name }) {
      walls[index] = wall
    } else {
      walls.append(wall)
    }
    collisions[behavior].addBoundary(withIdentifier: name, for: path)
  }

  /// Forgets what holds an item and finds out again, as an item that joins.
  private func lookAgain(_ body: Body) {
    body.held.removeAll()
    for wall in walls { lookAgain(body, at: wall) }
  }

  private func lookAgain(_ body: Body, at wall: StandingWall) {
    body.held.remove(wall.name)
    body.due.remove(wall.name)
    // What was just put elsewhere shows that after the next step.
    guard !body.isDriven, body.due.isEmpty, body.behaviors.contains(wall.behavior),
      collisions[wall.behavior].collisionMode.contains(.boundaries),
      wall.contains(body.item.center), wall.hasRoom(for: body)
    else { return }
    body.held.insert(wall.name)
  }

  /// After a wall has moved, what it held must be inside when the next step is written, or is diagnosed.
  ///
  /// - Parameter bounds: Those of its path before. A wall that has moved a little pushes what is outside.
  private func moved(_ wall: StandingWall, from bounds: CGRect) {
    for body in bodies {
      let wasInside = body.held.contains(wall.name) || body.due.contains(wall.name)
      if !wasInside, !body.properties.isAnchored, wall.isNear(bounds) { continue }
      let mustFollow = !body.isDriven && !body.properties.isAnchored && wall.takesAlong && wasInside
      lookAgain(body, at: wall)
      guard mustFollow, !body.held.contains(wall.name) else { continue }
      body.due.insert(wall.name)
      if walls.contains(where: { $0.name != wall.name && $0.contains(body.item.center) }) {
        body.isInAnother = true
      }
    }
  }

  private func settleDue() {
    var outside = 0
    for body in bodies {
      for wall in walls where body.due.contains(wall.name) {
        if !wall.contains(body.item.center) {
          outside += 1
          if body.held.isEmpty, body.due.count == 1, !body.wasPut, !body.isInAnother,
            walls.allSatisfy(\.takesAlong), body.width < wall.outline.room ?? 0
          {
            note("item \(body.plan.name) fits wall \(wall.name), but was left outside")
          }
        } else if misfits == 0, wall.hasRoom(for: body) {
          body.held.insert(wall.name)
        }
      }
      if !body.due.isEmpty { body.wasPut = true }
      body.due.removeAll()
      body.isInAnother = false
    }
    if outside > misfits {
      note("\(outside) items were left outside by a wall that moved, \(misfits) were diagnosed")
    }
    misfits = 0
  }
}

// MARK: What the program does

extension EscapeRun {
  private func add(_ pull: EscapeScene.Pull) {
    guard let behaviors = makeBehaviors(pull) else { return }
    behaviors.forEach(animator.addBehavior)
    if let drag = behaviors.first as? DragBehavior, case .drag(let name, let target) = pull,
      let start = body(name)?.item.center
    {
      drags.append((drag, CGVector(dx: target.x - start.x, dy: target.y - start.y), start))
    }
  }

  func body(_ name: Int) -> Body? { bodies.first { $0.plan.name == name } }

  private func make(_ change: EscapeScene.Change) {
    switch change {
    case .bounds(let bounds): setBounds(bounds)
    case .replace(let name, let outline): replace(name, by: outline)
    case .slide(let name, let way): slides.append((name, way))
    case .removeWall(let name):
      guard let index = walls.firstIndex(where: { $0.name == name }) else { return }
      let wall = walls.remove(at: index)
      for body in bodies {
        body.held.remove(name)
        body.due.remove(name)
      }
      if wall.insets == nil {
        collisions[wall.behavior].removeBoundary(withIdentifier: name)
      } else {
        collisions[wall.behavior].translatesReferenceBoundsIntoBoundary = false
      }
    case .leave(let name, let behavior):
      guard let body = body(name), body.behaviors.remove(behavior) != nil else { return }
      collisions[behavior].removeItem(body.item)
      for wall in walls where wall.behavior == behavior {
        body.held.remove(wall.name)
        body.due.remove(wall.name)
      }
    case .join(let name, let behavior):
      guard let body = body(name), body.behaviors.insert(behavior).inserted else { return }
      collisions[behavior].addItem(body.item)
      for wall in walls where wall.behavior == behavior { lookAgain(body, at: wall) }
    case .move(let name, let place):
      guard let body = body(name) else { return }
      body.due.removeAll()
      body.item.center = place
      animator.updateItem(usingCurrentState: body.item)
      if body.anchoredAt != nil { body.anchoredAt = body.item.center }
      lookAgain(body)
    case .boundariesOff(let behavior): setMode(.items, of: behavior)
    case .boundariesOn(let behavior): setMode(.everything, of: behavior)
    case .anchor(let name):
      guard let body = body(name) else { return }
      body.properties.isAnchored = true
      if body.due.isEmpty, !body.isDriven { body.anchoredAt = body.item.center }
    case .deactivate(let name):
      guard let body = body(name) else { return }
      body.properties.isAnchored = false
      body.anchoredAt = nil
    case .drive(let name, let velocity, let spin):
      guard let body = body(name) else { return }
      if !body.isDriven { kinematic.addItem(body.item) }
      body.isDriven = true
      body.anchoredAt = nil
      body.held.removeAll()
      body.due.removeAll()
      kinematic.setLinearVelocity(velocity, for: body.item)
      kinematic.setAngularVelocity(spin, for: body.item)
    case .retime(let timeStep): animator.timeStep = timeStep
    }
  }

  private func setBounds(_ bounds: CGRect) {
    let (_, reports) = DynamicsDiagnostics.collecting { animator.referenceBounds = bounds }
    misfits += reports.count
    for index in walls.indices {
      guard let insets = walls[index].insets else { continue }
      let outline = Outline.rect(bounds.inset(by: insets))
      let before = walls[index].path.bounds
      walls[index].outline = outline
      walls[index].path = outline.makePath()
      moved(walls[index], from: before)
    }
  }

  private func replace(_ name: Int, by outline: Outline) {
    guard let wall = walls.first(where: { $0.name == name }), wall.insets == nil else { return }
    let (_, reports) = DynamicsDiagnostics.collecting {
      stand(outline, named: name, behavior: wall.behavior)
    }
    misfits += reports.count
    moved(walls.first { $0.name == name }!, from: wall.path.bounds)
  }

  private func move(_ name: Int, by way: CGVector) {
    guard let wall = walls.first(where: { $0.name == name }) else { return }
    if wall.insets == nil {
      replace(name, by: wall.outline.moved(by: way))
    } else {
      setBounds(animator.referenceBounds!.offsetBy(dx: way.dx, dy: way.dy))
    }
  }

  private func setMode(_ mode: CollisionBehavior.Mode, of behavior: Int) {
    guard collisions[behavior].collisionMode != mode else { return }
    collisions[behavior].collisionMode = mode
    for body in bodies {
      for wall in walls where wall.behavior == behavior { lookAgain(body, at: wall) }
    }
  }
}
