import Dynamics
import Foundation

/// Recipes whose values a finger moves.
extension PlayScene {
  static let bottomSheet = PlayScene(
    "bottom-sheet", .recipe,
    "Flick the sheet: it lands on one of three heights, and gives way beyond.",
    size: CGSize(width: 200, height: 340)
  ) { stage in
    let bottom = stage.size.height
    let sheet = BasicItem(frame: CGRect(x: 0, y: bottom - 60, width: 200, height: 400))
    stage.addHeld(sheet, .page(Look.color(0)))
    let height = DraggableValue(60.0, frameSource: stage.frames) { [unowned stage] height in
      stage.place(sheet, at: CGPoint(x: 100, y: bottom - height + 200))
    }
    height.detents = [60, 170, 300]
    height.setLimits(lower: 60, upper: 300)
    height.rubberBand = RubberBand(dimension: 300)
    height.spring = .snappy
    stage.addHandle(
      for: height, in: { sheet.frame }, value: { -$0.y },
      strokes: [
        Stroke(start: CGPoint(x: 100, y: 300), end: CGPoint(x: 100, y: 240), seconds: 0.2),
        Stroke(start: CGPoint(x: 100, y: 200), end: CGPoint(x: 100, y: 40), seconds: 0.4),
        Stroke(start: CGPoint(x: 100, y: 120), end: CGPoint(x: 100, y: 300), seconds: 0.3),
      ])
  }

  static let drawer = PlayScene(
    "drawer", .recipe, "A short flick opens the drawer or closes it; the page follows more slowly.",
    size: CGSize(width: 260, height: 240)
  ) { stage in
    let page = BasicItem(frame: CGRect(x: 0, y: 0, width: 260, height: 240))
    let drawer = BasicItem(frame: CGRect(x: -240, y: 0, width: 240, height: 240))
    stage.addHeld(page, .page(Look.color(5)))
    stage.addHeld(drawer, Look(.plain, Look.color(0).mixed(with: .init(0, 0, 0), fraction: 0.5)))
    let width = 170.0
    let opening = DraggableValue(0.0, frameSource: stage.frames) { [unowned stage] opening in
      stage.place(drawer, at: CGPoint(x: opening - 120, y: 120))
      stage.place(page, at: CGPoint(x: 130 + opening / 3, y: 120))
    }
    opening.detents = [0, width]
    opening.setLimits(lower: 0, upper: width)
    opening.landing = .next
    opening.rubberBand = RubberBand(coefficient: 0.4, dimension: width)
    opening.spring = Spring(duration: 0.4, bounce: 0.1)
    stage.addHandle(
      for: opening, in: { CGRect(x: 0, y: 0, width: 260, height: 240) }, value: { $0.x },
      strokes: [
        Stroke(start: CGPoint(x: 12, y: 150), end: CGPoint(x: 60, y: 150), seconds: 0.2),
        Stroke(start: CGPoint(x: 120, y: 150), end: CGPoint(x: 240, y: 150), seconds: 0.5),
        Stroke(start: CGPoint(x: 160, y: 150), end: CGPoint(x: 30, y: 150), seconds: 0.35),
      ])
  }

  static let pullToRefresh = PlayScene(
    "pull-to-refresh", .recipe, "Pull the list down far enough, and it refreshes for a while.",
    size: CGSize(width: 200, height: 300)
  ) { stage in
    let list = BasicItem(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let wheel = BasicItem(center: CGPoint(x: 100, y: -30), size: CGSize(width: 28, height: 28))
    stage.addHeld(list, .page(Look.color(2)))
    stage.addHeld(wheel, .plain(1))
    let open = 60.0
    var refreshing = 0  // ticks
    let pull = DraggableValue(0.0, frameSource: stage.frames) { [unowned stage] pull in
      stage.place(list, at: CGPoint(x: 100, y: 200 + pull))
      if refreshing == 0 { wheel.angle = pull / open * .pi }
      stage.place(wheel, at: CGPoint(x: 100, y: pull - 30))
    }
    pull.setLimits(lower: 0, upper: 0)
    pull.rubberBand = RubberBand(coefficient: 0.7, dimension: 300)
    pull.spring = .snappy
    stage.addHandle(
      for: pull, in: { list.frame }, value: { $0.y },
      strokes: [
        Stroke(start: CGPoint(x: 130, y: 90), end: CGPoint(x: 130, y: 150), seconds: 0.5),
        Stroke(start: CGPoint(x: 130, y: 90), end: CGPoint(x: 130, y: 250), seconds: 0.6),
      ],
      onEnd: {
        guard pull.value > open, refreshing == 0 else { return }
        refreshing = 150
        pull.setLimits(lower: 0, upper: open)
      })
    stage.onTick = { [unowned stage] in
      guard refreshing > 0 else { return }
      refreshing -= 1
      wheel.angle += 0.06
      stage.place(wheel, at: wheel.center)
      if refreshing == 0 { pull.setLimits(lower: 0, upper: 0) }
    }
    let settled = stage.isBusy
    stage.isBusy = { refreshing > 0 || settled() }
  }

  static let tabIndicator = PlayScene(
    "tab-indicator", .recipe, "Click a tab: each edge of the indicator has a spring of its own.",
    size: CGSize(width: 320, height: 100)
  ) { stage in
    let tabs = (0..<4).map { CGRect(x: 14 + 74 * Double($0), y: 32, width: 70, height: 36) }
    // Three tiles of fixed size look like one that stretches.
    let tiles = (0..<3).map { _ in BasicItem(frame: tabs[0]) }
    for tile in tiles { stage.addHeld(tile, .plain(5)) }
    for (tab, name) in zip(tabs, ["Home", "Search", "Inbox", "You"]) {
      stage.captions.append((CGPoint(x: tab.midX, y: tab.midY), name))
    }
    var edges = (left: tabs[0].minX, right: tabs[0].maxX)
    let left = DraggableValue(tabs[0].minX, frameSource: stage.frames) { [unowned stage] value in
      edges.left = value
      stage.spread(tiles, from: edges.left, to: edges.right)
    }
    let right = DraggableValue(tabs[0].maxX, frameSource: stage.frames) { [unowned stage] value in
      edges.right = value
      stage.spread(tiles, from: edges.left, to: edges.right)
    }
    let (fast, slow) = (Spring(duration: 0.28, bounce: 0.1), Spring(duration: 0.5, bounce: 0.15))
    for tab in tabs {
      stage.handles.append(
        Handle(
          area: { tab },
          begin: { _ in
            let goesRight = tab.minX > left.value
            left.spring = goesRight ? slow : fast
            right.spring = goesRight ? fast : slow
            left.send(to: tab.minX)
            right.send(to: tab.maxX)
          }, move: { _ in }, end: {}))
    }
    stage.hasValues = true
    stage.isBusy = { !left.isSettled || !right.isSettled }
    stage.strokes = [1, 3, 2, 0].map { index in
      let center = CGPoint(x: tabs[index].midX, y: tabs[index].midY)
      return Stroke(start: center, end: center, seconds: 0)
    }
  }
}
