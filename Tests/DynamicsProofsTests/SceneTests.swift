import DynamicsProofs
import Testing

/// What scenes tell engines.
@Suite struct SceneTests {
  @Test(arguments: [Scene.defaultTimeStep, Scene.defaultTimeStep / 4])
  func aShakenBodyIsWhereItsFormulaSaysAfterEachStep(timeStep: Double) {
    let shake = Shake(amplitude: 40, rate: 7)
    let plate = Body.box(100, 20, at: Vector(3, 5)).with { $0.shake = shake }
    var scene = Scene([plate], seconds: 1)
    scene.timeStep = timeStep
    let trace = SwiftDynamics().play(scene)
    for number in 1..<trace.count {
      let place = trace.state(number).position
      let expected = 5 - shake.height(at: Double(number) * timeStep)
      #expect(abs(place.y - expected) < 1e-9 && place.x == 3, "step \(number)")
    }
  }

  /// Discs would catch on the joints of edges that know nothing of each other.
  @Test func otherEnginesAreToldWhichEdgesAreACurve() {
    let disc = Body.disc(radius: 5, at: .zero)
    let curve = Wall.arc(center: .zero, radius: 50, from: .pi, to: 0)
    let walls = [Wall.lines([.zero, Vector(50, 9), Vector(90, 0)]), curve, .floor(60)]
    let lines = Scene([disc], walls: walls, seconds: 1).text.split(separator: "\n")
    let edges = curve.corners().count - 1
    #expect(lines.contains("walls \(edges + 3)"))
    #expect(lines.suffix(2) == ["chains 1", "2 \(edges)"])
  }

  @Test func otherEnginesAreToldWhatIsShaken() {
    let plate = Body.box(100, 20, at: .zero).with { $0.shake = Shake(amplitude: 4.5, rate: 7.5) }
    let text = Scene([.disc(radius: 5, at: .zero), plate], seconds: 1).text
    #expect(text.contains("\nshakes 1\n1 4.5 7.5\n"))
  }
}
