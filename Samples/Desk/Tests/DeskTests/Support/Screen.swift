import Foundation

/// A screen of Xvfb, which exists as long as this object.
final class Screen: Sendable {
  /// The environment of programs on the screen.
  let environment: [String: String]
  let pointer: Pointer
  private let server = Process()
  private let compositor: Compositor?

  /// - Parameter isWayland: Whether programs are shown by a Wayland compositor that fills the screen.
  init(isWayland: Bool = false) throws {
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let x11 = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": ":\(number.trimmingCharacters(in: .whitespacesAndNewlines))",
      "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
    ]) { $1 }
    compositor = isWayland ? try Compositor(in: x11) : nil
    environment = compositor?.environment ?? x11
    pointer = try Pointer(in: environment)
  }

  /// Opens the sample with one of its pages, and waits until one of its stages is at rest.
  ///
  /// - Parameter stage: The title of the stage; `nil` is the page itself.
  func open(
    _ page: String, at stage: String? = nil, animations: Bool = true
  ) async throws -> (desk: Desk, layout: Layout) {
    let desk = try Desk(page, on: self, animations: animations)
    return (desk, try await desk.rest(of: stage ?? page))
  }

  deinit {
    compositor?.end()
    server.end()
  }
}

extension Process {
  /// Starts a program that ends without a request; it is terminated after five minutes.
  convenience init(_ program: URL, _ arguments: String..., on screen: Screen) {
    self.init()
    executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    self.arguments = ["300", program.path] + arguments
    environment = screen.environment
  }

  /// Terminates the process; it may have inherited a signal mask from the thread that started it.
  func end() {
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
  }
}
