/// The calls of sensors' closures that are due, in their order.
///
/// Sensors change in the middle of a step, a removal or a restoration. Closures may change anything,
/// so they are called when that is complete.
struct SensorNotices {
  private var waiting: [() -> Void] = []
  private var next = 0

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ call: @escaping () -> Void) { waiting.append(call) }

  mutating func popFirst() -> (() -> Void)? {
    guard next < waiting.count else { return nil }
    // The call leaves the list: what it retains may have a `deinit` that adds others.
    var call = {}
    swap(&call, &waiting[next])
    next += 1
    if next == waiting.count { (waiting, next) = ([], 0) }
    return call
  }
}
