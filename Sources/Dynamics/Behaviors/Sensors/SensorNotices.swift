/// A behavior whose program is told when items enter and leave regions.
protocol SensorListener: AnyObject {
  /// Calls the program's closure.
  func tell(_ phase: SensorEvent.Phase, _ item: any DynamicItem, _ identifier: AnyHashable)
}

/// A call of a sensor's closure that is due.
struct SensorNotice {
  let sensor: any SensorListener
  let phase: SensorEvent.Phase
  let item: any DynamicItem
  let identifier: AnyHashable
}

/// The calls of sensors' closures that are due, in their order.
///
/// Sensors change in the middle of a step, a removal or a restoration. Closures may change anything,
/// so they are called when that is complete.
struct SensorNotices {
  private var waiting: [SensorNotice] = []
  private var next = 0

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ notice: SensorNotice) { waiting.append(notice) }

  mutating func popFirst() -> SensorNotice? {
    guard next < waiting.count else { return nil }
    defer {
      next += 1
      if next == waiting.count { (waiting, next) = ([], 0) }
    }
    return waiting[next]
  }
}
