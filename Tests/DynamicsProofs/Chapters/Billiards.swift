private let cueSpeed = 300.0

/// A cue ball that hits two touching balls at once.
func cueScene(elasticity: Double) -> Scene {
  let radius = 20.0
  let contact = Vector(3.0.squareRoot() * radius, 0)
  func ball(_ center: Vector) -> Body {
    Body.disc(radius: radius, at: center).with { $0.elasticity = elasticity }
  }
  let cue = ball(Vector(-60, 0)).with { $0.velocity = Vector(cueSpeed, 0) }
  let balls = [cue, ball(contact + Vector(0, -radius)), ball(contact + Vector(0, radius))]
  return Scene(balls, gravity: 0, seconds: 0.5)
}

func noteCue(elasticity: Double, _ player: Player, _ note: Largest) throws {
  let (trace, speed) = (try player.play(cueScene(elasticity: elasticity)), cueSpeed)
  let share = (1 + elasticity) * speed
  note((trace.last(of: 0).velocity - Vector(speed - 0.6 * share, 0)).length / speed)
  for (body, side) in [(1, -1.0), (2, 1)] {
    let expected = share * Vector(0.3, side * 3.0.squareRoot() / 10)
    note((trace.last(of: body).velocity - expected).length / speed)
  }
}

/// A rack of ten balls, hit in the middle, and pairs of balls that are mirror images.
func rack(elasticity: Double) -> (scene: Scene, mirrored: [(Int, Int)]) {
  let radius = 15.0
  var balls = [Body.disc(radius: radius, at: Vector(-100, 0))]
  balls[0].velocity = Vector(600, 0)
  var mirrored: [(Int, Int)] = [(0, 0)]
  for row in 0..<4 {
    for place in 0...row {
      let y = (2 * Double(place) - Double(row)) * radius
      mirrored.append((balls.count, balls.count + row - 2 * place))
      balls.append(.disc(radius: radius, at: Vector(3.0.squareRoot() * radius * Double(row), y)))
    }
  }
  for number in balls.indices { balls[number].elasticity = elasticity }
  return (Scene(balls, gravity: 0, seconds: 0.5), mirrored)
}

func noteRack(elasticity: Double, _ player: Player, _ note: Largest) throws {
  let (scene, mirrored) = rack(elasticity: elasticity)
  let trace = try player.play(scene)
  for (a, b) in mirrored {
    let (one, other) = (trace.last(of: a).position, trace.last(of: b).position)
    note((one - Vector(other.x, -other.y)).length / 300)
  }
}
