public import Foundation

extension Recording {
  /// Returns a part of the recording, whose time starts at 0.
  ///
  /// Items, boundaries and marks that are not in that part are left out, so indices into ``items``
  /// change.
  ///
  /// - Parameter span: The part, in seconds; it is clamped to the recording. If it lies outside,
  ///   the result is the nearest moment.
  /// - Complexity: O(*n*), where *n* is the number of items, boundaries, contacts and stacking
  ///   orders, and of the keyframes in the part.
  public func trimmed(to span: ClosedRange<TimeInterval>) -> Recording {
    let lower = min(max(span.lowerBound.isNaN ? 0 : span.lowerBound, 0), duration)
    let upper = min(max(span.upperBound.isNaN ? duration : span.upperBound, lower), duration)
    let span = lower...upper
    var trimmed = Recording(
      bounds: bounds, duration: upper - lower, framesPerSecond: framesPerSecond)
    var places: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      let presence = item.presence.compactMap { $0.trimmed(to: span) }
      guard !presence.isEmpty else { continue }
      places[index] = trimmed.items.count
      trimmed.items.append(
        Item(
          id: item.id, shape: item.shape, appearance: item.appearance,
          keyframes: item.keyframes.trimmed(to: span), presence: presence,
          sleep: item.sleep.compactMap { $0.trimmed(to: span) }))
    }
    trimmed.boundaries = boundaries.compactMap { boundary in
      boundary.presence.trimmed(to: span).map {
        Boundary(name: boundary.name, lines: boundary.lines, presence: $0)
      }
    }
    trimmed.marks = marks.compactMap { mark in
      guard mark.presence.overlaps(span) else { return nil }
      return Mark(kind: mark.kind, keyframes: mark.keyframes.trimmed(to: span))
    }
    trimmed.contacts = contacts.compactMap { $0.trimmed(to: span, places) }
    trimmed.stackings = trimmedStackings(to: span, places)
    trimmed.metadata = metadata
    return trimmed
  }

  private func trimmedStackings(
    to span: ClosedRange<TimeInterval>, _ places: [Int: Int]
  ) -> [Stacking] {
    let first = stackings.lastIndex { $0.time <= span.lowerBound } ?? 0
    return stackings.dropFirst(first).prefix { $0.time <= span.upperBound }.map { stacking in
      Stacking(
        time: max(stacking.time - span.lowerBound, 0),
        items: stacking.items.compactMap { places[$0] })
    }
  }
}

extension ClosedRange<TimeInterval> {
  /// The part within a span, in seconds from its start; `nil` if there is none.
  fileprivate func trimmed(to span: Self) -> Self? {
    guard overlaps(span) else { return nil }
    let both = clamped(to: span)
    return (both.lowerBound - span.lowerBound)...(both.upperBound - span.lowerBound)
  }
}

extension Array where Element: TimedValue {
  /// The part within a span, which starts at time 0, or the value at its start if there is none.
  fileprivate func trimmed(to span: ClosedRange<TimeInterval>) -> [Element] {
    let known = first!.time...last!.time
    let both = known.overlaps(span) ? known.clamped(to: span) : span.lowerBound...span.lowerBound
    return part(from: both.lowerBound, to: both.upperBound).map { element in
      var element = element
      element.time -= span.lowerBound
      return element
    }
  }
}

extension Recording.Contact {
  fileprivate func trimmed(
    to span: ClosedRange<TimeInterval>, _ places: [Int: Int]
  ) -> Self? {
    guard span.contains(time), let item = places[item] else { return nil }
    var contact = self
    contact.time -= span.lowerBound
    contact.item = item
    if case .item(let index) = other {
      guard let place = places[index] else { return nil }
      contact.other = .item(index: place)
    }
    return contact
  }
}
