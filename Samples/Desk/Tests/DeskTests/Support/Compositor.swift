import Foundation

/// Weston in a window that fills a screen of Xvfb, so that pointer events for X reach it.
///
/// Its own headless backend has no pointer. Its kiosk shell shows each window on the whole screen, so
/// that places in the window are those on the screen.
final class Compositor: Sendable {
  /// The environment of programs in the compositor, and of those that move the pointer.
  let environment: [String: String]
  private let process = Process()
  private let folder: URL

  init(in x11: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "weston-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    environment = x11.merging([
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "desk", "GDK_BACKEND": "wayland",
    ]) { $1 }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/weston")
    process.arguments = [
      "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--socket=desk", "--width=1280",
      "--height=900", "--use-pixman", "--idle-time=0",
    ]
    process.environment = x11.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let socket = folder.appending(path: "desk").path
    for _ in 0..<30_000 where !FileManager.default.fileExists(atPath: socket) { usleep(10_000) }
  }

  func end() {
    process.end()
    try? FileManager.default.removeItem(at: folder)
  }
}
