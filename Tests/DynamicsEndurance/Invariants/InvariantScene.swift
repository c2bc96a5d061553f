import DynamicsTestSupport

/// A random scene in which nothing may explode, come apart, stay inside something else, or tremble for ever.
///
/// Kinds are what users build, and what our other random programs did not: joints with ranges under contact, items in
/// one place, round beside oval items, floors of tiles, drags into heaps, walls that move, elastic rows, fast items
/// among curves and moving obstacles, and each feature with each other one.
package struct InvariantScene: CustomStringConvertible {
  package enum Kind: String, CaseIterable {
    case dolls, onePlace, nets, chains, shapes, heapDrags, floorDrags, tiles, containers, rows,
      flights, seams
  }

  package let kind: Kind
  package let seed: UInt64

  package init(_ kind: Kind, seed: UInt64) { (self.kind, self.seed) = (kind, seed) }

  package var description: String { "\(kind.rawValue) \(seed)" }

  /// - Returns: The first fault of each kind.
  package func run() -> [InvariantFault] {
    // Kinds must not share their numbers.
    let offset = UInt64(Kind.allCases.firstIndex(of: kind)!) << 32
    var random = SeededGenerator(seed: seed &+ offset)
    switch kind {
    case .dolls: return Stage.dolls(&random).watch(.joined)
    case .onePlace: return Stage.onePlace(&random).watch(.overlapping)
    case .nets: return Stage.net(&random).watch(.joined)
    case .chains: return Stage.chains(&random).watch(.joined)
    case .shapes: return Stage.shapes(&random).watch(.loose)
    case .heapDrags: return Stage.drag(&random, throughFloor: false)
    case .floorDrags: return Stage.drag(&random, throughFloor: true)
    case .tiles: return SlidingScene(&random).run()
    case .containers: return ContainerScene(&random).run()
    case .rows: return ElasticRow(&random).run()
    case .flights: return FlightScene(&random).run()
    case .seams: return SeamRun.run(seed: seed, random)
    }
  }
}
