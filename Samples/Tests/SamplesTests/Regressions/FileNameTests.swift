import Testing

/// `--output x.json` without `--format` wrote text, as did `--output x.gif`, and any name went with any format.
@Suite struct FileNameTests {
  private let folder = ScratchFolder()

  @Test(arguments: ["crates", "card-shuffle --seed 1 --cards 2"])
  func `a file's name says what is written`(program: String) throws {
    for (name, start) in [("a.json", "{"), ("b.SVG", "<svg"), ("./.c.svg", "<svg")] {
      #expect(try folder.run("\(program) -o \(name)") == .success())
      #expect(try folder.text(of: name).hasPrefix(start))
    }
  }

  @Test(arguments: ["file", "file.txt", "file.TXT", "svg", ".json", "b.gif/file", "file."])
  func `other names hold text`(name: String) throws {
    _ = try folder.run("mkdir b.gif")
    #expect(try folder.run("card-shuffle --seed 1 --cards 1 -o \(name)").status == 0)
    #expect(try folder.text(of: name) == "A♠\n")
  }

  @Test(arguments: ["x.gif", "x.PNG", "file.jsonl", "a.json.bak", "./.x.mp4"])
  func `an ending that no format has is refused`(name: String) throws {
    let ending = name.split(separator: ".").last!
    for program in ["crates", "card-shuffle", "bouncing-ball", "bouncing-ball --trace"] {
      let outcome = try folder.run("\(program) -o \(name)")
      #expect(outcome.status == 64 && outcome.output == "")
      #expect(
        outcome.errors.hasPrefix(
          """
          Error: No format has the ending .\(ending). Choose a name that ends in \
          .svg, .html, .css, .json, .cast, .csv or .txt, or a --format.

          """))
    }
    #expect(try folder.names == [])
    #expect(try folder.run("card-shuffle --seed 1 --cards 1 --format text -o \(name)").status == 0)
    #expect(try folder.text(of: name) == "A♠\n")
  }

  @Test(arguments: [
    ("json", "x.svg", "svg"), ("text", "x.json", "json"), ("svg", "x.JSON", "json"),
  ])
  func `a name that says otherwise is refused`(format: String, name: String, fit: String) throws {
    for program in ["crates", "card-shuffle"] {
      let outcome = try folder.run("\(program) --format \(format) -o \(name)")
      #expect(outcome.status == 64)
      #expect(
        outcome.errors.hasPrefix(
          """
          Error: --format \(format) does not fit the name '\(name)'. \
          Choose --format \(fit) or another name.

          """))
    }
    #expect(try folder.names == [])
  }

  @Test func `what the spiral does not write is refused by name as well`() throws {
    #expect(
      try folder.run("crates --spiral -o x.json").errors.hasPrefix(
        "Error: --spiral writes only --format live and text. Choose one of them.\n"))
  }
}
