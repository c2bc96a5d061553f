import Foundation
import Testing

@testable import DynamicsGeometry

@Suite struct LayoutSystemTests {
  @Test func equationsDetermineEachOther() {
    var system = LayoutSystem()
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    system.require(x + y, .equal, LinearSum(10))
    system.require(x - y, .equal, LinearSum(4))
    let solution = system.solved()
    #expect(solution.value(of: x) == 7 && solution.value(of: y) == 3)
    #expect(solution.value(of: z) == nil)
    // What is free in each of two sums may cancel in their difference.
    #expect(solution.value(of: (z + 5) - z) == 5)
    #expect(solution.broken.isEmpty)
  }

  @Test func theMoreImportantOneWins() {
    var system = LayoutSystem()
    let x = system.variable()
    let weak = system.require(x, .equal, LinearSum(1), priority: 250)
    system.require(x, .equal, LinearSum(2), priority: 750)
    let late = system.require(x, .equal, LinearSum(3), priority: 750)
    let solution = system.solved()
    #expect(solution.value(of: x) == 2)
    #expect(solution.broken == [late, weak])
  }

  @Test func inequalitiesCountWhenTheyAreViolated() {
    var system = LayoutSystem()
    let (x, y) = (system.variable(), system.variable())
    system.require(x, .equal, LinearSum(300), priority: 250)
    system.require(x, .atMost, LinearSum(200))
    system.require(x, .atLeast, LinearSum(100))
    system.require(y, .equal, LinearSum(150), priority: 250)
    system.require(y, .atMost, LinearSum(200))
    let solution = system.solved()
    #expect(solution.value(of: x) == 200 && solution.value(of: y) == 150)
  }

  @Test func theLargestBoxSetsTheSizeOfItsContainer() {
    for sizes in [[10.0, 30, 20], [30, 20, 10], [10, 20, 30]] {
      var system = LayoutSystem()
      let container = system.variable()
      for size in sizes { system.require(container, .atLeast, LinearSum(size)) }
      system.require(container, .equal, LinearSum(0), priority: 1)
      #expect(system.solved().value(of: container) == 30)
    }
  }

  /// Equations of known solutions, in any order.
  @Test(arguments: 0..<50) func randomEquationsAreSolved(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40) % 19 - 9
    }
    var system = LayoutSystem()
    let variables = (0..<12).map { _ in system.variable() }
    let wanted = variables.map { _ in Double(next()) }
    for _ in 0..<40 {
      var (sum, value) = (LinearSum(0), 0.0)
      for (variable, known) in zip(variables, wanted) {
        let factor = Double(next())
        sum = sum + variable * factor
        value += factor * known
      }
      system.require(sum, .equal, LinearSum(value))
    }
    let solution = system.solved()
    #expect(solution.broken.isEmpty)
    for (variable, known) in zip(variables, wanted) {
      #expect(abs((solution.value(of: variable) ?? .nan) - known) < 1e-6)
    }
  }
}

@Suite struct StackArrangementTests {
  /// The starts and sizes of boxes in a row of some length.
  private func row(
    _ distribution: StackArrangement.Distribution, length: CGFloat?, sizes: [CGFloat?],
    spacing: CGFloat = 10
  ) -> [[CGFloat?]] {
    var system = LayoutSystem()
    let (row, across) = (system.box().x, system.box().x)
    system.require(row.start, .equal, LinearSum(0))
    if let length { system.require(row.size, .equal, LinearSum(length)) }
    let elements = sizes.map { size in
      let box = system.box()
      if let size { system.require(box.x.size, .equal, LinearSum(size), priority: 250) }
      return StackArrangement.Element(
        along: box.x, across: box.y, length: size, spacing: spacing)
    }
    StackArrangement(distribution, .fill).require(elements, along: row, across: across, in: &system)
    let solution = system.solved()
    return elements.map { [solution.value(of: $0.along.start), solution.value(of: $0.along.size)] }
  }

  @Test func boxesFillARow() {
    #expect(row(.fill, length: 100, sizes: [20, 30, nil]) == [[0, 20], [30, 30], [70, 30]])
    #expect(row(.fill, length: 100, sizes: [20, nil, 30]) == [[0, 20], [30, 30], [70, 30]])
    #expect(row(.fill, length: nil, sizes: [20, 30]) == [[0, 20], [30, 30]])
    #expect(row(.fill, length: 100, sizes: [nil, nil]) == [[0, nil], [nil, nil]])
  }

  @Test func theLastBoxIsStretchedOrCut() {
    #expect(row(.fill, length: 100, sizes: [20, 30]) == [[0, 20], [30, 70]])
    #expect(row(.fill, length: 40, sizes: [20, 30]) == [[0, 20], [30, 10]])
    // No size is negative.
    #expect(row(.fill, length: 25, sizes: [20, 30]) == [[0, 15], [25, 0]])
  }

  @Test func sizesAreEqualOrInProportion() {
    #expect(
      row(.fillEqually, length: 100, sizes: [20, nil, 30], spacing: 5)
        == [[0, 30], [35, 30], [70, 30]])
    #expect(row(.fillEqually, length: nil, sizes: [20, 20]) == [[0, 20], [30, 20]])
    #expect(row(.fillProportionally, length: 110, sizes: [30, 20]) == [[0, 60], [70, 40]])
  }

  @Test func distancesAreEqual() {
    #expect(
      row(.equalSpacing, length: 120, sizes: [20, 30, 10]) == [[0, 20], [50, 30], [110, 10]])
    #expect(row(.equalSpacing, length: nil, sizes: [20, 30]) == [[0, 20], [30, 30]])
    // Centers are at 10, 62.5 and 115.
    #expect(
      row(.equalCentering, length: 120, sizes: [20, 25, 10])
        == [[0, 20], [50, 25], [110, 10]])
    // The spacing is a minimum.
    #expect(
      row(.equalSpacing, length: 60, sizes: [20, 30, 20]) == [[0, 20], [30, 20], [60, 0]])
  }
}
