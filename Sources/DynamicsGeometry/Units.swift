/// The scale between points and meters, defined only here.
///
/// Positions, lengths and velocities are in points. Only masses, forces, impulses, torques and the
/// equations of fields are in SI units, and only those need this scale.
package enum Units {
  /// 100 points are one meter, as in Apple's classes.
  package static let pointsPerMeter: Double = 100
}
