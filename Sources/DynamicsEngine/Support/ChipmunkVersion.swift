@preconcurrency internal import DynamicsChipmunk

/// Checks Chipmunk's version, because the engine relies on the layout of its structs.
enum ChipmunkVersion {
  static let supported = "7.0.3"

  static let check: Void = {
    let version = String(cString: cpVersionString)
    guard version != supported else { return }
    fatalError("swift-dynamics needs Chipmunk \(supported); the library found is \(version)")
  }()
}
