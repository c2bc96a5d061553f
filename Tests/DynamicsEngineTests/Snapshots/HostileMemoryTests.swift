import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// Words from outside take no more memory than their number justifies.
///
/// A free row is a word 0, and thousands of these are packed into a few bytes: 32 kB asked for 4 million rows,
/// which are 4 GB.
@Suite struct HostileMemoryTests {
  /// A list of free rows in the words of a world.
  private enum Rows: Int, CaseIterable {
    case bodies, sets, boundaries, joints

    /// The place of their count in the words of an empty world.
    var place: Int { [10, 11, 12, 20][rawValue] }

    func capacity(in world: World) -> Int {
      switch self {
      case .bodies: world.bodies.capacity
      case .sets: world.sets.capacity
      case .boundaries: world.boundaries.capacity
      case .joints: world.joints.rows.capacity
      }
    }

    /// The words of an empty world with free rows.
    func words(free count: Int) -> [UInt64] {
      var words = EngineScene.words(of: World())
      precondition(words[place] == 0, "an empty world has no rows")
      words[place] = UInt64(count) << 1
      // The highest first, and each one below the one before, as new rows are listed.
      words.insert(
        contentsOf: [UInt64(count - 1) << 1] + Array(repeating: 0, count: count - 1), at: place + 1)
      return words
    }
  }

  @Test func freeRowsComeBack() throws {
    for rows in Rows.allCases {
      for count in [64, 6400] {
        let words = rows.words(free: count)
        let world = try EngineScene.restored(words)
        #expect(rows.capacity(in: world) == count)
        #expect(EngineScene.words(of: world) == words)
        world.step(by: EngineScene.step)
      }
      var coder = WordCoder(rows.words(free: 65)[...])
      #expect(throws: StateError.self) { _ = try World.restored(from: &coder) }
    }
  }

  /// Rows without memory get it when they are taken, in the same order as in the world that was saved.
  @Test func freeRowsAreUsedAgain() throws {
    let world = World()
    let bodies = (0..<300).map { number in
      world.addBody(EngineScene.box(12), at: CGPoint(x: 20 * number, y: 0), angle: 0)
    }
    for (number, body) in bodies.enumerated() where number % 100 != 7 { world.removeBody(body) }
    for _ in 0..<10 { world.step(by: EngineScene.step) }
    let restored = try EngineScene.restored(EngineScene.words(of: world))
    for number in 0..<400 {
      let place = CGPoint(x: 30 + number % 20 * 17, y: 20 + number / 20 * 13)
      let (a, b) = (
        world.addBody(EngineScene.box(12), at: place, angle: 0),
        restored.addBody(EngineScene.box(12), at: place, angle: 0)
      )
      #expect(a == b)
      guard number % 40 == 0 else { continue }
      for copy in [world, restored] { copy.step(by: EngineScene.step) }
      try #require(EngineScene.words(of: restored) == EngineScene.words(of: world))
    }
  }

  @Test func aMillionFreeRowsTakeLittleMemory() async {
    await #expect(processExitsWith: .success) {
      for rows in Rows.allCases {
        let words = rows.words(free: 1 << 20)
        let before = try Self.mostMemory()
        let world = try EngineScene.restored(words)
        world.step(by: EngineScene.step)
        _ = world.addBody(EngineScene.box(10), at: .zero, angle: 0)
        world.step(by: EngineScene.step)
        let growth = try Self.mostMemory() - before
        precondition(growth < 60_000_000, "a million free \(rows) took \(growth) bytes")
      }
    }
  }

  /// A removed body in each chunk of 64 rows would give memory to all of them.
  @Test func fewRowsInUseGetNoMoreThanTheirShare() throws {
    func words(chunks: Int) -> [UInt64] {
      var words = EngineScene.words(of: World())
      words[0] = UInt64(chunks) << 1
      let removed = (0..<chunks).map { UInt64($0) << 32 | UInt64(64 * $0) }
      let free = (0..<chunks).reversed().flatMap { chunk in
        (0..<63).map { UInt64($0 > 0 ? 0 : chunk == chunks - 1 ? (64 * chunks - 1) << 1 : 1) }
      }
      words.replaceSubrange(
        9...10,
        with: [UInt64(chunks) << 1] + removed + [UInt64(free.count) << 1] + free)
      return words
    }
    let world = try EngineScene.restored(words(chunks: 1000))
    #expect(world.bodies.capacity == 64_000)
    world.step(by: EngineScene.step)
    var coder = WordCoder(words(chunks: 1100)[...])
    #expect(throws: StateError.self) { _ = try World.restored(from: &coder) }
  }

  /// A long wall whose corners are all in one place.
  @Test func edgesWithoutLengthTakeLittleMemory() async {
    await #expect(processExitsWith: .success) {
      let world = World()
      let set = world.addCollisionSet()
      _ = world.addBoundary([Contour([.zero, CGPoint(x: 1, y: 0)])], to: set)
      var words = EngineScene.words(of: world)
      // The numbers of the contour: their count, then the count of points, then these.
      let place = words.firstIndex(of: 2.0.bitPattern)!
      let count = 300_000
      words[place - 1] = UInt64(1 + 2 * count) << 1
      words[place] = Double(count).bitPattern
      words.insert(contentsOf: Array(repeating: 0, count: 2 * count - 4), at: place + 1)
      let before = try Self.mostMemory()
      var coder = WordCoder(words[...])
      let restored = try? World.restored(from: &coder)
      restored?.step(by: EngineScene.step)
      let growth = try Self.mostMemory() - before
      precondition(growth < 200_000_000, "\(count) corners took \(growth) bytes")
    }
  }

  /// The most memory that the process has occupied, in bytes.
  private static func mostMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try 1024 * #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }
}
