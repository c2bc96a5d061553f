/// One run of a program, twice, so that a difference shows, too.
package struct Trial {
  /// What was found wrong; empty if nothing was.
  package let faults: [String]
  package let operations, calls: Int

  package init(_ program: [Line], plant: Plant.Kind? = nil, twice: Bool = true) {
    let first = Player(plant: plant.map(Plant.init))
    first.run(program)
    var faults = first.faults
    if twice, faults.isEmpty {
      let second = Player(plant: plant.map(Plant.init))
      second.run(program)
      if first.hashes != second.hashes { faults.append("the second run differs from the first") }
    }
    self.faults = faults
    operations = first.operations
    calls = first.calls
  }
}
