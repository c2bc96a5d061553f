import Dynamics
import Foundation

/// The pointer of a screen, moved by real events; and its keyboard.
final class Pointer {
  private let process = Process()
  private let commands = Pipe()

  init(on screen: Screen) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = ["-"]
    process.environment = screen.environment
    process.standardInput = commands
    try process.run()
  }

  deinit {
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func move(to place: CGPoint) async throws {
    try await send("mousemove \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
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
      try commands.fileHandleForWriting.write(contentsOf: Data(text(place).utf8))
      try await Task.sleep(for: .milliseconds(4))
    }
    return place
  }

  func resizeWindow(to size: CGSize) async throws {
    try await send(
      "search --onlyvisible --name Desk windowsize \(Int(size.width)) \(Int(size.height))")
  }

  private func text(_ place: CGPoint) -> String {
    "mousemove \(Int(place.x.rounded())) \(Int(place.y.rounded()))\n"
  }

  private func send(_ command: String) async throws {
    try commands.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    // Give the window time to react, as a user would.
    try await Task.sleep(for: .milliseconds(60))
  }
}
