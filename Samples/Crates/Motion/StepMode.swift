import ArgumentParser

/// The way to divide a frame into steps.
enum StepMode: String, CaseIterable, ExpressibleByArgument {
  /// As many steps of 1/120 s as fit, the animator's default.
  case fixed
  /// One step with the length of the frame, as in simple programs.
  case variable
}
