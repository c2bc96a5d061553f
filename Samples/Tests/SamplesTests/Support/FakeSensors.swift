import Foundation

/// A folder that looks as the kernel's folder of sensors does; gone when this is.
final class FakeSensors {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sensors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// - Parameter text: `nil` takes the file away.
  func write(_ text: String?, to file: String, of device: Int) throws {
    let folder = URL(fileURLWithPath: path).appendingPathComponent("iio:device\(device)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(file)
    if let text {
      try Data(text.utf8).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
  }

  func measure(x: String, y: String, scale: String, of device: Int) throws {
    try write(x, to: "in_accel_x_raw", of: device)
    try write(y, to: "in_accel_y_raw", of: device)
    try write(scale, to: "in_accel_scale", of: device)
  }
}
