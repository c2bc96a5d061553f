import Foundation
import Testing

@testable import SampleSupport

/// A new file used to be renamed over whatever stood under the name of the output: as root over a
/// device, and everywhere over FIFOs, links, and files with another mode and owner.
@Suite struct OutputTests {
  private let folder = ScratchFolder()

  private func write(_ text: String, to name: String) throws {
    try Output.write(text, to: folder.file(name))
  }

  @Test(arguments: [0o600, 0o644, 0o751] as [mode_t])
  func `a file is replaced by one of its mode`(mode: mode_t) throws {
    try folder.write("old, and longer", to: "file", mode: Int(mode))
    let before = folder.status(of: "file")
    try write("new", to: "file")
    #expect(try folder.text(of: "file") == "new")
    #expect(folder.status(of: "file").st_mode == S_IFREG | mode)
    #expect(folder.status(of: "file").st_ino != before.st_ino)
    #expect(try folder.names == ["file"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func `a file keeps its owner and group`() throws {
    try folder.write("old", to: "file", mode: 0o640)
    #expect(chown(folder.file("file"), 65534, 1) == 0)
    try write("new", to: "file")
    let status = folder.status(of: "file")
    #expect((status.st_uid, status.st_gid) == (65534, 1))
    #expect(status.st_mode == S_IFREG | 0o640)
    #expect(try folder.text(of: "file") == "new")
  }

  @Test func `a link stays, and the file that it names is replaced`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("deep"), withIntermediateDirectories: false)
    try folder.write("old", to: "deep/file", mode: 0o600)
    symlink("deep/second", folder.file("first"))
    symlink("file", folder.file("deep/second"))
    try write("new", to: "first")
    #expect(try folder.text(of: "deep/file") == "new")
    #expect(folder.status(of: "deep/file").st_mode == S_IFREG | 0o600)
    #expect(folder.status(of: "first").isLink && folder.status(of: "deep/second").isLink)
  }

  @Test func `a link to nothing stays, and what it names is made`() throws {
    symlink(folder.file("file"), folder.file("link"))
    try write("new", to: "link")
    #expect(folder.status(of: "link").isLink)
    #expect(folder.status(of: "file").isRegularFile)
    #expect(try folder.text(of: "file") == "new")
  }

  @Test func `a file with two names has the new text under both`() throws {
    try folder.write("old, and longer", to: "file")
    link(folder.file("file"), folder.file("other"))
    try write("new", to: "other")
    #expect(try folder.text(of: "file") == "new")
    #expect(folder.status(of: "file").isSameFile(as: folder.status(of: "other")))
  }

  @Test func `a device is written to`() throws {
    symlink("/dev/null", folder.file("link"))
    try write("new", to: "link")
    #expect(folder.status(of: "link").isLink)
    // It has no room, which only the device itself says.
    let failure = #expect(throws: OutputFailure.self) { try write("new", to: "/dev/full") }
    #expect(failure?.reason == "No space left on device")
    #expect(folder.status(of: "/dev/full").st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `what cannot be a file is refused`() throws {
    symlink("loop", folder.file("loop"))
    try folder.write("old", to: "file")
    let refusals = [
      "": "Is a directory", "nowhere/file": "No such file or directory",
      "new/": "No such file or directory",
      "file/x": "Not a directory", "loop": "Too many levels of symbolic links",
    ]
    for (name, reason) in refusals {
      let failure = #expect(throws: OutputFailure.self) { try write("new", to: name) }
      #expect(
        failure?.description
          == "Cannot write '\(folder.file(name))': \(reason). Choose another --output.")
    }
    #expect(try folder.names == ["file", "loop"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a closed folder keeps its files, which are written in place`() throws {
    try folder.write("old, and longer", to: "file")
    try folder.write("old", to: "locked", mode: 0o444)
    #expect(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    try write("new", to: "file")
    #expect(try folder.text(of: "file") == "new")
    #expect(throws: OutputFailure.self) { try write("new", to: "other") }
    #expect(throws: OutputFailure.self) { try write("new", to: "locked") }
  }

  @Test func `a signal that ends the program removes what is not complete`() async throws {
    let folder = ScratchFolder(named: "half-\(getpid())")
    await #expect(processExitsWith: .signal(SIGTERM)) {
      // This is a child of the process outside.
      EndingSignals.catchAll()
      let path = FileManager.default.temporaryDirectory.path + "/half-\(getppid())/file"
      let file = try TemporaryFile(beside: path, mode: 0o666)
      try file.write(Array("half".utf8))
      kill(getpid(), SIGTERM)
      while true { pause() }
    }
    #expect(try folder.names == [])
  }
}

/// The same, with the programs as a user runs them.
@Suite struct ProgramOutputTests {
  private let folder = ScratchFolder()

  private static let fiveCards = "card-shuffle --seed 1 --cards 5"
  private static let order = "2♠ A♠ 4♠ 5♠ 3♠\n"

  @Test func `a dash is standard output`() throws {
    #expect(
      try folder.run("\(Self.fiveCards) -o -") == .success(Self.order))
    let crates = try folder.run("crates --format json --seconds 0.1 --output -")
    #expect(crates.status == 0 && crates.output.hasPrefix("{"))
    #expect(try folder.names == [])
  }

  @Test func `a new file is as open as the mask says`() throws {
    #expect(try folder.run("umask 027; \(Self.fiveCards) -o file").status == 0)
    #expect(try folder.text(of: "file") == Self.order)
    #expect(folder.status(of: "file").st_mode == S_IFREG | 0o640)
  }

  /// The file behind it used to be replaced, so that the rest of the script wrote into nothing.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `an open file goes on where it is`(output: String) throws {
    #expect(try folder.run("{ echo A; \(Self.fiveCards) -o \(output); echo B; } > log").status == 0)
    #expect(try folder.text(of: "log") == "A\n\(Self.order)B\n")
  }

  @Test func `whoever reads a FIFO gets all of it`() throws {
    let outcome = try folder.run(
      """
      mkfifo fifo && cat fifo > copy & cd \(folder.path); until [ -p fifo ]; do :; done
      \(Self.fiveCards) --format svg -o fifo && wait && [ -p fifo ] &&
        \(Self.fiveCards) --format svg | cmp - copy
      """)
    #expect(outcome == .success())
  }

  /// One that has another name is overwritten, and others are replaced.
  @Test(arguments: ["card-shuffle --seed 1", "crates"], [false, true])
  func `a file that grows too large leaves the old one, and nothing else`(
    program: String, hasOtherName: Bool
  ) throws {
    try folder.write("old", to: "file")
    if hasOtherName { link(folder.file("file"), folder.file("other")) }
    let names = try folder.names
    let outcome = try folder.run("ulimit -f 1; \(program) --format svg -o file")
    #expect(
      outcome == .failure("Cannot write 'file': File too large. Choose another --output."))
    #expect(try folder.names == names)
    for name in names { #expect(try folder.text(of: name) == "old") }
  }

  @Test func `standard output that takes no more is a failure`() throws {
    let outcome = try folder.run("ulimit -f 1; crates --format svg > file")
    #expect(
      outcome
        == .failure("Cannot write to standard output: File too large. Redirect it to another file.")
    )
  }
}
