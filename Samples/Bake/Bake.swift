import ArgumentParser
import Foundation
import SampleSupport

/// Lets parts of an SVG file fall, and writes the motion to a file.
struct Bake: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Let parts of an SVG file fall and swing, and write the motion to a file.",
    discussion: """
      A selector is #id, .class, a tag or *, several with commas, or one within another with a \
      space. Parts that none names stay as a background. The same input gives the same output, byte \
      for byte.

      Each seed is another fall. To compute many of them, four at a time, with scores:
        seq 100 | xargs -P 4 -I{} dynamics bake logo.svg --drop .letter \\
          --seed {} --output fall-{}.html --score spread | sort -n -k 2
      """)

  @Argument(help: "The SVG file.", completion: .file(extensions: ["svg"]))
  var file: String

  @Option(help: ArgumentHelp("The parts that fall.", valueName: "selector"))
  var drop: String?

  @Option(
    help: ArgumentHelp(
      "The parts that stay and that others collide with, also among those of --drop.",
      valueName: "selector"))
  var fix: String?

  @Option(
    help: ArgumentHelp(
      "The parts that hang by their top and swing, also among those of --drop.",
      valueName: "selector"))
  var hang: String?

  @Flag(help: "The lower edge of the picture is a floor. (default: without --fix and --walls)")
  var floor = false

  @Flag(help: "All edges of the picture are walls.")
  var walls = false

  @Option(parsing: .unconditional, help: "Gravity, -10 to 10; 1 accelerates at 1000 pt/s².")
  var gravity = 1.0

  @Option(help: "How much of their speed parts keep in a bounce, 0 to 1.")
  var elasticity = 0.3

  @Option(help: "Friction of the parts, 0 to 1.")
  var friction = 0.4

  @Option(help: "Seconds to write, 0.1 to 60. (default: until all rest, at most 10)")
  var duration: Double?

  @Option(help: "Seed of small pushes at the start. (default: no pushes)")
  var seed: UInt64?

  @Option(
    help: "Seeds to try, such as 1...100; prints their scores, or makes a page with --best.",
    transform: SeedRange.read)
  var seeds: SeedRange?

  @Option(
    help: """
      Score to print after the seed: rest (s until rest), spread (mean way in pt, 0 for parts that leave the \
      picture) or contacts.
      """
  )
  var score: Score?

  @Option(
    help:
      "Make a page of the best of --seeds by --score: the shortest rest, else the largest; 1 to 100."
  )
  var best: Int?

  @Flag(help: "Play it backwards, so that it ends as drawn.")
  var assemble = false

  @Option(
    help: """
      Format of the file. (default: as the name of the file ends, else svg)
      """)
  var format: BakedFormat?

  @Option(
    name: .shortAndLong, help: "File to write, or - for standard output. (default: -)",
    completion: .file())
  var output: String?

  func validate() throws {
    try check(gravity, in: -10...10, "--gravity")
    try check(elasticity, in: 0...1, "--elasticity")
    try check(friction, in: 0...1, "--friction")
    if let duration { try check(duration, in: 0.1...60, "--duration") }
    guard drop != nil || hang != nil else {
      throw ValidationError(
        "Nothing moves. Add --drop or --hang with a selector, such as --drop '*'.")
    }
    if let best { try check(best, in: 1...100, "--best") }
    guard seeds == nil || seed == nil else {
      throw ValidationError("--seed and --seeds exclude each other. Remove one of them.")
    }
    guard seeds == nil || score != nil else {
      throw ValidationError("--seeds needs a --score: rest, spread or contacts.")
    }
    guard best == nil || seeds != nil else {
      throw ValidationError("--best needs --seeds, such as --seeds 1...100.")
    }
    guard seeds == nil || best != nil || output == nil else {
      throw ValidationError(
        "--seeds prints scores only. Add --best for a page, or remove --output.")
    }
    if let output, output != "-" {
      try OutputOptions.checkName(output, fits: format?.format)
      if format == nil, let named = Format(ofFile: output), BakedFormat(named) == nil {
        throw ValidationError(
          "--format \(named.rawValue) is not for pictures. Choose a name that ends in .svg or .html."
        )
      }
    }
    guard best == nil || chosenFormat == .html || output == nil else {
      throw ValidationError("--best makes a page. Choose an --output that ends in .html.")
    }
  }

  private var chosenFormat: Format { format?.format ?? Format(ofFile: output) ?? .svg }

  func run() throws {
    try checkThatTheInputStays()
    let oven = try Oven(self)
    guard let seeds, let score else { return try writeOne(oven) }
    let bar = ProgressBar("Baking")
    defer { bar.finish() }
    var results: [Result] = []
    for (index, seed) in seeds.range.enumerated() {
      bar.update(Double(index) / Double(seeds.range.count))
      let baked = try oven.bake(seed: seed)
      let result = Result(seed: seed, value: score.value(of: baked))
      results.append(result)
      if best == nil { try StandardOutput.write(result.line) }
    }
    guard let best else { return }
    let winners = results.sorted { score.isBetter($0.value, $1.value) }.prefix(best)
    try Output.write(try ContactSheet.page(of: Array(winners), score, oven), to: output)
  }

  private func checkThatTheInputStays() throws {
    guard let output, output != "-" else { return }
    func file(_ path: String) -> [AnyHashable?]? {
      let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      return facts.map {
        [$0[.systemNumber] as? AnyHashable, $0[.systemFileNumber] as? AnyHashable]
      }
    }
    guard let present = file(output), present == file(self.file) else { return }
    throw BakeFailure(
      "'\(output)' is the picture itself, which would be lost. Choose another --output.")
  }

  /// A seed and its score.
  struct Result {
    var seed: UInt64
    var value: Double

    var line: String { "\(seed) \(value.decimal(3))\n" }
  }

  private func writeOne(_ oven: Oven) throws {
    let baked = try oven.bake(seed: seed)
    reportNotes(baked.notes)
    if let score {
      try StandardOutput.write(Result(seed: seed ?? 0, value: score.value(of: baked)).line)
      if output == nil { return }
    }
    guard let format = chosenFormat.recordingFormat(oven.picture) else { return }
    try Output.write(baked.recording, as: format, to: output)
  }
}

/// The formats of a baked picture.
enum BakedFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, html, css
  case webAnimations = "web-animations"
  case lottie, csv, json

  init?(_ format: Format) { self.init(rawValue: format.rawValue) }

  var format: Format { Format(rawValue: rawValue)! }
}

/// Seeds from a first to a last one.
struct SeedRange {
  var range: ClosedRange<UInt64>

  static func read(_ argument: String) throws -> SeedRange {
    if let range = SeedRange(argument: argument) { return range }
    throw ValidationError("Write the first and the last seed, such as 1...100, at most 10,000.")
  }

  init?(argument: String) {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map { UInt64($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
      last - first < 10_000
    else { return nil }
    range = first...last
  }
}
