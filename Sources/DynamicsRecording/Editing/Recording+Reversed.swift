internal import Foundation

extension Recording {
  /// Returns the same motion backwards; the beginnings of contacts become ends, and vice versa.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keyframes, boundaries, contacts and stacking
  ///   orders.
  public func reversed() -> Recording {
    var reversed = self
    for index in items.indices {
      reversed.items[index].keyframes = items[index].keyframes.reversed(within: duration)
      reversed.items[index].presence = items[index].presence.reversed(within: duration)
      reversed.items[index].sleep = items[index].sleep.reversed(within: duration)
    }
    for index in boundaries.indices {
      reversed.boundaries[index].presence = boundaries[index].presence.reversed(within: duration)
    }
    for index in marks.indices {
      reversed.marks[index].keyframes = marks[index].keyframes.reversed(within: duration)
    }
    reversed.contacts = contacts.reversed().map { contact in
      var contact = contact
      contact.time = duration - contact.time
      contact.phase = contact.phase == .began ? .ended : .began
      return contact
    }
    let ends = stackings.dropFirst().map(\.time) + [duration]
    reversed.stackings = zip(stackings, ends).reversed().map { stacking, end in
      Stacking(time: duration - end, items: stacking.items)
    }
    return reversed
  }
}

extension ClosedRange<TimeInterval> {
  fileprivate func reversed(within duration: TimeInterval) -> Self {
    (duration - upperBound)...(duration - lowerBound)
  }
}

extension [ClosedRange<TimeInterval>] {
  fileprivate func reversed(within duration: TimeInterval) -> Self {
    reversed().map { $0.reversed(within: duration) }
  }
}
