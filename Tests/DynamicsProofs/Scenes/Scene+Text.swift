extension Scene {
  /// The scene as text for the programs in Benchmarks/Sources/Runners, one for each engine.
  ///
  /// Each line is a word and its numbers. A list is its word and count, then a line for each entry.
  package var text: String {
    var lines = [
      "time \(timeStep) \(Self.iterations) 0 \(steps) 0",
      "material 0 0 0 1",
      "gravity \(gravity)",
      "flags \(flag(bodiesCollide)) 0 0 0",
      "trace \(stepsPerState)",
    ]
    lines += list("items", bodies) { body in
      "\(body.outline) \(body.velocity.text) \(body.spin)"
    }
    lines += list("bodies", bodies) { body in
      "\(body.angle) \(body.density) \(body.elasticity) \(body.friction) "
        + "\(flag(body.turns)) \(flag(body.isAnchored)) \(flag(body.isPrecise))"
    }
    lines += list("corners", corners) { "\($0.body) \($0.place.text)" }
    lines += list("shakes", shakes) { "\($0.body) \($0.shake.amplitude) \($0.shake.rate)" }
    lines += list("walls", walls.flatMap(\.edges)) { "\($0.start.text) \($0.end.text)" }
    lines += list("chains", chains) { "\($0.lowerBound) \($0.count)" }
    lines += list("joints", joints) { joint in
      "\(joint.kind.text) \(joint.a) \(joint.b ?? -1) \(joint.endA.text) \(joint.endB.text) "
        + "\(joint.length ?? (joint.endB - joint.endA).length) \(joint.kind.spring)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Of engines whose iterations can be set, as many as in the benchmarks.
  private static let iterations = 20

  private var corners: [(body: Int, place: Vector)] {
    bodies.enumerated().flatMap { number, body in
      guard case .polygon(let corners) = body.shape else { return [(body: Int, place: Vector)]() }
      return corners.map { (number, $0) }
    }
  }

  private var shakes: [(body: Int, shake: Shake)] {
    bodies.enumerated().compactMap { number, body in body.shake.map { (number, $0) } }
  }

  /// The numbers of edges that together are a curve, over which bodies slide smoothly.
  private var chains: [Range<Int>] {
    var (chains, first): ([Range<Int>], Int) = ([], 0)
    for wall in walls {
      let count = wall.edges.count
      if wall.isCurved { chains.append(first..<(first + count)) }
      first += count
    }
    return chains
  }

  private func flag(_ value: Bool) -> Int { value ? 1 : 0 }

  private func list<Entry>(
    _ word: String, _ entries: [Entry], _ line: (Entry) -> String
  ) -> [String] {
    entries.isEmpty ? [] : ["\(word) \(entries.count)"] + entries.map(line)
  }
}

extension Body {
  /// Whether it is a disc, its center, and its size.
  fileprivate var outline: String {
    switch shape {
    case .box(let width, let height): "0 \(center.text) \(width) \(height)"
    case .disc(let radius): "1 \(center.text) \(2 * radius) \(2 * radius)"
    case .polygon: "0 \(center.text) 0 0"
    }
  }
}

extension Wall {
  fileprivate var edges: [(start: Vector, end: Vector)] {
    let corners = corners()
    return Array(zip(corners, corners.dropFirst()))
  }

  fileprivate var isCurved: Bool {
    pieces.contains { piece in
      if case .line = piece { false } else { true }
    }
  }
}

extension Joint.Kind {
  fileprivate var text: String {
    switch self {
    case .rod: "0"
    case .pin: "1"
    case .spring: "2"
    }
  }

  /// Frequency and damping.
  fileprivate var spring: String {
    if case .spring(let frequency, let damping) = self { return "\(frequency) \(damping)" }
    return "0 0"
  }
}

extension Vector {
  fileprivate var text: String { "\(x) \(y)" }
}
