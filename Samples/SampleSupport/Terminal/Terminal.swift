internal import Dynamics
@preconcurrency internal import Glibc
internal import Synchronization

/// The terminal that a program draws on; it is restored however the program ends or stops.
///
/// While it is open, keys arrive one by one, the cursor is hidden, and the picture is on the
/// alternate screen.
package final class Terminal {
  static let isActive = Atomic<Bool>(false)
  static let isContinued = Atomic<Bool>(false)
  static let isResized = Atomic<Bool>(false)
  /// Whether the mouse is reported while the terminal is open.
  static let usesMouse = Atomic<Bool>(false)
  /// Whether there may be pictures on the screen, and in shared memory.
  static let usesPictures = Atomic<Bool>(false)
  /// Whether input that nobody has read may be an answer or a report, which the shell must not get.
  static let mayHaveAnswers = Atomic<Bool>(false)

  /// The terminal mode outside the show; it is static for the signal handlers.
  nonisolated(unsafe) static let savedMode = {
    let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    mode.initialize(to: termios())
    return mode
  }()

  /// Whether a file descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether standard input and output are terminals.
  package static var isInteractive: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

  /// The largest picture in cells, enough for a screen of 5120 × 2880 pixels.
  private static let largestSize = (columns: 640, rows: 180)

  /// How long the first picture waits for answers, in seconds.
  private static let patience = 0.15
  /// How long after the questions their answers may arrive, in seconds.
  private static let longestDelay = 0.5

  private var isOpen = false
  private var asksForColors = false
  private var asksForCursor = false
  private var reader = KeyReader()
  private var features = TerminalFeatures()
  private var timeOfQuestions = 0.0
  /// Keys that were typed before the first picture.
  private var earlyKeys: [Key] = []

  package init() {}

  deinit { close() }

  /// Opens the terminal.
  ///
  /// - Parameters:
  ///   - mouse: Whether the mouse is reported; the terminal's selection then needs Shift.
  ///   - pictures: Whether to ask if the terminal shows pictures.
  ///   - colors: Whether to ask if the terminal has colors of 24 bits.
  ///   - cursor: Whether to ask where the cursor was; see ``rowOfCursor``.
  /// - Returns: `false` if standard input or output is not a terminal, or belongs to another
  ///   program permanently.
  package func open(
    mouse: Bool = false, pictures: Bool = false, colors: Bool = false, cursor: Bool = false
  ) -> Bool {
    guard Self.isInteractive else { return false }
    Self.installStopHandlers()
    Self.usesMouse.store(mouse, ordering: .relaxed)
    Self.mayHaveAnswers.store(false, ordering: .relaxed)
    if pictures { SharedPicture.removeAll() }
    Self.usesPictures.store(pictures, ordering: .relaxed)
    (isOpen, asksForColors, asksForCursor) = (true, colors, cursor)
    guard Self.activate() else {
      close()
      return false
    }
    ask()
    return true
  }

  /// Restores the terminal; nothing happens if it is not open.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    dropAnswers()
    CaughtSignals.blocking { Self.restoreMode() }
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { CaughtSignals.release(number) }
  }

  /// Whether the whole picture must be drawn again, after a change of size or after the program was
  /// stopped.
  ///
  /// After a stop, this opens the terminal again. In the background, it stops the program.
  package func updateAfterSignals() -> Bool {
    let isResized = Self.isResized.exchange(false, ordering: .relaxed)
    let isContinued = Self.isContinued.exchange(false, ordering: .relaxed)
    let needsReopening = isContinued || !Self.isActive.load(ordering: .relaxed)
    if needsReopening {
      if !Self.activate() { Self.endByHangup() }
      // Positions of the mouse are in cells again.
      ask()
    } else if isResized, reader.mouseCellSize != nil {
      reader.mouseCellSize = cellSize
    }
    return isResized || needsReopening
  }

  /// The columns and rows of the picture: those of the terminal, or 80 × 24 if they are unknown.
  ///
  /// They are limited to the largest picture; the rest of the terminal stays empty.
  package var size: (columns: Int, rows: Int) {
    guard let window, window.ws_col > 0, window.ws_row > 0 else { return (80, 24) }
    return (
      min(Int(window.ws_col), Self.largestSize.columns),
      min(Int(window.ws_row), Self.largestSize.rows)
    )
  }

  /// The size of a cell in pixels; `nil` if the terminal does not tell.
  private var cellSize: CGSize? {
    guard let window, window.ws_col > 0, window.ws_row > 0,
      window.ws_xpixel >= window.ws_col, window.ws_ypixel >= window.ws_row
    else { return nil }
    return CGSize(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }

  private var window: winsize? {
    var window = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 ? window : nil
  }

  /// Writes a text, in as few calls as possible; nothing while the terminal belongs to another
  /// program.
  package func write(_ text: String) {
    // Otherwise Ctrl-Z could stop the program in the middle of a picture, and the shell's screen
    // would get the rest.
    CaughtSignals.blocking(SIGTSTP) {
      guard Self.isActive.load(ordering: .relaxed) else { return }
      // If the terminal is gone, the next read of keys fails.
      try? Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    }
  }

  /// Whether the terminal shows pictures in the resolution of the screen.
  var showsPictures: Bool { features.showsPictures }

  /// The row in which the cursor was before the show, from 0; `nil` if the terminal has not told.
  package var rowOfCursor: Int? { features.cursorRow }

  /// The number of colors of the terminal, which is known to have some at least.
  package func depth(atLeast known: ColorDepth) -> ColorDepth {
    known.mayBeDeeper && features.keepsTrueColor ? .trueColor : known
  }

  /// Writes the changes of a picture, which a terminal that can draws all at once.
  package func present(_ changes: String) {
    guard !changes.isEmpty else { return }
    write(
      features.synchronizesOutput
        ? TerminalFeatures.pictureStart + changes + TerminalFeatures.pictureEnd : changes)
  }
}

