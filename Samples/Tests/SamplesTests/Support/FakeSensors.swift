import Foundation

/// A folder that looks as the kernel's folder of sensors does; gone when this is.
final class FakeSensors {
  private let folder = ScratchFolder()
  var path: String { folder.path }

  /// - Parameter text: `nil` takes the file away.
  func write(_ text: String?, to file: String, of device: Int) throws {
    let name = "iio:device\(device)"
    try FileManager.default.createDirectory(
      atPath: folder.file(name), withIntermediateDirectories: true)
    if let text {
      try folder.write(text, to: "\(name)/\(file)")
    } else {
      unlink(folder.file("\(name)/\(file)"))
    }
  }

  func measure(x: String, y: String, scale: String, of device: Int) throws {
    for (name, text) in ["x_raw": x, "y_raw": y, "scale": scale] {
      try write(text, to: "in_accel_\(name)", of: device)
    }
  }
}
