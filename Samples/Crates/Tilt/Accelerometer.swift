import Foundation

/// An accelerometer in the kernel's industrial I/O files (`sysfs-bus-iio`).
///
/// The kernel's x axis points to the right of the screen, and its y axis up. A device at rest
/// measures the upward force against gravity: 9.81 m/s² on the y axis if it is upright (see the
/// kernel's `mount-matrix` document). Gravity has the opposite sign.
struct Accelerometer {
  static let defaultFolder = "/sys/bus/iio/devices"
  /// 1 g in m/s².
  private static let standardGravity = 9.80665

  private let device: URL
  /// The latest tilt; an axis that can no longer be read keeps its value.
  private(set) var tilt: Tilt

  /// Uses the first device in a folder that measures acceleration.
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

  /// Reads the acceleration along an axis, in m/s².
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
