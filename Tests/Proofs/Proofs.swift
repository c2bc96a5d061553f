import DynamicsProofs
import Foundation

/// Prints the errors of all proofs, or of those whose name contains the argument, at the default
/// step and at a quarter of it.
@main struct Proofs {
  static func main() throws {
    let word = CommandLine.arguments.dropFirst().first ?? ""
    let step = Scene.defaultTimeStep
    for chapter in Proof.Chapter.all {
      for proof in chapter.proofs where word.isEmpty || proof.name.contains(word) {
        let clock = ContinuousClock()
        let start = clock.now
        let error = try proof.error(on: SwiftDynamics(), timeStep: step)
        let finer = try proof.error(on: SwiftDynamics(), timeStep: step / 4)
        let seconds = (clock.now - start) / .seconds(1)
        let verdict = max(error, finer) <= proof.tolerance ? "" : " TOO MUCH"
        print(
          "\(proof.name): \(figure(error)) \(figure(finer)) (\(figure(proof.tolerance)) "
            + "\(proof.unit))\(verdict) \(String(format: "%.2f s", seconds))")
      }
    }
  }

  private static func figure(_ number: Double) -> String {
    number == 0 ? "0" : String(format: "%.2e", number)
  }
}
