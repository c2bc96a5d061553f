/// The listeners of a frame source, in the order in which they were made.
struct ListenerList {
  private(set) var all: [FrameListener] = []

  var isEmpty: Bool { all.isEmpty }

  /// Inserts a listener at its place in the order; nothing happens if it is already in the list.
  mutating func insert(_ listener: FrameListener) {
    let index = place(of: listener)
    if index < all.count, all[index] === listener { return }
    all.insert(listener, at: index)
  }

  mutating func remove(_ listener: FrameListener) {
    let index = place(of: listener)
    guard index < all.count, all[index] === listener else { return }
    all.remove(at: index)
  }

  /// The first index whose listener was made at the same time or later.
  private func place(of listener: FrameListener) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].number < listener.number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
