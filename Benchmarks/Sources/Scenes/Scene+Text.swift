extension Scene {
  /// All items, the mover last.
  private var allItems: [Item] { items + (mover.map { [$0] } ?? []) }

  /// All walls, line by line.
  private var walls: [Line] {
    var walls = lines
    if let bounds {
      walls += Self.closed([
        Point(0, 0), Point(bounds.width, 0), Point(bounds.width, bounds.height),
        Point(0, bounds.height),
      ])
    }
    return walls + Self.closed(outline)
  }

  private static func closed(_ corners: [Point]) -> [Line] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { Line(start: $0, end: $1) }
  }

  /// The scene as text for runners in other languages.
  ///
  /// Each line is a word and its numbers. A list is its word and count, then a line for each entry.
  package var text: String {
    var lines = [
      "time \(step) \(iterations) \(warmUp) \(steps) \(flag(inFrames))",
      "material \(elasticity) \(friction) \(resistance) \(flag(turns))",
      "gravity \(gravity)",
      "shape \(self.lines.count) \(flag(bounds != nil))",
      "flags \(flag(collides)) \(flag(sleeps)) \(flag(hasCallbacks)) \(flag(mover != nil))",
    ]
    if keepsAwake { lines.append("awake 1") }
    if reportsContacts { lines.append("contacts 1") }
    if collidesAlone { lines.append("alone 1") }
    if isExtreme { lines.append("worst 1") }
    if let resize { lines.append("resize \(resize.every) \(resize.distance)") }
    if let historySeconds { lines.append("history \(historySeconds)") }
    if let scroll {
      lines.append("scroll \(scroll.every) \(scroll.distance) \(scroll.touch) \(scroll.reach)")
    }
    lines += list("items", allItems) { item in
      "\(flag(item.isDisc)) \(item.place.text) \(item.width) \(item.height) "
        + "\(item.velocity.text) \(item.spin)"
    }
    lines += list("walls", walls) { "\($0.start.text) \($0.end.text)" }
    lines += list("rods", rods) { "\($0.a) \($0.b)" }
    lines += list("pins", pins) { "\($0.a) \($0.b ?? -1) \($0.place.text)" }
    lines += list("springs", springs) { spring in
      "\(spring.item) \(spring.anchor.text) \(spring.length) \(spring.frequency) \(spring.damping)"
    }
    lines += list("fields", fields) { field in
      "\(field.kind.rawValue) \(field.place.text) \(field.direction.text) \(field.strength) "
        + "\(field.minimumRadius)"
    }
    lines += list("snapshots", snapshots) { "\($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func flag(_ value: Bool) -> Int { value ? 1 : 0 }

  private func list<Entry>(
    _ word: String, _ entries: [Entry], _ line: (Entry) -> String
  ) -> [String] {
    entries.isEmpty ? [] : ["\(word) \(entries.count)"] + entries.map(line)
  }
}

extension Point {
  fileprivate var text: String { "\(x) \(y)" }
}
