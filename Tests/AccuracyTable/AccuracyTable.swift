import DynamicsExperiments
import Foundation

/// Prints a table of all experiments and their errors, as Markdown.
@main struct AccuracyTable {
  static func main() {
    for chapter in Chapter.all {
      print("## \(chapter.title)\n")
      print("| Experiment | against | error | allowed | |\n|---|---|--:|--:|---|")
      for experiment in chapter.experiments {
        let error = abs(experiment.error())
        let verdict = error <= experiment.tolerance ? "" : " **too much**"
        print(
          "| \(experiment.name) | \(experiment.reference) | \(figure(error))\(verdict) |"
            + " \(figure(experiment.tolerance)) | \(experiment.unit) |")
      }
      print()
    }
  }

  private static func figure(_ number: Double) -> String {
    number == 0 ? "0" : String(format: "%.1e", number)
  }
}