// MARK: Input

extension Terminal {
  /// Waits for a key.
  ///
  /// - Parameter milliseconds: The maximum time.
  /// - Returns: The keys; empty if the time is over.
  package func keys(within milliseconds: Int) -> [Key] {
    guard earlyKeys.isEmpty else {
      defer { earlyKeys = [] }
      return earlyKeys
    }
    // The Escape key is complete after a short pause.
    let limit = Int(InputParser.escapePause * 1000)
    let bytes = read(within: reader.isWithinSequence ? min(milliseconds, limit) : milliseconds)
    return reader.read(bytes, at: MediaTime.now) { reader, report in note(report, &reader) }
  }

  /// Waits a short time for the terminal's answers, so that the first picture can use them.
  package func waitForAnswers() {
    while !features.areKnown {
      let rest = timeOfQuestions + Self.patience - MediaTime.now
      let early = earlyKeys
      earlyKeys = []
      // Answers that have arrived are read even if the program had to wait for the processor.
      earlyKeys = early + keys(within: rest > 0 ? max(1, Int(rest * 1000)) : 0)
      guard rest > 0 else { return }
    }
  }

  private func ask() {
    features = TerminalFeatures()
    reader.mouseCellSize = nil
    Self.mayHaveAnswers.store(true, ordering: .relaxed)
    write(
      TerminalFeatures.questions(
        mouse: Self.usesMouse.load(ordering: .relaxed),
        pictures: Self.usesPictures.load(ordering: .relaxed), colors: asksForColors,
        cursor: asksForCursor))
    // A terminal that is stopped takes them late.
    timeOfQuestions = MediaTime.now
  }

  private func note(_ report: TerminalReport, _ reader: inout KeyReader) {
    features.note(report)
    switch report {
    case .attributes:
      // The mouse may be used at any moment.
      let mayHaveAnswers = Self.usesMouse.load(ordering: .relaxed)
      Self.mayHaveAnswers.store(mayHaveAnswers, ordering: .relaxed)
      if features.reportsMousePixels, !features.usesMousePixels, cellSize != nil {
        write(TerminalFeatures.startOfMousePixels)
      }
    case .mode: reader.mouseCellSize = features.usesMousePixels ? cellSize : nil
    case .graphics, .attributesOfText, .cursor: break
    }
  }

  /// Reads answers, and reports of the mouse, that are still on their way.
  private func dropAnswers() {
    guard Self.mayHaveAnswers.load(ordering: .relaxed) else { return }
    if features.areKnown {
      write(Self.endOfMouse.description)
      features = TerminalFeatures()
      timeOfQuestions = MediaTime.now
      write(TerminalFeatures.attributes)
    }
    while !features.areKnown {
      let rest = timeOfQuestions + Self.longestDelay - MediaTime.now
      guard rest > 0 else { break }
      _ = keys(within: max(1, Int(rest * 1000)))
    }
  }

  private func read(within milliseconds: Int) -> [UInt8] {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(0, milliseconds))) > 0 else { return [] }
    if Int32(request.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { Self.endByHangup() }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
