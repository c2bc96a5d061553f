/// The calls of the program's code that are due, in their order: of sensors' closures, and of
/// delegates that are told of the end of a contact because something was removed.
///
/// Both become due in the middle of a step, a removal or a restoration. The program's code may
/// change anything, so it is called when that is complete.
struct Notices {
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
