import DynamicsExperiments
import Foundation

/// Prints a table of all experiments and their errors, as Markdown.
@main struct AccuracyTable {
  static func main() {
    print(introduction)
    for chapter in Chapter.all {
      print("## \(chapter.title)\n")
      print("| Experiment | against | error | allowed | |\n|---|---|--:|--:|---|")
      for experiment in chapter.experiments {
        let error = abs(experiment.error())
        print(
          "| \(experiment.name) | \(experiment.reference) | \(figure(error, experiment)) |"
            + " \(figure(experiment.tolerance)) | \(experiment.unit) |")
      }
      print()
    }
    print(introductionOfProofs)
    for chapter in Chapter.proofs {
      print("### \(chapter.title)\n")
      print("| Proof | expected | error | with h/4 | allowed | |\n|---|---|--:|--:|--:|---|")
      for proof in chapter.experiments {
        let (error, finer) = (proof.error(), proof.errorOfFinerSteps() ?? .nan)
        let remark = proof.knownIssue.map { ". \($0)" } ?? ""
        print(
          "| \(proof.name) | \(proof.reference) | \(figure(error, proof)) | \(figure(finer, proof)) |"
            + " \(figure(proof.tolerance)) | \(proof.unit)\(remark) |")
      }
      print()
    }
  }

  private static let introduction = """
    # Accuracy

    Every experiment of `Tests/DynamicsExperiments`, its reference, and the largest error found.
    `make accuracy` measures again and writes this page; `make test` asserts the tolerances.

    Steps are 1/120 s long unless an experiment says otherwise. As in Apple's engine, integration is of
    first order (velocity, then position). So the error against motion in continuous time is
    proportional to the step. Hard attachments bring items back from the tangent to the circle in each
    step, and so lose speed as on iOS: per second the share ω²·h/2 of it, where ω is the angular
    velocity of the item about its anchor.

    """

  private static let introductionOfProofs = """
    ## Proofs

    The scenes of `Tests/DynamicsProofs`, which textbooks solve, with steps of 1/120 s and of a quarter
    of that. Each has its source and the reason for its tolerance there. `proofs` plays them with other
    engines, too.

    """

  private static func figure(_ error: Double, _ experiment: Experiment) -> String {
    figure(error) + (error <= experiment.tolerance ? "" : " **too much**")
  }

  private static func figure(_ number: Double) -> String {
    number == 0 ? "0" : String(format: "%.1e", number)
  }
}
