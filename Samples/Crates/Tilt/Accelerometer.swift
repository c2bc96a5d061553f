import Foundation

/// An accelerometer behind the files of the kernel's industrial I/O (`sysfs-bus-iio`).
///
/// The kernel's x points to the right of the screen and y up it, and what lies still is pushed up
/// by 9.81 m/s²: upright, y reads +9.81 (its `mount-matrix` document). Things fall the other way.
struct Accelerometer {
  static let defaultFolder = "/sys/bus/iio/devices"
  /// m/s² in a g.
  private static let standardGravity = 9.80665

  private let device: URL
  /// What was last read; what cannot be read any more stays as it was.
  private(set) var tilt: Tilt

  /// Takes the first device of a folder that measures acceleration.
  init(in folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let devices = names.filter { $0.hasPrefix("iio:device") }.sorted {
      $0.count == $1.count ? $0 < $1 : $0.count < $1.count
    }
    for name in devices {
      let device = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard let tilt = Self.read(device) else { continue }
      self.device = device
      self.tilt = tilt
      return
    }
    throw TiltFailure.noAccelerometer(folder: folder)
  }

  mutating func update() { tilt = Self.read(device) ?? tilt }

  private static func read(_ device: URL) -> Tilt? {
    guard let right = acceleration("x", device), let up = acceleration("y", device) else {
      return nil
    }
    let tilt = Tilt(x: -right / standardGravity, y: up / standardGravity)
    return Tilt.range.contains(tilt.x) && Tilt.range.contains(tilt.y) ? tilt : nil
  }

  /// m/s² along an axis.
  private static func acceleration(_ axis: String, _ device: URL) -> Double? {
    guard let raw = number("in_accel_\(axis)_raw", device),
      let scale = number("in_accel_\(axis)_scale", device) ?? number("in_accel_scale", device)
    else { return nil }
    let offset = number("in_accel_\(axis)_offset", device) ?? number("in_accel_offset", device)
    return (raw + (offset ?? 0)) * scale
  }

  private static func number(_ name: String, _ device: URL) -> Double? {
    guard let data = try? Data(contentsOf: device.appendingPathComponent(name)) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
