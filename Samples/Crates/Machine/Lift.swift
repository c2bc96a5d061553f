import Dynamics
import Foundation

/// A platform that rises when a crate is on its far end, tips the crates onto the ramp and returns.
final class Lift {
  let platform = BasicItem(center: Lift.bottom, size: Lift.size)
  /// Keeps crates out of the shaft while the platform is away.
  let gate = BasicItem(center: Lift.openGate, size: CGSize(width: 3, height: 26))
  let sensor = SensorBehavior()
  let behavior = DynamicBehavior()
  /// Called when it begins to rise.
  var onDeparture: () -> Void = {}
  /// Called when it is down again.
  var onReturn: () -> Void = {}
  private let drive: KinematicBehavior
  private var phase = Phase.waiting

  private enum Phase { case waiting, rising, tipping, sinking }

  /// The angle of the ramp, and of the platform that tips.
  static let slope = -25 * Double.pi / 180
  private static let size = CGSize(width: 78, height: 10)
  private static let bottom = CGPoint(x: 260, y: 280)
  /// Two crates on each other have room under the ceiling.
  private static let top = CGPoint(x: 260, y: 94)
  /// Its top is below the rollers and above the platform, so that no corner catches on a step up.
  private static let openGate = CGPoint(x: 218.5, y: 287.9)
  private static let closedGate = CGPoint(x: 218.5, y: 262.5)

  init() {
    drive = KinematicBehavior(items: [platform, gate])
    for (name, left) in [("end", 18.0), ("platform", -38)] {
      let region = CGRect(x: left, y: -20, width: 38 - left, height: 14)
      sensor.addRegion(withIdentifier: name, for: BezierPath(rect: region), attachedTo: platform)
    }
    behavior.addChildBehavior(drive)
    behavior.addChildBehavior(sensor)
    drive.action = { [unowned self] in proceed() }
  }

  private func has(_ region: String) -> Bool { !sensor.items(inRegion: region).isEmpty }

  /// Begins the next phase when the present one is over; called after each step.
  private func proceed() {
    switch phase {
    case .waiting where has("end"):
      phase = .rising
      onDeparture()
      drive.move(platform, to: Self.top, duration: 1.5, timing: .easeInOut)
      drive.move(gate, to: Self.closedGate, duration: 0.3)
    case .rising where platform.center == Self.top:
      phase = .tipping
      drive.move(platform, to: Self.top, angle: Self.slope, duration: 0.4, timing: .easeInOut)
    case .tipping where !has("platform"):
      phase = .sinking
      drive.move(platform, to: Self.bottom, angle: 0, duration: 1.2, timing: .easeInOut)
    case .sinking where platform.center == Self.bottom:
      phase = .waiting
      drive.move(gate, to: Self.openGate, duration: 0.3)
      onReturn()
    default: break
    }
  }
}
