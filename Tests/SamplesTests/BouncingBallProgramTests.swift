import Foundation
import Testing

/// The built program's help, output and errors, as far as no load on the machine can change them.
@Suite struct BouncingBallProgramTests {
  private let program = BuiltProgram(name: "bouncing-ball")

  private static let usage = """
    Usage: bouncing-ball [--by <mechanism>] [--frames-per-second <frames-per-second>] \
    [--load <load>] [--count <count>] [--trace]
      See 'bouncing-ball --help' for more information.

    """

  @Test func version() throws {
    #expect(
      try program.run("--version") == .init(output: "0.1.0-dev\n", errors: "", status: 0))
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
        [--trace]

        OPTIONS:
          --by <mechanism>        What drives the animation. (values: timer,
                                  display-link; default: display-link)
          --frames-per-second <frames-per-second>
                                  Frames per second, 1 to 240. (default: 60)
          --load <load>           Work added to each frame in milliseconds, 0 to 1000.
                                  (default: 0)
          --count <count>         Number of falls, 1 to 1000. (default: unlimited live,
                                  1 with --trace)
          --trace                 Draw nothing; print the seconds since the start and
                                  the ball's y for each frame.
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
        == "Error: Cannot write to standard output: No space left on device. Send it somewhere else.\n"
    )
  }
}
