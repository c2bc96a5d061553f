#if Inspector
  public import Dynamics
  public import DynamicsRecording
  import DynamicsReporting
  import Foundation

  /// A page in the browser that shows a running animator, and changes it.
  ///
  /// ```swift
  /// let inspector = try await Inspector(animator)
  /// ```
  ///
  /// It writes the address of the page to standard error, in one line. Open it in a browser on the same
  /// computer: drag and throw items, change the properties of behaviors, look at forces and contacts, pause,
  /// step, and go back in time. Keep a reference to the inspector; it stops when it is released.
  ///
  /// The inspector and its animators belong to the main actor, in a program whose main queue runs: with
  /// `RunLoop.main.run()`, `dispatchMain()` or an `async` main. An animator that takes steps elsewhere is
  /// reported, and not shown. The inspector keeps no animator and no item alive, and stores nothing
  /// while no page is open.
  ///
  /// Only programs on this computer can connect, and only with the random token in the address. Whoever
  /// has the address has the same power over the animators as the program itself.
  @MainActor
  public final class Inspector {
    /// The address of the page, with its token.
    public let url: URL

    /// Returns the appearance of an item on the page and in saved recordings, as for a `Recorder`.
    ///
    /// The default is `nil`: items are outlined in distinct colors. Set it before a page is open.
    public var appearance: Recorder.Appearances?

    let diagnostics = DiagnosticList()
    private(set) var animators: [InspectedAnimator] = []
    private var pages: [Int: PageSession] = [:]
    private var nextPage = 0
    private let server: LocalServer
    /// Runs while a page is open.
    private var ticking: Task<Void, Never>?

    /// Starts to serve a page for some animators.
    ///
    /// - Parameters:
    ///   - animators: The animators to show; ``show(_:named:)`` adds others.
    ///   - port: The port on the loopback address; by default, a free one.
    /// - Throws: ``InspectorError`` if there is no such port.
    public init(_ animators: DynamicAnimator..., port: UInt16 = 0) async throws {
      let desk = FrontDesk()
      server = try await desk.openServer(port: port)
      url = URL(string: "http://127.0.0.1:\(server.gate.port)/\(server.gate.token)/")!
      for (index, animator) in animators.enumerated() {
        show(animator, named: animators.count == 1 ? "Animator" : "Animator \(index + 1)")
      }
      desk.inspector = self
      // A closed standard error is no reason to fail.
      try? FileHandle.standardError.write(contentsOf: Data("Inspector: \(url)\n".utf8))
    }

    isolated deinit {
      server.close()
      closeAll()
    }

    /// Adds an animator to the page; one that is already there only gets the name.
    ///
    /// - Parameters:
    ///   - animator: An animator of the main actor, which is not kept alive.
    ///   - name: A name for people.
    public func show(_ animator: DynamicAnimator, named name: String) {
      if let known = animators.first(where: { $0.animator === animator }) {
        known.name = name
      } else {
        animators.append(InspectedAnimator(animator, name: name, index: animators.count))
      }
      for page in pages.values { page.tellAnimators() }
    }

    /// Adds a session to the page, at its last step and paused.
    ///
    /// - Returns: Its animator, which the caller moves as long as it is not paused.
    /// - Throws: `SnapshotError` for a session that was forged.
    @_spi(Samples) public func show(_ session: Session, named name: String) throws
      -> DynamicAnimator
    {
      let replay = try SessionReplay(session)
      replay.animator.pause()
      animators.append(
        InspectedAnimator(replay.animator, name: name, index: animators.count, replay: replay))
      for page in pages.values { page.tellAnimators() }
      return replay.animator
    }

    /// Whether a page shows an animator now.
    @_spi(Samples) public func isWatched(_ animator: DynamicAnimator) -> Bool {
      animators.contains { $0.animator === animator && $0.isWatched }
    }

    /// Closes all pages and the port, and lets go of all that pages hold.
    ///
    /// When it returns, the port is free. An inspector that was stopped cannot start again.
    public func stop() async {
      closeAll()
      await server.stop()
    }

    private func closeAll() {
      for page in pages.values { page.close() }
      pages = [:]
      ticking?.cancel()
      ticking = nil
    }
  }

  // MARK: Pages

  extension Inspector {
    /// Adds a page.
    ///
    /// - Returns: Its number.
    func open(_ outbox: Outbox) -> Int {
      nextPage += 1
      pages[nextPage] = PageSession(of: self, outbox)
      if ticking == nil { startTicking() }
      return nextPage
    }

    func close(_ page: Int) {
      pages.removeValue(forKey: page)?.close()
      if pages.isEmpty {
        ticking?.cancel()
        ticking = nil
      }
    }

    func receive(_ text: String, from page: Int) { pages[page]?.receive(text) }

    private static let ticksPerSecond = 5.0

    /// Looks regularly for changes that come without a step.
    private func startTicking() {
      ticking = Task { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1 / Self.ticksPerSecond))
          guard !Task.isCancelled, let self else { return }
          for page in pages.values { page.tick() }
        }
      }
    }
  }
#endif
