import DynamicsExperiments
import Testing

/// Every experiment stays within its tolerance.
@Suite struct ExperimentTests {
  @Test(arguments: Chapter.all.flatMap(\.experiments))
  func theErrorIsWithinItsTolerance(experiment: Experiment) {
    let error = experiment.error()
    #expect(abs(error) <= experiment.tolerance, "\(error) \(experiment.unit)")
  }
}
