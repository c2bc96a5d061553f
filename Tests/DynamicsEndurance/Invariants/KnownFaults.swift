/// The faults of a kind of scene that are known and documented in Promises.md.
///
/// Their seeds are random, so a run is good unless it has clearly more of them than are known.
package struct KnownFaults {
  private let kind: InvariantScene.Kind

  package init(of kind: InvariantScene.Kind) { self.kind = kind }

  /// How many of a thousand scenes have this fault.
  private func rate(_ fault: InvariantFault.Kind) -> Int {
    switch (kind, fault) {
    case (.onePlace, .restless): 8
    case (.dolls, .energy): 3
    case (.heapDrags, .restless): 5
    case (.heapDrags, .hangs): 1
    case (.floorDrags, .restless), (.shapes, .restless): 2
    case (.flights, .still): 1
    case (.seams, .fast): 1
    case (.seams, .aside): 4
    case (.seams, .still): 3
    case (.seams, .overlap): 2
    case (.seams, .hangs), (.seams, .energy), (.seams, .restless): 1
    default: 0
    }
  }

  /// The most scenes that may have a fault, so that chance alone exceeds it in less than one run of 2000.
  package func most(_ fault: InvariantFault.Kind, of scenes: Int) -> Int {
    let rate = rate(fault)
    return rate == 0 ? 0 : 3 + 3 * rate * scenes / 1000
  }
}
