import DynamicsRecording
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The output of the built program.
@Suite struct CratesProgramTests {
  private let program = BuiltProgram(name: "crates")

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

  @Test func anAccelerometerTiltsTheBox() throws {
    let root = FakeSensors()
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
}
