import Dynamics
import Foundation

/// The pointer of a screen, moved by real events; and its keyboard.
final class Pointer: Sendable {
  private let process = Process()
  private let commands = Pipe()

  init(in environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = ["-"]
    process.environment = environment
    process.standardInput = commands
    try process.run()
  }

  deinit {
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func move(to place: CGPoint) async throws {
    try await send(text(place))
  }

  func press() async throws { try await send("mousedown 1") }

  func release() async throws { try await send("mouseup 1") }

  func releaseAndPress() async throws { try await send("mouseup 1\nmousedown 1") }

  /// Presses and releases a key of the keyboard, by its X11 name.
  func type(_ key: String) async throws { try await send("key \(key)") }

  func click(_ place: CGPoint, button: Int = 1) async throws {
    try await move(to: place)
    try await send("click \(button)")
  }

  /// Moves at constant speed from a position, even if the machine's clock is irregular.
  ///
  /// - Parameter velocity: The velocity in points per second.
  /// - Returns: The last position. On a busy machine, the move takes longer and goes farther.
  @discardableResult
  func move(from start: CGPoint, velocity: CGVector, seconds: TimeInterval) async throws -> CGPoint
  {
    let begin = ContinuousClock.now
    var (passed, place) = (0.0, start)
    while passed < seconds {
      let time = (ContinuousClock.now - begin) / .seconds(1)
      passed = min(time, seconds)
      place = CGPoint(x: start.x + velocity.dx * time, y: start.y + velocity.dy * time)
      try write(text(place))
      try await Task.sleep(for: .milliseconds(4))
    }
    return place
  }

  /// Presses at a position, moves at constant speed, and lets go in motion.
  func flick(from start: CGPoint, _ velocity: CGVector, seconds: TimeInterval) async throws {
    try await move(to: start)
    try await press()
    try await move(from: start, velocity: velocity, seconds: seconds)
    try await release()
  }

  /// Drags slowly, rests, and lets go.
  func drag(from start: CGPoint, by way: CGVector) async throws {
    try await move(to: start)
    try await press()
    try await move(
      from: start, velocity: CGVector(dx: way.dx / 0.3, dy: way.dy / 0.3), seconds: 0.3)
    try await move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    try await Task.sleep(for: .seconds(0.2))
    try await release()
  }

  func resizeWindow(to size: CGSize) async throws {
    try await send(
      "search --onlyvisible --name Desk windowsize \(Int(size.width)) \(Int(size.height))")
  }

  private func text(_ place: CGPoint) -> String {
    "mousemove \(Int(place.x.rounded())) \(Int(place.y.rounded()))"
  }

  private func write(_ command: String) throws {
    try commands.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
  }

  private func send(_ command: String) async throws {
    try write(command)
    // Give the window time to react, as a user would.
    try await Task.sleep(for: .milliseconds(60))
  }
}
