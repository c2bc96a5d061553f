import Testing
import UIKit

@MainActor @Suite("A force-directed graph")
struct ForceDirectedGraphTests {
  private let graph = GraphView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  private func distance(_ a: String, _ b: String) -> CGFloat {
    graph.nodes[a]!.distance(to: graph.nodes[b]!.center)
  }

  @Test("A square of edges unfolds from a tangle")
  func square() {
    for (name, place) in zip("abcd", [(290, 291), (311, 292), (309, 312), (293, 308)]) {
      graph.addNode(String(name), at: CGPoint(x: place.0, y: place.1))
    }
    for (a, b) in [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")] { graph.connect(a, b) }
    #expect(graph.edges.count == 4)
    graph.animator.run(seconds: 20)
    let sides = [distance("a", "b"), distance("b", "c"), distance("c", "d"), distance("d", "a")]
    let diagonals = [distance("a", "c"), distance("b", "d")]
    #expect(sides.max()! - sides.min()! < 1)
    #expect(sides.min()! > 80)
    for diagonal in diagonals {
      #expect(abs(diagonal / sides[0] - 2.squareRoot()) < 0.02)
    }
  }

  @Test("Two nodes rest where spring and repulsion balance")
  func balance() {
    graph.addNode("a", at: CGPoint(x: 280, y: 300))
    graph.addNode("b", at: CGPoint(x: 320, y: 300))
    graph.connect("a", "b")
    graph.animator.run(seconds: 10)
    // The spring's force, ω²·reduced mass·stretch, balances 100/r newtons at r points.
    let mass: CGFloat = .pi / 4 * 900 / 10_000
    let stiffness = pow(4 * CGFloat.pi, 2) * mass / 2 / 100
    let r = distance("a", "b")
    // In each step resistance takes its share of what the force has just given.
    let repulsion = 100 / r / (1 + 5.0 / 120)
    #expect(abs(stiffness * (r - 80) / repulsion - 1) < 0.01)
  }

  @Test("The block is told mass, charge and running time")
  func arguments() {
    graph.addNode("a", at: CGPoint(x: 200, y: 300))
    graph.addNode("b", at: CGPoint(x: 400, y: 300))
    graph.animator.run(seconds: 0.5)
    let arguments = graph.latestArguments!
    #expect(abs(arguments.mass - .pi / 4 * 900 / 10_000) < 1e-9)
    #expect(arguments.charge == 0)
    #expect(abs(arguments.time - 0.5) < 0.02)
  }

  @Test("A cut edge lets its ends drift apart")
  func cut() {
    graph.addNode("a", at: CGPoint(x: 280, y: 300))
    graph.addNode("b", at: CGPoint(x: 320, y: 300))
    graph.connect("a", "b")
    graph.animator.run(seconds: 5)
    let joined = distance("a", "b")
    graph.disconnect("a", "b")
    #expect(graph.edges.isEmpty)
    graph.animator.run(seconds: 1)
    #expect(distance("a", "b") > joined + 10)
  }
}
