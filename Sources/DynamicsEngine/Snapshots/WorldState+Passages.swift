internal import DynamicsChipmunk

// The edges of one-sided boundaries that bodies go through.

extension WorldState {
  /// Whether any body goes through an edge.
  var hasPassages: Bool { world.hasOneSided && !passages.isEmpty }

  /// Visits the ranks of parts and edges, in their order.
  func codePassages(_ coder: inout WordCoder) {
    var passages = coder.isReading ? [] : passages
    coder.code(&passages, blank: (part: 0, edge: 0)) { coder, passage in
      coder.code(&passage.part)
      coder.code(&passage.edge)
      if coder.isReading, coder.isSound { add(passage, &coder) }
    }
  }

  private func add(_ passage: (part: UInt32, edge: UInt32), _ coder: inout WordCoder) {
    guard let part = shapesByRank[passage.part], let edge = shapesByRank[passage.edge],
      part.pointee.boundary == nil, edge.isOneSided, let body = part.pointee.body,
      !body.isPassing(part, edge)
    else { return coder.fail(StateError("a body goes through an edge that does not exist")) }
    body.notePassage(part, edge, isConfirmed: true)
  }

  private var passages: [(part: UInt32, edge: UInt32)] {
    bodies.flatMap { body in
      body.pointee.passages.map {
        (part: world.shapes[$0.part].pointee.rank, edge: world.shapes[$0.edge].pointee.rank)
      }
    }
    .sorted { ($0.part, $0.edge) < ($1.part, $1.edge) }
  }
}
