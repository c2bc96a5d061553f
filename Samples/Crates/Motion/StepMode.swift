import ArgumentParser

/// How the length of a frame becomes steps.
enum StepMode: String, CaseIterable, ExpressibleByArgument {
  /// Steps of 1/120 s, as many as fit: what the animator does by itself.
  case fixed
  /// One step as long as the frame was: what naive programs do.
  case variable
}
