import Dynamics
import Foundation

extension Playground {
  /// Adds an item that a value moves; it does not collide.
  func addHeld(_ item: BasicItem, _ look: Look) {
    addMoved(item, look, collides: false)
    fixed.addItem(item)
  }

  /// Spreads items from a left edge to a right edge.
  func spread(_ items: [BasicItem], from left: Double, to right: Double) {
    for (index, item) in items.enumerated() {
      let half = item.bounds.width / 2
      let share = Double(index) / Double(max(1, items.count - 1))
      let room = max(0, right - left - 2 * half)
      place(item, at: CGPoint(x: left + half + share * room, y: item.center.y))
    }
  }

  /// Lets the pointer move a value.
  ///
  /// - Parameters:
  ///   - area: Where it can be grabbed, in points.
  ///   - position: The part of a pointer's position that counts for the value.
  ///   - onEnd: Called before the value is let go.
  func addHandle<Value: VectorValue>(
    for value: DraggableValue<Value>, in area: @escaping () -> CGRect,
    value position: @escaping (CGPoint) -> Value, strokes: [Stroke],
    onEnd: @escaping () -> Void = {}
  ) {
    var start = (finger: value.value, value: value.value)
    handles.append(
      Handle(
        area: area,
        begin: { [unowned self] point in
          start = (position(point), value.begin(at: frameTime))
        },
        move: { [unowned self] point in
          let way = position(point).adding(start.finger, times: -1)
          value.move(to: start.value.adding(way, times: 1), at: frameTime)
        },
        end: { [unowned self] in
          onEnd()
          value.end(at: frameTime)
        }))
    self.strokes += strokes
    hasValues = true
    let isOtherBusy = isBusy
    isBusy = { !value.isSettled || isOtherBusy() }
  }
}
