public import Dynamics
public import Foundation

/// Lets time pass, and expects that the energy of the items does not change.
///
/// ```swift
/// expectKeepsEnergy(animator, within: 0.01, for: 10)
/// ```
///
/// The energy is that of motion, `m·v²/2 + I·ω²/2`, and that of height under the gravity behaviors.
/// Add other energy by `adding`: of springs and of fields. Friction, resistance and bounces of an
/// elasticity below 1 take energy, so a test of an elastic scene sets them to 0, 0 and 1. Rods that
/// swing far lose some in each step, too.
///
/// The failure says when the change was the largest, and how large. Time ends early when everything is
/// at rest. The program drives the animator from now on.
///
/// - Parameters:
///   - animator: The animator.
///   - fraction: The largest change that is no failure, as a fraction of the largest energy of motion
///     that occurs: 0.01 is one percent.
///   - seconds: The time that passes, in seconds of `elapsedTime`: from 0 to 3600.
///   - adding: Returns other energy at the present moment, in kg·pt²/s², the unit of `m·v²` with
///     masses in kg (an item of 100 × 100 pt and density 1 has 1 kg).
///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
///     defaults.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
/// - Complexity: The cost of one step for each `timeStep` that passes.
public func expectKeepsEnergy(
  _ animator: DynamicAnimator, within fraction: Double, for seconds: TimeInterval,
  adding: (() -> Double)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID, filePath, line, column)
  guard Duration.isValid(seconds, "expectKeepsEnergy(_:within:for:)", place) else { return }
  func now() -> TimeInterval {
    WatchedMotion.current(of: animator)?.now ?? animator.elapsedTime
  }
  func energy() -> Double {
    animator.kineticEnergy + animator.gravityEnergy + (adding?() ?? 0)
  }
  let (start, first) = (animator.elapsedTime, energy())
  var largest = animator.kineticEnergy
  var worst = (change: 0.0, time: now())
  while animator.elapsedTime - start + animator.timeStep <= seconds + 1e-9 {
    let before = animator.elapsedTime
    animator.step()
    guard animator.elapsedTime > before else { break }
    largest = max(largest, animator.kineticEnergy)
    let change = energy() - first
    // A NaN is the worst.
    if !(abs(change) <= abs(worst.change)) { worst = (change, now()) }
  }
  if abs(worst.change) <= fraction * largest { return }
  let percent = Text.number(abs(worst.change) / largest * 100)
  let way = worst.change > 0 ? "more" : "less"
  Failure.record(
    "the energy is not kept within \(Text.number(fraction * 100)) % for \(Text.seconds(seconds)): at "
      + "\(Text.seconds(worst.time)) it is \(percent) % of the largest energy of motion \(way)",
    time: worst.time, at: place)
}
