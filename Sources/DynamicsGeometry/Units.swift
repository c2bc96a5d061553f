/// The only definition of how points relate to metres.
///
/// Positions, lengths and velocities are in points. Only masses, forces, impulses, torques and the
/// laws of fields are in SI units, and only those need this number.
package enum Units {
  /// 100 points are a metre, as in Apple's classes.
  package static let pointsPerMeter: Double = 100
}
