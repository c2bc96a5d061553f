/// Operations that wait until the library calls the program from their place.
struct WaitingLines {
  private var lines = [[Line]](repeating: [], count: Place.allCases.count)

  mutating func add(_ line: Line) { lines[line.place.rawValue].append(line) }

  /// What is to be done at this call from `place`.
  mutating func next(at place: Place) -> Operation? {
    guard let first = lines[place.rawValue].first else { return nil }
    if first.skipping > 0 {
      lines[place.rawValue][0].skipping -= 1
      return nil
    }
    if first.times > 1 {
      lines[place.rawValue][0].times -= 1
    } else {
      lines[place.rawValue].removeFirst()
    }
    return first.operation
  }
}
