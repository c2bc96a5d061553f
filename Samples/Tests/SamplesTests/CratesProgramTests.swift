import DynamicsRecording
import Foundation
import SampleSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The built program's help, output and errors, to the letter.
@Suite struct CratesProgramTests {
  private let program = BuiltProgram(name: "crates")

  private static let usage = """
    Usage: crates <options>
      See 'crates --help' for more information.

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
        OVERVIEW: Drop crates into a box that you can tilt.

        With fixed steps, a run ends in the same state, bit for bit, however irregular
        the frames were. With variable steps it does not: compare the states of a few
        runs with --step variable --load 90 and different seeds. Crates get out in
        neither case, because the library stops a fast item at a wall within the step.

        Keys during a live show: the arrow keys tilt the box, 0 makes it level, space
        pauses, . steps one frame, + and - change the speed, r restarts, q quits.
        Ctrl-C and Ctrl-Z work as usual.

        Shell completions: crates --generate-completion-script bash (or zsh, fish).
        'make install' installs these and a manual page.

        USAGE: crates <options>

        OPTIONS:
          --scene <scene>         The scene: one heavy crate, a box with five crates,
                                  or a machine that moves crates in a circle. (values:
                                  one, box, machine; default: one)
          --tilt <tilt>           File of lines 'time x y': gravity in g to the right
                                  and down from that second on; or iio for this
                                  machine's accelerometer. (default: level)
          --tilt-root <tilt-root> Folder to search for accelerometers. (default:
                                  /sys/bus/iio/devices)
          --step <step>           Fixed steps of 1/120 s, or one step per frame.
                                  (values: fixed, variable; default: fixed)
          --load <load>           Longest random delay of a frame in milliseconds, 0 to
                                  100; with --spiral, the cost of each step. (default:
                                  0, with --spiral 12)
          --spiral                Show how the library reacts when steps take longer to
                                  compute than they simulate.
          --seed <seed>           Seed of the random delays. (default: random, and
                                  reported)
          --seconds <seconds>     Length of a recording in seconds, 0.1 to 60.
                                  (default: 5.0)
          --speed <speed>         Speed of the motion, 0.05 to 20; 2 is twice as fast.
                                  (default: 1.0)
          --fps <fps>             Frames per second, 10 to 240. (default: 60 live and
                                  with --spiral, else 30)
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

  @Test func textTellsWhereTheCrateLies() throws {
    let outcome = try program.run()
    #expect(outcome.errors == "" && outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0] == "  crate       x       y  degrees")
    let row = lines[1].split(separator: " ").map(String.init)
    #expect(row.count == 4 && row[0] == "100×100")
    #expect(abs(try #require(Double(row[1])) - 150) < 1)
    #expect(abs(try #require(Double(row[2])) - 250) < 1)
    #expect(
      lines[2] == "5 s in 600 steps (fixed), 0 s dropped. All crates are in the box.")
  }

  @Test func textTellsWhatTheMachineHasDone() throws {
    let lines = try program.run("--scene", "machine", "--seconds", "20").output.split(
      separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[5].hasSuffix("All crates are in the box."))
    let words = lines[6].split(separator: " ")
    #expect(lines[6].hasPrefix("Delivered: ") && lines[6].contains(" The rope broke after "))
    #expect(try #require(Int(words[1].dropLast())) >= 4)
  }

  @Test func fixedRunsAreEqualAndVariableOnesAreNot() throws {
    func state(_ arguments: String...) throws -> Substring? {
      try program.run(["--scene", "box"] + arguments).output.split(separator: "\n").last
    }
    let fixed = try state()
    #expect(try state("--load", "90", "--seed", "1") == fixed)
    #expect(try state("--load", "90", "--seed", "2") == fixed)
    #expect(try state("--fps", "60") == fixed)
    let first = try state("--step", "variable", "--load", "90", "--seed", "1")
    #expect(first != fixed)
    #expect(try state("--step", "variable", "--load", "90", "--seed", "2") != first)
    #expect(try state("--step", "variable", "--load", "90", "--seed", "1") == first)
  }

  @Test func aRandomSeedIsReportedAndRepeatsTheRun() throws {
    let arguments = ["--step", "variable", "--load", "50", "--seconds", "1"]
    let first = try program.run(arguments)
    let seed = try #require(first.errors.split(separator: " ")[1].split(separator: ";").first)
    #expect(first.errors == "Seed \(seed); --seed \(seed) repeats this.\n")
    #expect(
      try program.run(arguments + ["--seed", String(seed)])
        == .init(output: first.output, errors: "", status: 0))
  }

  @Test func jsonHoldsEveryFrame() throws {
    let outcome = try program.run(
      "--scene", "box", "--format", "json", "--seconds", "2", "--fps", "20")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(outcome.output.utf8))
    #expect(
      recording.items.map(\.appearance.label)
        == ["crate 1", "crate 2", "crate 3", "crate 4", "crate 5", "tilt"])
    #expect(recording.duration == 2 && recording.frames.count == 41)
    for item in recording.items[..<5] {
      for keyframe in item.keyframes {
        #expect(abs(remainder(keyframe.time, 0.05)) < 1e-9)
      }
    }
  }

  @Test func xrayChangesNoMotionAndIsInTheRecording() throws {
    let arguments = ["--scene", "box", "--seconds", "2", "--load", "20", "--seed", "1"]
    let plain = try program.run(arguments)
    #expect(try program.run(arguments + ["--xray"]) == plain)
    let json = try program.run(arguments + ["--xray", "--format", "json"])
    let recording = try JSONDecoder().decode(Recording.self, from: Data(json.output.utf8))
    #expect(Set(recording.marks.map(\.kind)) == [.contact, .field, .velocity])
    #expect(recording.items.count == 5)
  }

  @Test(arguments: ["one", "box", "machine"])
  func thePictureIsWellFormedXML(scene: String) throws {
    let outcome = try program.run("--scene", scene, "--format", "svg", "--seconds", "3")
    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
    #expect(outcome.output.contains("@keyframes"))
    #expect(!outcome.output.contains("nan"))
  }

  @Test func aScriptTiltsTheBox() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tilt-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("time,x,y\n0,1,0\n".utf8).write(to: file)
    let outcome = try program.run("--tilt", file.path, "--seconds", "8")
    let row = outcome.output.split(separator: "\n")[1].split(separator: " ")
    #expect(abs(try #require(Double(row[1])) - 250) < 1)
    #expect(abs(try #require(Double(row[2])) - 70) < 1)
  }

  @Test func anAccelerometerTiltsTheBox() throws {
    let root = try FakeSensors()
    try root.measure(x: "1000", y: "0", scale: "0.00980665", of: 3)
    let outcome = try program.run("--tilt", "iio", "--tilt-root", root.path, "--seconds", "8")
    let row = outcome.output.split(separator: "\n")[1].split(separator: " ")
    #expect(abs(try #require(Double(row[1])) - 50) < 1)
  }

  @Test func theSpiralIsToldSecondBySecond() throws {
    let outcome = try program.run("--spiral")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        Under load a step of 8.333 ms costs 12 ms; a frame may take 30 steps.
        second  load  frames  steps due  taken  dropped s  longest frame  without the guard
             1   off      60        120    120      0.000          17 ms              17 ms
             2    on       9         92     92      0.000         348 ms             348 ms
             3    on       3        128     90      0.317         360 ms             720 ms
             4   off      49        140    126      0.117          17 ms              17 ms
             5   off      60        120    120      0.000          17 ms              17 ms

        """))
    #expect(try program.run("--spiral") == outcome)
  }

  @Test(arguments: [
    (["--seconds", "0"], "--seconds takes a number from 0.1 to 60.0, not 0.0."),
    (["--seconds", "61"], "--seconds takes a number from 0.1 to 60.0, not 61.0."),
    (["--load", "101"], "--load takes a number from 0.0 to 100.0, not 101.0."),
    (["--load", "nan"], "--load takes a number from 0.0 to 100.0, not nan."),
    (["--fps", "9"], "--fps takes a number from 10 to 240, not 9."),
    (["--speed", "21"], "--speed takes a number from 0.05 to 20.0, not 21.0."),
    (
      ["--tilt-root", "/tmp"],
      "--tilt-root works only with --tilt iio. Add that, or remove --tilt-root."
    ),
    (
      ["--spiral", "--seconds", "2"],
      "--seconds with --spiral takes a number from 3.0 to 60.0, not 2.0."
    ),
    (
      ["--spiral", "--step", "variable"], "--spiral needs fixed steps. Remove --step variable."
    ),
    (
      ["--spiral", "--format", "svg"],
      "--spiral writes only --format live and text. Choose one of them."
    ),
    (
      ["--format", "live", "--output", "x"],
      "--format live draws on the terminal. Remove --output."
    ),
  ])
  func usageErrors(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome == .init(output: "", errors: "Error: \(message)\n\(Self.usage)", status: 64))
  }

  @Test(arguments: [
    (
      ["--tilt", "/no/such/file"],
      """
      Cannot read '/no/such/file': No such file or directory. \
      Give --tilt a file of lines 'time x y', or iio.
      """
    ),
    (
      ["--tilt", "iio", "--tilt-root", "/no/such/folder"],
      "There is no accelerometer under /no/such/folder; use the arrow keys or --tilt FILE."
    ),
    (
      ["--output", "/no/such/folder/x"],
      "Cannot write '/no/such/folder/x': No such file or directory. Choose another --output."
    ),
    (
      ["--format", "live"],
      "There is no terminal to draw on. Choose another --format, such as text or svg."
    ),
  ])
  func failures(arguments: [String], message: String) throws {
    #expect(
      try program.run(arguments) == .init(output: "", errors: "Error: \(message)\n", status: 1))
  }
}
