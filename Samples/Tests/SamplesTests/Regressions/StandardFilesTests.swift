import Testing

/// A seed that could not be reported ended the program with SIGILL, help that could not be written
/// counted as written, and with standard output closed a trace went into a file of the run loop.
@Suite struct StandardFilesTests {
  private let folder = ScratchFolder()

  private static func failure(_ reason: String) -> BuiltProgram.Outcome {
    .failure("Cannot write to standard output: \(reason). Redirect it to another file.")
  }

  @Test(arguments: ["2> /dev/full", "2>&-", "<&- 2>&-"])
  func `what cannot be told does no harm`(errors: String) throws {
    #expect(
      try folder.run("card-shuffle --cards 1 \(errors)")
        == .success("A♠\n"))
  }

  @Test func `what nobody listens to does no harm`() throws {
    // The FIFO's reader is gone before the program starts.
    let outcome = try folder.run(
      """
      trap '' PIPE; mkfifo fifo; true < fifo & exec 3> fifo; wait
      card-shuffle --cards 1 2>&3
      """)
    #expect(outcome == .success("A♠\n"))
  }

  @Test func `a file does not take the place of what is closed`() throws {
    let outcome = try folder.run("card-shuffle --cards 1 -o file <&- >&- 2>&-")
    #expect(outcome == .success())
    #expect(try folder.text(of: "file") == "A♠\n")
  }

  @Test(arguments: ["--help", "--version", "--generate-completion-script bash"])
  func `help that cannot be written is a failure`(request: String) throws {
    for program in ["card-shuffle", "crates", "bouncing-ball", "dynamics", "dynamics-play"] {
      #expect(
        try folder.run("\(program) \(request) > /dev/full")
          == Self.failure("No space left on device"))
    }
  }

  @Test func `a full disk ends a trace`() throws {
    #expect(
      try folder.run("bouncing-ball --trace > /dev/full")
        == Self.failure("No space left on device"))
  }

  @Test(arguments: [
    "crates", "card-shuffle --seed 1 --cards 1", "bouncing-ball --trace", "dynamics-play --list",
  ])
  func `standard output that is closed is a failure`(program: String) throws {
    #expect(try folder.run("\(program) >&-") == Self.failure("Bad file descriptor"))
  }

  @Test func `standard output that is closed is so under its other names`() throws {
    #expect(
      try folder.run("crates -o /dev/stdout >&-")
        == .failure("Cannot write '/dev/stdout': Bad file descriptor. Choose another --output."))
  }

  @Test func `whoever reads no further ends the program as any other`() throws {
    let outcome = try folder.run(
      """
      mkfifo fifo; { bouncing-ball --trace --count 1000; echo $? > status; } > fifo &
      head -1 fifo; wait; cat status
      """)
    #expect(outcome == .success("    time  position\n141\n"))
  }

  @Test func `where broken pipes are ignored, the reader's end is a failure`() throws {
    let outcome = try folder.run(
      """
      trap '' PIPE
      mkfifo fifo; { bouncing-ball --trace --count 1000; echo $? > status; } > fifo &
      head -1 fifo; wait; cat status
      """)
    #expect(outcome.output == "    time  position\n1\n")
    #expect(outcome.errors == Self.failure("Broken pipe").errors)
  }
}
