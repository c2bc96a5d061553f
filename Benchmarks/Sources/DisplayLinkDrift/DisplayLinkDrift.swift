import ArgumentParser
import Foundation

/// Measures the delay of display link frames, and of a plain timer beside it.
@main
struct DisplayLinkDrift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "display-link-drift",
    abstract: "Measure how late the frames of a display link are, beside a plain timer.",
    discussion: """
      Both run on the main run loop at the same time, half a period apart. Frame n is due n periods \
      after the start, skipped frames counted; its lateness is how much later it comes.
      """)

  @Option(help: "How many frames to go on for, 1000 or more.")
  var frames = 10_000

  @Option(help: "How many frames are due in a second, 1 to 1000.")
  var rate = 60

  @Option(help: "How many milliseconds each call of either keeps the thread busy, 0 to 1000.")
  var load = 0.0

  @Flag(help: "Measure the process's beat, which moves animators by default, in place of a link.")
  var beat = false

  @Option(help: "A file to draw how often which lateness came, as SVG.")
  var svg: String?

  func validate() throws {
    guard frames >= 1000 else {
      throw ValidationError("--frames takes 1000 or more, or no trend would show.")
    }
    guard (1...1000).contains(rate) else {
      throw ValidationError("--rate takes a number from 1 to 1000, not \(rate).")
    }
    guard !beat || rate == 60 else {
      throw ValidationError("--beat takes a --rate of 60, which is what the beat has.")
    }
    guard (0...1000).contains(load) else {
      throw ValidationError("--load takes a number from 0 to 1000, not \(load).")
    }
  }

  func run() throws {
    let seconds = Int((Double(frames) / Double(rate)).rounded(.up))
    let title = "\(frames) frames at \(rate) Hz, \(loadDescription)"
    FileHandle.standardError.write(Data("Measuring \(title): \(seconds) s.\n".utf8))
    let contest = Contest(beats: frames, rate: rate, load: load / 1000, takesBeat: beat)
    contest.run()
    print("\(title); times in ms\n")
    print(Report(contest: contest).text)
    guard let svg else { return }
    let picture = LatenessPicture(of: contest, title: "Lateness of \(title)")
    try write(picture.svg, to: svg)
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw ValidationError("Cannot write '\(path)'; choose another --svg.")
    }
  }

  private var loadDescription: String {
    load == 0 ? "idle" : String(format: "each busy for %g ms", load)
  }
}
