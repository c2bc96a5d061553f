#if Inspector
  import Dynamics
  import DynamicsRecording
  import Foundation

  extension FrontDesk {
    private static let mostSeconds = 1e6

    /// The last seconds as a recording in a format, to be saved by the browser.
    func save(_ head: RequestHead) async -> Answer {
      guard let subject = subject(of: head) else {
        return .refusal(.notFound, "There is no such animator.")
      }
      guard let format = SavedFormat.all.first(where: { $0.name == head.query["format"] }) else {
        let names = SavedFormat.all.map(\.name).joined(separator: ", ")
        return .refusal(.notFound, "The formats are \(names).")
      }
      let seconds =
        head.query["seconds"].flatMap(Double.init)
        ?? (subject.replay == nil ? Film.seconds : Self.mostSeconds)
      guard seconds >= 0, seconds <= Self.mostSeconds else {
        return .refusal(
          .badRequest, "The seconds are not from 0 to \(Int(Self.mostSeconds)).")
      }
      do {
        if let session = subject.replayedSession {
          return try await SavedFormat.answer(session, lastSeconds: seconds, as: format)
        }
        guard let recording = subject.recording(of: seconds) else {
          return .refusal(
            .notFound, "Nothing was seen yet; watch the animator on the page first.")
        }
        return try await SavedFormat.answer(recording, as: format)
      } catch {
        return .refusal(.unavailable, "The recording cannot be written: \(error).")
      }
    }

    /// A session file; see ``InspectedAnimator/sessionData()``.
    func session(_ head: RequestHead) async -> Answer {
      guard let subject = subject(of: head) else {
        return .refusal(.notFound, "There is no such animator.")
      }
      guard let data = await subject.sessionData() else {
        return .refusal(
          .notFound,
          "There is no session of this animator now: its steps are kept while a page shows it; "
            + "open the page and choose the animator there.")
      }
      return .document(
        Document(
          type: "application/octet-stream",
          headers: ["Content-Disposition: attachment; filename=\"motion.session\""], body: data))
    }

    private func subject(of head: RequestHead) -> InspectedAnimator? {
      guard let index = head.query["animator"].flatMap(Int.init), let inspector,
        inspector.animators.indices.contains(index)
      else { return nil }
      return inspector.animators[index]
    }
  }

  extension InspectedAnimator {
    func recording(of seconds: TimeInterval) -> Recording? {
      film.recording(
        of: seconds, in: animator?.referenceBounds, shapes: appearances.shapes,
        appearances: appearances.appearances, contacts: contacts.contactEvents)
    }

    /// The steps of the session that it shows, and those that were taken from there.
    var replayedSession: Session? {
      replay?.history.keepPresent()
      return replay?.history.session
    }

    /// The history as a session file; `nil` as long as nobody watches.
    func sessionData() async -> Data? {
      history?.keepPresent()
      guard let file = history?.file else { return nil }
      return await Self.make(file)
    }

    /// Makes a file outside the main actor.
    @concurrent
    private nonisolated static func make(_ file: @Sendable () -> Data) async -> Data { file() }
  }

  /// The formats in which the last seconds can be saved.
  enum SavedFormat {
    static let all: [RecordingFormat] = [
      .svg, .html, .css, .webAnimations, .lottie, .asciicast, .csv, .json,
    ]

    private static let mostBytes = 1 << 28

    /// Writes the end of a session outside the main actor.
    @concurrent
    static func answer(
      _ session: Session, lastSeconds seconds: TimeInterval, as format: RecordingFormat
    ) async throws -> Answer {
      try await answer(Recording(session, lastSeconds: seconds), as: format)
    }

    /// Writes a recording outside the main actor.
    @concurrent
    static func answer(_ recording: Recording, as format: RecordingFormat) async throws -> Answer {
      let data = try recording.data(as: format, maximumBytes: mostBytes)
      return .document(
        Document(
          type: "application/octet-stream",
          headers: [
            "Content-Disposition: attachment; filename=\"motion.\(format.fileExtension)\""
          ], body: data))
    }
  }

  extension Inspector {
    var animatorsMessage: AnimatorsMessage {
      AnimatorsMessage(
        names: animators.map(\.name), sessions: animators.map { $0.animator != nil },
        formats: SavedFormat.all.map(\.name))
    }
  }
#endif
