import Foundation
import Testing

@testable import dynamics_bake

/// `dynamics bake`, run as a user runs it.
@Suite struct BakeTests {
  private static let logo = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><title>Logo</title>
    <rect width="400" height="200" fill="#f4f4f8"/><path class="letter" id="L" d="M60 40h20v60h-20z"/>
    <circle class="letter" cx="190" cy="80" r="35"/><g id="all"><rect id="tag" x="300" y="50" width="60" height="30"/>
    <rect id="floor" x="20" y="170" width="360" height="12" rx="6"/></g></svg>
    """

  private let folder: ScratchFolder

  init() throws {
    folder = ScratchFolder()
    try Data(Self.logo.utf8).write(to: URL(fileURLWithPath: folder.path + "/logo.svg"))
  }

  private func bake(_ options: String, file: String = "logo.svg") throws -> BuiltProgram.Outcome {
    try BuiltProgram.shell("cd '\(folder.path)' && dynamics bake \(file) \(options)")
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test func `the same fall is the same file, and shows the whole picture`() throws {
    let options = "--drop .letter --fix '#floor' --hang '#tag' --seed 3"
    let first = try bake(options)
    #expect(first.status == 0 && first.errors == "")
    #expect(try bake(options) == first)
    #expect(try bake("--drop .letter --fix '#floor' --hang '#tag' --seed 4").output != first.output)
    #expect(
      first.output.hasPrefix("<svg ")
        && first.output.contains("viewBox=\"0 0 400 200\" width=\"400\""))
    #expect(
      first.output.contains("<title>Logo</title>") && first.output.contains("{\"seed\":\"3\"}"))
    let places = [
      "fill=\"#f4f4f8\"", "aria-label=\"L\"", "aria-label=\"tag\"", "aria-label=\"floor\"",
    ]
    .compactMap { first.output.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test(arguments: [
    ("a.html", "<!DOCTYPE html>"), ("a.css", "/*"), ("a.json", "{"), ("a.svg", "<svg "),
  ])
  func `the name of the output decides its format`(name: String, start: String) throws {
    #expect(try bake("--drop '*' --output \(name)") == .success())
    #expect(try text(of: name).hasPrefix(start))
  }

  @Test func `letters come to lie on the floor, and an assembled logo ends as drawn`() throws {
    _ = try bake("--drop .letter --fix '#floor' --format json --output fall.json")
    _ = try bake("--drop .letter --fix '#floor' --format json --assemble --output back.json")
    func ends(_ name: String) throws -> (first: [Double], last: [Double]) {
      let tree =
        try JSONSerialization.jsonObject(with: Data(try text(of: name).utf8)) as? [String: Any]
      let items = try #require(tree?["items"] as? [[String: Any]])
      let heights = items.compactMap { $0["y"] as? [Double] }
      return (heights.compactMap(\.first), heights.compactMap(\.last))
    }
    let (fall, back) = (try ends("fall.json"), try ends("back.json"))
    // The background, the letter, the ball, the rest and the floor, in the order of drawing.
    #expect(
      fall.first == [100, 70, 80, 65, 176] && back.last == fall.first && back.first == fall.last)
    #expect(abs(fall.last[1] - 140) < 0.5 && abs(fall.last[2] - 135) < 0.5)
  }

  @Test func `seeds have scores, and the best make a page`() throws {
    let scores = try bake("--drop .letter --seeds 1...4 --score spread")
    let lines = scores.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map(\.first) == ["1", "2", "3", "4"] && scores.status == 0)
    let best = try #require(lines.max { Double($0[1])! < Double($1[1])! })
    #expect(
      try bake("--drop .letter --seed \(best[0]) --score spread").output == best.joined(
        separator: " ") + "\n")
    #expect(
      try bake("--drop .letter --seeds 1...4 --score spread --best 2 --output sheet.html")
        == .success())
    let page = try text(of: "sheet.html")
    #expect(page.split(separator: "data:image/svg+xml;base64,").count == 3)
    let captions = page.split(separator: "<figcaption>--seed ")
    #expect(captions.count == 3 && captions[1].hasPrefix("\(best[0]) "))
  }

  @Test func `falls in several processes are those of one`() throws {
    let outcome = try BuiltProgram.shell(
      "cd '\(folder.path)' && seq 4 | xargs -P 4 -I{} dynamics bake logo.svg --drop .letter --seed {} --score rest --output fall-{}.svg | sort -n"
    )
    #expect(try outcome.output == bake("--drop .letter --seeds 1...4 --score rest").output)
    #expect(try text(of: "fall-2.svg") == bake("--drop .letter --seed 2").output)
  }

  @Test(arguments: [
    (
      "--drop .leter",
      "--drop '.leter' matches nothing that is drawn. There are #L, #all, #tag, #floor, .letter."
    ),
    (
      "--drop '*' --fix '#no'",
      "--fix '#no' matches nothing that is drawn. There are #L, #all, #tag, #floor, .letter."
    ),
    (
      "--drop '[x]'",
      "Cannot choose parts: '[x]' is not a selector here; use #id, .class, a tag or *, several with commas, or one within another with a space."
    ),
    (
      "--drop .letter --fix '*'",
      "Nothing moves, since --fix has all parts. Choose another selector."
    ),
    (
      "--drop '*' --output /no/such/folder/x.svg",
      "Cannot write '/no/such/folder/x.svg': No such file or directory. Choose another --output."
    ),
  ])
  func failures(options: String, message: String) throws {
    #expect(try bake(options) == .failure(message))
  }

  @Test(arguments: ["logo.svg", "./logo.svg", "link.svg", "other.svg"])
  func `the picture itself is not overwritten`(output: String) throws {
    _ = try BuiltProgram.shell(
      "cd '\(folder.path)' && ln -s logo.svg link.svg && ln logo.svg other.svg")
    #expect(
      try bake("--drop .letter --output \(output)")
        == .failure(
          "'\(output)' is the picture itself, which would be lost. Choose another --output."))
    #expect(try text(of: "logo.svg") == Self.logo)
  }

  @Test func `files that are no pictures fail in one line`() throws {
    #expect(
      try bake("--drop '*'", file: "none.svg")
        == .failure("Cannot read 'none.svg': No such file or directory. Choose another file."))
    try Data("<svg><g>".utf8).write(to: URL(fileURLWithPath: folder.path + "/bad.svg"))
    #expect(
      try bake("--drop '*'", file: "bad.svg")
        == .failure(
          "Cannot bake 'bad.svg': the file is not well-formed XML; the first error is in line 1."))
    try Data("<svg/>".utf8).write(to: URL(fileURLWithPath: folder.path + "/empty.svg"))
    #expect(
      try bake("--drop '*'", file: "empty.svg")
        == .failure(
          "--drop '*' matches nothing that is drawn. The file has no IDs and classes; use tags such as path, or *."
        ))
  }

  @Test(arguments: [
    ("", "Nothing moves. Add --drop or --hang with a selector, such as --drop '*'."),
    ("--drop '*' --gravity 11", "--gravity takes a number from -10.0 to 10.0, not 11.0."),
    (
      "--drop '*' --seed 1 --seeds 1...2",
      "--seed and --seeds exclude each other. Remove one of them."
    ),
    ("--drop '*' --seeds 1...2", "--seeds needs a --score: rest, spread or contacts."),
    ("--drop '*' --best 2", "--best needs --seeds, such as --seeds 1...100."),
    (
      "--drop '*' --seeds 1...2 --score rest --output a.html",
      "--seeds prints scores only. Add --best for a page, or remove --output."
    ),
    (
      "--drop '*' --seeds 1...2 --score rest --best 1 --output a.svg",
      "--best makes a page. Choose an --output that ends in .html."
    ),
    (
      "--drop '*' --output a.cast",
      "--format asciicast is not for pictures. Choose a name that ends in .svg or .html."
    ),
    (
      "--drop '*' --output a.gif",
      """
      No format has the ending .gif. Choose a name that ends in .svg, .html, .css, .json, .cast, .csv or .txt, \
      or a --format.
      """
    ),
    (
      "--drop '*' --format css --output a.svg",
      "--format css does not fit the name 'a.svg'. Choose --format svg or another name."
    ),
    (
      "--drop '*' --seeds 1..10 --score rest",
      """
      The value '1..10' is invalid for '--seeds <seeds>': Write the first and the last seed, such as 1...100, \
      at most 10,000.
      """
    ),
  ])
  func `wrong usage`(options: String, message: String) throws {
    let outcome = try bake(options)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(message)\n"))
    #expect(outcome.errors.contains("\nUsage: dynamics bake "))
  }

  /// The commands of the page "Bake a logo", with its logo and fewer seeds.
  @Test func `the commands of the page work`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/DynamicsSVG/DynamicsSVG.docc/BakingALogo.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    let logo = try #require(page.firstMatch(of: /```xml\n([\s\S]*?)```/)?.1)
    try Data(logo.utf8).write(to: URL(fileURLWithPath: folder.path + "/logo.svg"))
    let commands = page.replacing("\\\n", with: " ").split(separator: "\n")
      .filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2).replacing("100", with: "6") }
    #expect(commands.count == 5)
    for command in commands {
      let outcome = try BuiltProgram.shell("cd '\(folder.path)' && \(command)")
      guard outcome.status != 0 else { continue }
      #expect(page.contains("$ \(command)\n\(outcome.errors)"), "\(outcome.errors)")
    }
    for name in ["logo.html", "logo-returns.svg", "sheet.html", "fall-6.html"] {
      #expect(try text(of: name).count > 1000, "\(name)")
    }
  }

  @Test(arguments: ["", "1", "1...", "2...1", "1...99999", "a...b", "1..2", "-1...2"])
  func `other ranges of seeds are none`(text: String) { #expect(SeedRange(argument: text) == nil) }

  @Test func help() throws {
    let outcome = try BuiltProgram(name: "dynamics").run("bake", "--help")
    #expect(outcome == .success(outcome.output))
    try Capture.compare(outcome.output, with: "dynamics-bake-help")
  }
}
