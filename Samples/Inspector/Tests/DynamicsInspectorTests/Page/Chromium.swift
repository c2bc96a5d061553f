import Foundation

/// Chromium without a window, driven by its DevTools Protocol through a pipe.
@MainActor
final class Chromium {
  /// The errors that the pages wrote to the console or threw.
  private(set) var complaints: [String] = []

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let profile = FileManager.default.temporaryDirectory
    .appendingPathComponent("inspector-\(UUID().uuidString)")
  private var lastNumber = 0
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
  private var reading: Task<Void, Never>?

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private init() throws {
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(profile.path)", "--remote-debugging-pipe",
    ]
    // It reads from file 3 and writes to file 4. One that hangs is ended.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec timeout 300 chromium \"$@\" 3<&0 4>&1 >/dev/null 2>&1", "sh"] + options
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
    read()
  }

  /// Runs Chromium for the time of some work.
  static func run(_ work: (Chromium) async throws -> Void) async throws {
    let chromium = try Chromium()
    do {
      try await work(chromium)
    } catch {
      await chromium.close()
      throw error
    }
    await chromium.close()
  }

  /// Ends it, and waits until it has ended.
  private func close() async {
    _ = try? await send("Browser.close")
    await reading?.value
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a command, and returns the result as JSON.
  func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) async throws -> [String: Any] {
    lastNumber += 1
    let number = lastNumber
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    let answer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = continuation
        requests.fileHandleForWriting.write(data)
      }
    } onCancel: {
      Task { @MainActor in self.fail("\(method) took too long; \(self.complaints)") }
    }
    let fields = try Self.fields(answer)
    if let error = fields["error"] as? [String: Any] {
      throw Failure(description: "\(method): \(error["message"] ?? "")")
    }
    return fields["result"] as? [String: Any] ?? [:]
  }

  private func read() {
    let file = answers.fileHandleForReading
    let chunks = AsyncStream<Data> { continuation in
      // A readability handler would wait for the file in libdispatch, which crashes now and then if the file is closed,
      // and its number used again, before it has heard of it.
      Thread.detachNewThread {
        while case let data = file.availableData, !data.isEmpty { continuation.yield(data) }
        continuation.finish()
      }
    }
    reading = Task { [weak self] in
      var rest = Data()
      for await chunk in chunks {
        rest += chunk
        while let end = rest.firstIndex(of: 0) {
          self?.receive(Data(rest[..<end]))
          rest = Data(rest[(end + 1)...])
        }
      }
      self?.fail("Chromium has ended; is it installed?")
    }
  }

  private func receive(_ message: Data) {
    guard let fields = try? Self.fields(message) else { return }
    if let number = fields["id"] as? Int {
      waiting.removeValue(forKey: number)?.resume(returning: message)
      return
    }
    let isComplaint =
      switch fields["method"] as? String {
      case "Runtime.exceptionThrown", "Log.entryAdded": true
      case "Runtime.consoleAPICalled":
        (fields["params"] as? [String: Any])?["type"] as? String == "error"
      default: false
      }
    if isComplaint { complaints.append(String(decoding: message, as: UTF8.self)) }
  }

  private func fail(_ reason: String) {
    for continuation in waiting.values {
      continuation.resume(throwing: Failure(description: reason))
    }
    waiting = [:]
  }

  private static func fields(_ message: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
  }
}
