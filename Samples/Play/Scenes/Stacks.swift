import Dynamics
import Foundation

/// Recipes with stacks, lists and rows of items.
extension PlayScene {
  static let toastStack = PlayScene(
    "toast-stack", .recipe, "Throw a toast out to the side. The others close the gap.",
    size: CGSize(width: 300, height: 220)
  ) { stage in
    stage.isWeightless = true
    let home = CGPoint(x: 150, y: 180)
    var stack: [(toast: BasicItem, place: SnapBehavior)] = []  // the newest first
    func arrange() {
      for (index, entry) in stack.enumerated() {
        entry.place.snapPoint = CGPoint(
          x: index < 3 ? home.x : 480, y: home.y - 54 * CGFloat(min(index, 2)))
      }
    }
    for (index, text) in ["Saved", "Photo sent", "3 new messages"].enumerated() {
      let toast = stage.box(
        home.x, 260 + 60 * Double(index), 220, 44, Look(.plain, Look.color(index), label: text))
      stage.walls.removeItem(toast)
      let place = stage.snap(toast, to: home)
      (place.frequency, place.damping) = (2.2, 0.65)
      stack.insert((toast, place), at: 0)
    }
    arrange()
    stage.hasValues = true
    stage.onTick = { [unowned stage] in
      for (index, entry) in stack.enumerated()
      where stage.animator.id(of: entry.toast) != nil {
        let (toast, place) = entry
        let isHeld = stage.drag != nil && stage.selection === toast
        let distance = abs(toast.center.x - home.x)
        if distance > 90, !isHeld, place.dynamicAnimator != nil {
          stage.animator.removeBehavior(place)  // it flies on
          let velocity = stage.material.linearVelocity(for: toast).x
          let side: CGFloat = toast.center.x < home.x ? -1 : 1
          stage.material.addLinearVelocity(
            CGPoint(x: side * max(0, 500 - side * velocity), y: 0), for: toast)
        } else if distance > 300, !isHeld {
          // The next one comes from below.
          let velocity = stage.material.linearVelocity(for: toast)
          stage.material.addLinearVelocity(CGPoint(x: -velocity.x, y: -velocity.y), for: toast)
          stage.material.addAngularVelocity(
            -stage.material.angularVelocity(for: toast), for: toast)
          toast.angle = 0
          stage.place(toast, at: CGPoint(x: home.x, y: 260))
          stage.animator.addBehavior(place)
          stack.remove(at: index)
          stack.insert(entry, at: 0)
          arrange()
          break
        }
      }
    }
  }

  static let cardDeck = PlayScene(
    "card-deck", .recipe, "Swipe the card to the left or right; too short a swipe brings it back.",
    size: CGSize(width: 260, height: 260), ground: .felt
  ) { stage in
    let home = CGPoint(x: 130, y: 130)
    let names = ["K♠", "Q♥", "J♣", "A♦"]
    var top = names.count - 1
    let offsets = names.enumerated().map { index, name in
      let card = BasicItem(center: home, size: CGSize(width: 120, height: 168))
      let lean = 0.04 * Double(index - 2)
      card.angle = lean
      stage.addHeld(card, .card(name))
      let offset = DraggableValue(CGPoint.zero, frameSource: stage.frames) {
        [unowned stage] offset in
        card.angle = lean + offset.x / 500
        stage.place(card, at: CGPoint(x: home.x + offset.x, y: home.y + offset.y))
      }
      offset.landing = .custom { thrown in
        guard abs(thrown.destination.x) > 110 else { return .zero }
        return CGPoint(x: thrown.destination.x < 0 ? -320 : 320, y: thrown.value.y + 40)
      }
      offset.spring = Spring(duration: 0.45, bounce: 0.2)
      offset.onSettle = { [unowned stage] in
        guard $0 != .zero else { return }
        stage.message = $0.x < 0 ? "no" : "yes"
        top -= 1
      }
      return offset
    }
    for (index, offset) in offsets.enumerated() {
      stage.addHandle(
        for: offset,
        in: { index == top ? CGRect(x: 0, y: 0, width: 260, height: 260) : .null },
        value: { $0 },
        strokes: index > 0
          ? []
          : [(80.0, -10.0), (24, 6), (-90, 0), (70, -30)].map { way in
            Stroke(
              start: CGPoint(x: 150, y: 170), end: CGPoint(x: 150 + way.0, y: 170 + way.1),
              seconds: 0.4)
          })
    }
    stage.onTick = {
      // When all are gone, they come back.
      guard top < 0 else { return }
      top = names.count - 1
      for offset in offsets { offset.send(to: .zero) }
    }
  }

