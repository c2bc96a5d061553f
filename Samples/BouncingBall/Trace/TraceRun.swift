import Dynamics
import SampleSupport

/// Writes falls: line by line to standard output, or at once to a file.
enum TraceRun {
  static func run(_ settings: Settings, _ output: OutputOptions) throws {
    var failure: (any Error)?
    var text = ""
    HeadlessFalls.run(settings) { fall, end in
      let trace = Trace(
        of: fall, falls: settings.falls ?? 1,
        write: { line in
          guard failure == nil else { return }
          guard output.isStandardOutput else { return text += line + "\n" }
          do { try StandardOutput.write(line + "\n") } catch {
            failure = error
            end()
          }
        }, onEnd: end)
      trace.start()
      return trace
    }
    if let failure { throw failure }
    if !output.isStandardOutput { try output.write(text) }
  }
}
