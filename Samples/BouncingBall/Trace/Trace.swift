import Dynamics
import SampleSupport

/// Writes the position of the ball in each frame, and the result of each fall.
final class Trace {
  private let fall: Fall
  private let write: (String) -> Void
  private var fallsLeft: Int
  private let onEnd: () -> Void

  /// Makes a trace of a fall, which starts at ``begin()``; it sets the fall's closures.
  ///
  /// - Parameters:
  ///   - falls: The number of falls, at least 1.
  ///   - write: Called with each line, without its line break.
  ///   - onEnd: Called after the last line.
  init(
    of fall: Fall, falls: Int, write: @escaping (String) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.fall = fall
    self.write = write
    self.onEnd = onEnd
    fallsLeft = falls
    fall.onMove = { [unowned self] in writeFrame() }
    fall.onLanding = { [unowned self] in note($0) }
  }

  func begin() {
    write("    time  position")
    fall.start()
  }

  private func writeFrame() {
    let height = Double(fall.position.y)
    write("\(fall.elapsed.fixed(3, width: 8))  \(height.fixed(3, width: 8))")
  }

  private func note(_ landing: Landing) {
    write(landing.summary)
    fallsLeft -= 1
    if fallsLeft > 0 { fall.start() } else { onEnd() }
  }

  /// Writes falls in real time: line by line to standard output, or at once to a file.
  static func write(_ settings: Settings, to output: OutputOptions) throws {
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
      trace.begin()
      return trace
    }
    if let failure { throw failure }
    if !output.isStandardOutput { try output.write(text) }
  }
}