  static let springyList = PlayScene(
    "springy-list", .recipe, "Scroll: rows near the finger move at once, others later.",
    size: CGSize(width: 200, height: 300)
  ) { stage in
    stage.isWeightless = true
    let rows = (0..<14).map { row in
      let item = BasicItem(frame: CGRect(x: 12, y: 10 + 48 * Double(row), width: 176, height: 40))
      stage.add(item, .plain(row, "row \(row + 1)"))
      stage.walls.removeItem(item)
      return item
    }
    stage.material.allowsRotation = false
    let springs = rows.map { row in
      let spring = AttachmentBehavior(item: row, attachedToAnchor: row.center)
      (spring.length, spring.frequency, spring.damping) = (0, 2.2, 0.7)
      stage.add(spring)
      return spring
    }
    var (offset, finger) = (0.0, 150.0)
    let scroll = DraggableValue(0.0, frameSource: stage.frames) { [unowned stage] new in
      for (row, spring) in zip(rows, springs) {
        let lag = min(abs(spring.anchorPoint.y - finger) / 500, 0.7)
        spring.anchorPoint.y += new - offset
        stage.place(
          row, at: CGPoint(x: row.center.x, y: row.center.y + (new - offset) * (1 - lag)))
      }
      offset = new
    }
    scroll.setLimits(lower: -382, upper: 0)
    scroll.rubberBand = RubberBand(dimension: 300)
    stage.addHandle(
      for: scroll, in: { CGRect(x: 0, y: 0, width: 200, height: 300) },
      value: {
        finger = $0.y
        return $0.y
      },
      strokes: [
        Stroke(start: CGPoint(x: 130, y: 240), end: CGPoint(x: 130, y: 120), seconds: 0.15),
        Stroke(start: CGPoint(x: 130, y: 60), end: CGPoint(x: 130, y: 260), seconds: 0.2),
        Stroke(start: CGPoint(x: 130, y: 60), end: CGPoint(x: 130, y: 130), seconds: 0.4),
      ])
  }

  static let magneticDock = PlayScene(
    "magnetic-dock", .recipe,
    "Drag an icon along the dock: the others make room, by their magnets.",
    size: CGSize(width: 320, height: 180)
  ) { stage in
    stage.isWeightless = true
    func slot(_ index: Int) -> CGPoint { CGPoint(x: 52 + 54 * Double(index), y: 140) }
    let owners = (0..<5).map { index in
      let icon = stage.box(slot(index).x, 140, 44, 44, .plain(index, "\(index + 1)"))
      stage.walls.removeItem(icon)
      return icon
    }
    var icons = owners
    let magnets = owners.map { icon in
      let magnet = stage.snap(icon, to: icon.center)
      (magnet.frequency, magnet.damping) = (2.5, 0.6)
      return magnet
    }
    var held: Int?
    stage.hasValues = true
    stage.onTick = { [unowned stage] in
      let now = stage.drag == nil ? nil : owners.firstIndex { $0 === stage.selection }
      if let held, held != now, stage.animator.id(of: owners[held]) != nil {
        stage.animator.addBehavior(magnets[held])
      }
      if let now, held != now, magnets[now].dynamicAnimator != nil {
        stage.animator.removeBehavior(magnets[now])
      }
      held = now
      guard let now, let place = icons.firstIndex(where: { $0 === owners[now] }) else { return }
      let near = min(max(Int(((owners[now].center.x - 52) / 54).rounded()), 0), 4)
      guard near != place else { return }
      icons.insert(icons.remove(at: place), at: near)
      for (magnet, owner) in zip(magnets, owners) {
        magnet.snapPoint = slot(icons.firstIndex { $0 === owner } ?? 0)
      }
    }
    stage.strokes = [(0, 225.0), (4, 110), (2, 270)].map { index, x in
      Stroke(start: slot(index), end: CGPoint(x: x, y: 100), seconds: 0.8)
    }
  }
}
