import Dynamics
import DynamicsExperiments
import Foundation

/// Prints what the chaotic scenes come to, as `GoldenDigests` has it.
///
/// Exits with 1 when that has other numbers, or when the argument has: what another build has printed.
/// The argument `--inexact` is for a Chipmunk with fused or reordered arithmetic: it exits with 1 unless
/// `hasPortableBits` is false and all numbers are others.
@main struct GoldenHash {
  static func main() async {
    var (lines, courses): ([String], [String]) = ([], [])
    var (known, areCoursesKnown) = (0, true)
    for scene in ChaoticScene.allCases {
      let (digests, course) = await scene.digestsAndCourse()
      let (state, events) = (hexadecimal(digests.state), hexadecimal(digests.events))
      lines.append("    .\(scene): Digests(state: \(state), events: \(events)),")
      let rest = course.rest.map { "\($0)" } ?? "nil"
      courses.append("    .\(scene): Course(states: \"\(course.states)\", rest: \(rest)),")
      areCoursesKnown = areCoursesKnown && GoldenDigests.courses[scene] == course
      if GoldenDigests.known[scene] == digests {
        known += 1
      } else if let difference = GoldenDigests.courses[scene]?.firstDifference(from: course.states)
      {
        say("\(scene): \(difference)")
      }
    }
    let found = (lines + courses).joined(separator: "\n")
    print(found)
    say(GoldenDigests.hint)
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--inexact"] {
      say("\(known) of \(ChaoticScene.allCases.count) scenes have the known numbers")
      exit(known == 0 && !DynamicAnimator.hasPortableBits ? 0 : 1)
    }
    let isKnown = known == ChaoticScene.allCases.count && areCoursesKnown
    if !isKnown { say("GoldenDigests has other numbers; if that is meant, put these lines there") }
    let isEqual = arguments.allSatisfy { $0 == found }
    if !isEqual { say("another build got other numbers") }
    exit(isKnown && isEqual ? 0 : 1)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let groups = stride(from: 0, to: 16, by: 4).map { padded.dropFirst($0).prefix(4) }
    return "0x" + groups.joined(separator: "_")
  }

  private static func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }
}
