import DynamicsRecording
import Foundation
import SampleSupport
import Testing

/// The built program's help, output and errors, as far as no load on the machine can change them.
@Suite struct BouncingBallProgramTests {
  private let program = BuiltProgram(name: "bouncing-ball")

  private static let usage = """
    Usage: bouncing-ball [--by <mechanism>] [--frames-per-second <frames-per-second>] \
    [--load <load>] [--count <count>] [--trace] [--format <format>] [--xray] [--start <start>] \
    [--output <output>]
      See 'bouncing-ball --help' for more information.

    """

  @Test func version() throws {
    #expect(
      try program.run("--version") == .init(output: "\(packageVersion)\n", errors: "", status: 0))
  }

  @Test func help() throws {
    let outcome = try program.run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        OVERVIEW: Drop a ball that lands after one second if its frames are timed
        correctly.

        A plain timer assumes that every tick is on time, so under --load the ball
        falls behind the ring, which shows where it should be. A display link measures
        how long each frame lasted, so the ball skips frames and lands on time.

        Keys during a live show: space pauses, r restarts, q quits. Ctrl-C and Ctrl-Z
        work as usual.

        Shell completions: bouncing-ball --generate-completion-script bash (or zsh,
        fish). 'make install' installs these and a manual page.

        USAGE: bouncing-ball [--by <mechanism>] \
        [--frames-per-second <frames-per-second>] [--load <load>] [--count <count>] \
        [--trace] [--format <format>] [--xray] [--start <start>] [--output <output>]

        OPTIONS:
          --by <mechanism>        Source of the frames. (values: timer, display-link;
                                  default: display-link)
          --frames-per-second <frames-per-second>
                                  Frames per second, 1 to 240. (default: 60)
          --load <load>           Work added to each frame in milliseconds, 0 to 1000.
                                  (default: 0)
          --count <count>         Number of falls, 1 to 1000. (default: unlimited live,
                                  else 1)
          --trace                 Draw nothing; print the seconds since the start and
                                  the ball's y for each frame, as --format text does.
          --format <format>       Output format. (default: live on a terminal, in a
                                  file as its name ends in .svg, .html, .css, .json,
                                  .cast, .csv or .txt, text without an ending) (values:
                                  live, text, svg, html, css, web-animations, lottie,
                                  asciicast, csv, json)
          --xray                  Show the data of the simulation: collision shapes,
                                  springs, pushes, contacts, velocities and sleep.
          --start <start>         Time in seconds at which an SVG or HTML starts to
                                  play, 0 to 600; a still image shows this time.
                                  (default: 0.0)
          -o, --output <output>   File to write, or - for standard output. (default: -)
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test(arguments: ["timer", "display-link"])
  func `a trace tells times and heights until the ball has landed`(mechanism: String) throws {
    let outcome = try program.run("--trace", "--by", mechanism, "--count", "2", "--load", "3")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "    time  position")
    let falls = lines.dropFirst().split { $0.hasPrefix("Landed") }
    #expect(falls.count == 2)
    for fall in falls {
      let rows = try fall.map { line in
        try #require(line.wholeMatch(of: /\ *(\d+\.\d{3})\ +(\d+\.\d{3})/)).output
      }
      let times = try rows.map { try #require(Double($0.1)) }
      let heights = try rows.map { try #require(Double($0.2)) }
      #expect(times == times.sorted())
      #expect(heights.allSatisfy { (32...268).contains($0) })
      #expect(fall.last?.hasSuffix("   268.000") == true)
      #expect(fall.allSatisfy { $0.count == 18 })
      // A timer counts all its ticks; a link may skip any but the last.
      #expect(mechanism == "timer" ? rows.count == 60 : (1...60).contains(rows.count))
    }
    if mechanism == "display-link" {
      // Between falls there is no telling how late the frame is that begins the next one.
      let landing = try #require(falls.first?.last?.split(separator: " ").first)
      #expect(try #require(Double(landing)) >= 1)
    }
    let summaries = lines.filter {
      $0.wholeMatch(of: /Landed after \d+\.\d{3} s: \d+ frames, \d+ skipped\./) != nil
    }
    #expect(summaries.count == 2)
    #expect(lines.last == summaries.last)
  }

  @Test(arguments: [
    (["--load=-1"], "--load takes a number from 0 to 1000, not -1."),
    (["--load", "1001"], "--load takes a number from 0 to 1000, not 1001."),
    (["--frames-per-second", "0"], "--frames-per-second takes a number from 1 to 240, not 0."),
    (["--frames-per-second", "241"], "--frames-per-second takes a number from 1 to 240, not 241."),
    (["--count", "0"], "--count takes a number from 1 to 1000, not 0."),
    (["--trace", "-o", "x.svg"], "--trace writes text. Remove it, or choose no other format."),
    (["--count", "1001", "--trace"], "--count takes a number from 1 to 1000, not 1001."),
  ])
  func usageErrors(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome == .init(output: "", errors: "Error: \(message)\n\(Self.usage)", status: 64))
  }

  @Test(arguments: [["--by", "hand"], ["--load", "much"], ["--trace", "now"], ["--height"]])
  func `what makes no sense is a usage error`(arguments: [String]) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test func `without a terminal it says what to do instead`() throws {
    #expect(
      try program.run("--by", "timer")
        == .init(
          output: "",
          errors: """
            Error: There is no terminal to draw on. Add --trace to print the positions instead.

            """, status: 1))
  }

  @Test func `a recording lasts as long as the fall, and a ring shows where the ball should be`()
    throws
  {
    let outcome = try program.run("--by", "timer", "--load", "30", "--format", "json", "--xray")
    #expect(outcome.status == 0 && outcome.errors == "")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(outcome.output.utf8))
    #expect(recording.items.map(\.appearance.label) == ["where it should be", "ball"])
    #expect(recording.marks.map(\.kind) == [.velocity])
    // A timer takes all its 60 ticks, however late.
    #expect(recording.items[1].keyframes.count == 61)
    #expect(recording.duration > 1.8)
    #expect(recording.pose(of: 1, at: 0).center.y == 32)
    #expect(recording.pose(of: 1, at: recording.duration).center.y == 268)
    #expect(recording.pose(of: 1, at: 0.9).center.y < recording.pose(of: 0, at: 0.9).center.y)
  }

  @Test func `a trace may go into a file`() throws {
    let folder = try ScratchFolder()
    let outcome = try program.run("--trace", "--output", folder.file("falls"))
    #expect(outcome == .init(output: "", errors: "", status: 0))
    #expect(try folder.text(of: "falls").hasPrefix("    time  position\n"))
  }

  @Test func `a full disk is a failure and ends the trace`() throws {
    let process = program.process(["--trace"])
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(
      String(decoding: complaint, as: UTF8.self)
        == "Error: Cannot write to standard output: No space left on device. Redirect it to another file.\n"
    )
  }
}
