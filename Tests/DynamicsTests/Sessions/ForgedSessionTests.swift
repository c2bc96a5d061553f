import DynamicsTestSupport
import Testing

@testable import Dynamics

/// A file may come from anywhere.
@Suite struct ForgedSessionTests {
  private let file = TemporarySession()

  /// A few steps of a scene with a bit of everything.
  private func bytes(steps: Int = 3) throws -> [UInt8] {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (BasicItem.box(30, 85, 20, 20), BasicItem.box(60, 60, 20, 20))
    let collision = CollisionBehavior(items: [a, b])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "bar", from: .zero, to: CGPoint(x: 40, y: 10))
    for behavior in [
      collision, GravityBehavior(items: [a, b]), AttachmentBehavior(item: a, attachedTo: b),
    ] as [DynamicBehavior] { animator.addBehavior(behavior) }
    let history = History(animator, seconds: 5)
    for _ in 0..<steps { animator.step() }
    try history.write(to: file.url)
    return try [UInt8](Data(contentsOf: file.url))
  }

  /// Opens a file and looks at all that it has.
  private func look(at bytes: [UInt8]) throws {
    let session = try Session(SessionFile.log(in: bytes))
    for time in session.times {
      _ = try session.moment(at: time)
      _ = try session.snapshot(at: time).itemIDs
    }
    let replay = try SessionReplay(session)
    for time in session.times { try replay.history.look(at: time) }
    for _ in 0..<3 { replay.animator.step() }
  }

  private func expectRefused(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    do {
      try look(at: bytes)
      Issue.record("\(what()) was not noticed")
    } catch {
      #expect(error as? SnapshotError == .corrupt || error as? SnapshotError == .version)
    }
  }

  @Test func theFileIsSound() throws { try look(at: bytes()) }

  @Test func eachFlippedByteIsNoticed() throws {
    let bytes = try bytes()
    for place in bytes.indices {
      var forged = bytes
      forged[place] ^= 1 << UInt8(place % 8)
      expectRefused(forged, "byte \(place)")
    }
  }

  @Test func eachLengthIsNoticed() throws {
    let bytes = try bytes()
    for length in bytes.indices { expectRefused(Array(bytes[..<length]), "length \(length)") }
    expectRefused(bytes + [0], "another byte")
  }

  /// With a checksum that is right, whatever is in the file: it may open or be refused, but does no harm.
  @Test func wordsThatAreForgedDoNoHarm() throws {
    let sound = try SessionFile.log(in: bytes(steps: 2))
    var random = SeededGenerator(seed: 11)
    let absurd: [UInt64] = [0, 1, 2, .max, 1 << 63, 1 << 40, 0x7FF0_0000_0000_0000, 255]
    var refused = 0
    let index = SessionFile.words(of: sound)
    for place in index.indices {
      var forged = index
      forged[place] =
        place % 2 == 0
        ? absurd[Int(random.next() % 8)] : forged[place] ^ (1 << (random.next() % 64))
      do { try look(at: SessionFile.bytes(forged, sound)) } catch { refused += 1 }
    }
    #expect(refused > index.count / 4)
  }

  /// As above, for the bytes of the states.
  @Test func statesThatAreForgedDoNoHarm() throws {
    let sound = try SessionFile.log(in: bytes(steps: 2))
    var random = SeededGenerator(seed: 12)
    var refused = 0
    for _ in 0..<400 {
      var forged = sound
      let entry = Int(random.next() % UInt64(forged.entries.count))
      var bytes = forged.entries[entry].bytes
      guard !bytes.isEmpty else { continue }
      for _ in 0...Int(random.next() % 3) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      forged.entries[entry].bytes = bytes
      do { try look(at: SessionFile.bytes(of: forged)) } catch { refused += 1 }
    }
    #expect(refused > 80)
  }

  @Test func otherFilesAreRefused() throws {
    #expect(throws: SnapshotError.corrupt) { try SessionFile.log(in: []) }
    #expect(throws: SnapshotError.corrupt) {
      try SessionFile.log(in: [UInt8]("<html></html>".utf8) + [UInt8](repeating: 0, count: 99))
    }
    #expect(throws: SnapshotError.corrupt) {
      try History.session(contentsOf: URL(fileURLWithPath: "/dev/zero"))
    }
    #expect(throws: SnapshotError.corrupt) {
      try History.session(contentsOf: FileManager.default.temporaryDirectory)
    }
    #expect(throws: (any Error).self) {
      try History.session(contentsOf: URL(fileURLWithPath: "/does/not/exist"))
    }
  }

  @Test func aFileThatCannotBeWrittenLeavesNothing() throws {
    let animator = DynamicAnimator.headless()
    let history = History(animator, seconds: 1)
    let url = file.url.appendingPathComponent("below")
    #expect(throws: (any Error).self) { try history.write(to: url) }
  }
}
