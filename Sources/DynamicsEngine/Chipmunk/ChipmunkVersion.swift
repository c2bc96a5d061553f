@preconcurrency internal import DynamicsChipmunk

/// Chipmunk's structs are read and filled in as one version lays them out.
enum ChipmunkVersion {
  static let supported = "7.0.3"

  static let check: Void = {
    let version = String(cString: cpVersionString)
    guard version != supported else { return }
    fatalError("swift-dynamics needs Chipmunk \(supported); the library found is \(version)")
  }()
}
