/// The angle of the vector (x, y) from the positive x axis, with the same bits on every processor.
///
/// The range is −π to π; the error is below 1.5 units in the last place. The order of the arguments
/// is that of C's `atan2`, and so are the results for zeros, infinities and NaN.
///
/// Let t be the tangent of the angle to the nearest axis. Then atan t = atan c + atan((t − c) / (1
/// + t·c)) with c = 0, ½ or 1. The argument of the second arctangent is small, so a minimax
/// polynomial of eleven terms is accurate enough.
package func arctangent(_ y: Double, _ x: Double) -> Double {
  if x.isNaN || y.isNaN { return .nan }
  let slope = angleToAxis(abs(y), abs(x))
  let angle =
    switch (abs(y) > abs(x), x.sign) {
    case (false, .plus): slope
    case (false, .minus): 0x1.921fb54442d18p1 - (slope - 0x1.1a62633145c07p-53)
    case (true, .plus): 0x1.921fb54442d18p0 - (slope - 0x1.1a62633145c07p-54)
    case (true, .minus): 0x1.921fb54442d18p0 + (slope + 0x1.1a62633145c07p-54)
    }
  return y.sign == .minus ? -angle : angle
}

/// The angle to the x axis, from 0 to π/4, for vectors without a negative component.
private func angleToAxis(_ y: Double, _ x: Double) -> Double {
  var (short, long) = (min(x, y), max(x, y))
  if short == 0 { return 0 }
  if long == .infinity { return short == .infinity ? 0x1.921fb54442d18p-1 : 0 }
  // Scale the numbers, so that no sum overflows and no half is rounded.
  if long > 0x1p1000 || long < 0x1p-900 {
    let scale = long > 1 ? 0x1p-100 : 0x1p200
    (short, long) = (short * scale, long * scale)
  }
  if short < 0.4375 * long {
    let t = short / long
    return t - shortfall(t)
  }
  if short < 0.6875 * long {
    // The differences are exact, since the numbers are within a factor of two of each other.
    let t = (short - 0.5 * long) / (long + 0.5 * short)
    return 0x1.dac670561bb4fp-2 + (t - (shortfall(t) - 0x1.a2b7f222f65e2p-56))
  }
  let t = (short - long) / (long + short)
  return 0x1.921fb54442d18p-1 + (t - (shortfall(t) - 0x1.1a62633145c07p-55))
}

/// t − atan t.
private func shortfall(_ t: Double) -> Double {
  let z = t * t
  var p = 0x1.0a67cdf87759bp-6
  p = p * z - 0x1.2b0c80d136fc9p-5
  p = p * z + 0x1.979bd78e1c97cp-5
  p = p * z - 0x1.dddc9566f0b85p-5
  p = p * z + 0x1.10d5ed7dae9d2p-4
  p = p * z - 0x1.3b0f1e8d36268p-4
  p = p * z + 0x1.745cdb8a79a4fp-4
  p = p * z - 0x1.c71c6fda3d711p-4
  p = p * z + 0x1.2492491ff14c4p-3
  p = p * z - 0x1.999999998e7aep-3
  p = p * z + 0x1.555555555550bp-2
  return t * z * p
}
