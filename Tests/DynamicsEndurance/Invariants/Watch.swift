import Dynamics

/// The bounds that hold in a scene.
struct Promises {
  /// In pt/s; what is thrown is slower than 700.
  var fastest: CGFloat = 3000
  /// How far a pin may be open, in points.
  var gap: CGFloat = 0.1
  /// How much energy may rise above what it was, as a share of what the scene began with.
  var rise: CGFloat? = 0.01
  /// How deep items may be inside each other in the end, in points.
  var overlap: CGFloat?
  /// In seconds.
  var rest: Double = 60

  static var joined: Self { Self() }
  /// What starts inside each other is lifted as it parts.
  static var overlapping: Self { Self(fastest: 1500, rise: nil) }
  static var loose: Self { Self(rise: nil, overlap: 0.5) }
}

extension Stage {
  /// - Returns: The first fault of each kind.
  func watch(_ promises: Promises) -> [InvariantFault] {
    var faults: [InvariantFault] = []
    func note(_ kind: InvariantFault.Kind, _ text: String) {
      guard !faults.contains(where: { $0.kind == kind }) else { return }
      faults.append(InvariantFault(kind: kind, text: text))
    }
    var recent: [CGFloat] = []
    var (least, start) = (CGFloat.infinity, 0 as CGFloat)
    let steps = Int(promises.rest * 120)
    for step in 1...steps where animator.isRunning || step == 1 {
      self.step()
      // Also false for NaN.
      if !(topSpeed < promises.fastest) { note(.fast, "\(topSpeed) pt/s in step \(step)") }
      if !(worstGap <= promises.gap) { note(.open, "by \(worstGap) pt in step \(step)") }
      guard let rise = promises.rise else { continue }
      recent.append(energy)
      if recent.count > 5 { recent.removeFirst() }
      let middle = recent.sorted()[recent.count / 2]
      if recent.count == 5 {
        if start == 0 { start = middle }
        if !(middle - least < rise * start) {
          note(.energy, "\(100 * (middle - least) / start) % more in step \(step)")
        }
        least = min(least, middle)
      }
    }
    if animator.isRunning { note(.restless, "after \(promises.rest) s still at \(topSpeed) pt/s") }
    if let overlap = promises.overlap, worstOverlap > overlap {
      note(.overlap, "by \(worstOverlap) pt in the end")
    }
    return faults + laws.finish()
  }
}
