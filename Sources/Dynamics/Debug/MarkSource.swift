/// A behavior that has marks in the debug view.
protocol MarkSource: SimulationMember {
  /// Adds the marks of the present moment; calls none of the program's code.
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation)
}
