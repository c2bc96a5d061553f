import Dynamics
import DynamicsRecording
import Foundation

extension ValueSource {
  /// A recording of some motion; in an extreme call, mostly one from a file that was changed.
  func recording() -> Recording {
    if isExtreme, !chance(3) {
      let bytes = list(4...24) { UInt8(count(0...255)) }
      if let forged = ForgedRecording.forged(by: bytes), isShort(forged) { return forged }
    }
    if recordings.isEmpty || recordings.count < 3 && chance(4) {
      let animator = animator()
      recordings.append(
        animator.record(for: interval(of: animator), framesPerSecond: 30) { _ in self.appearance() }
      )
    }
    return pick(recordings)
  }

  /// More frames take time, as they should.
  private func isShort(_ recording: Recording) -> Bool {
    recording.duration * max(recording.framesPerSecond, 30) <= 200
  }

  func color() -> RecordingAppearance.Color {
    RecordingAppearance.Color(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  func byte() -> UInt8 { UInt8(count(0...255)) }

  func appearance() -> RecordingAppearance {
    chance(3)
      ? .outlined(integer())
      : RecordingAppearance(
        fill: optional(color()), stroke: optional(color()), cornerRadius: number(0...20),
        label: optional(text()), svg: optional(word("<circle r=\"3\"/>")))
  }

  func pose() -> Recording.Pose { Recording.Pose(center: point(), angle: angle()) }

  func outline() -> Recording.Shape.Outline {
    switch count(0...2) {
    case 0: .rectangle(size: size())
    case 1: .ellipse(size: size())
    default: .polygon(corners: list(0...6) { point() })
    }
  }

  func part() -> Recording.Shape.Part {
    Recording.Shape.Part(outline(), center: point(), angle: angle())
  }

  /// A moment of a recording, or any other.
  func moment(in recording: Recording) -> Double { number(0...max(recording.duration, 0.1)) }

  func span() -> ClosedRange<Double> {
    // A range has no NaN.
    let ends = [seconds(), seconds()].map { $0.isNaN ? 0 : $0 }.sorted()
    return ends[0]...ends[1]
  }

  func svgStyle() -> SVGStyle {
    SVGStyle(
      title: optional(text()), description: optional(text()), background: word("", "#fff"),
      definitions: word(""), showsXray: flag(), repeats: flag(), hold: seconds(),
      startTime: seconds(), tolerance: number(0.1...2), angleTolerance: number(0.01...0.2),
      width: optional(number(100...900)), prefix: prefix(), reducedMotion: reducedMotion())
  }

  func cssStyle() -> CSSStyle {
    CSSStyle(
      prefix: prefix(), reducedMotion: reducedMotion(), units: pick(CSSStyle.Units.allCases),
      start: pick(CSSStyle.Start.allCases), delay: seconds(), stagger: seconds(),
      showsXray: flag(), tolerance: number(0.1...2), angleTolerance: number(0.01...0.2))
  }

  func prefix() -> String { word("", "hero", "a_1-", "1a", "\"<") }

  func reducedMotion() -> RecordingFormat.ReducedMotion {
    pick(RecordingFormat.ReducedMotion.allCases)
  }

  func htmlStyle() -> HTMLStyle {
    HTMLStyle(
      title: optional(text()), description: optional(text()), background: word("", "#fff"),
      definitions: word(""), showsXray: flag(), repeats: flag(), startTime: seconds(),
      prefix: prefix(), reducedMotion: reducedMotion(), isEmbedded: flag())
  }

  func lottieStyle() -> LottieStyle {
    LottieStyle(
      title: optional(text()), showsXray: flag(), tolerance: number(0.1...2),
      angleTolerance: number(0.01...0.2))
  }

  func asciicastStyle() -> AsciicastStyle {
    AsciicastStyle(
      title: optional(text()), columns: integer(10...100), rows: integer(5...40),
      colors: pick(TerminalColors.allCases), background: color(), showsXray: flag(),
      framesPerSecond: number(5...60), idleLimit: optional(seconds()))
  }
}
