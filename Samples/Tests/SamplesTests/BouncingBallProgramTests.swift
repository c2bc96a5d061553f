import DynamicsRecording
import Foundation
import Testing

/// The output of the built program, as far as no load on the machine can change it.
@Suite struct BouncingBallProgramTests {
  private let program = BuiltProgram(name: "bouncing-ball")

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
      // A timer counts all its ticks; a link may skip any but the last.
      #expect(mechanism == "timer" ? rows.count == 60 : (1...60).contains(rows.count))
    }
    if mechanism == "display-link" {
      // Between falls there is no telling how late the frame is that begins the next one.
      let landing = try #require(falls.first?.last?.split(separator: " ").first)
      #expect(try #require(Double(landing)) >= 1)
    }
    #expect(lines.last?.hasPrefix("Landed") == true)
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
    let folder = ScratchFolder()
    let outcome = try program.run("--trace", "--output", folder.file("falls"))
    #expect(outcome == .success())
    #expect(try folder.text(of: "falls").hasPrefix("    time  position\n"))
  }
}
