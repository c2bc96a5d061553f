import Foundation
import Glibc
import Synchronization

/// What became of a seed.
enum Outcome: Equatable, Sendable {
  case passed
  case fault([String])
  case crash(signal: Int32)
  case hang

  var words: String {
    switch self {
    case .passed: "passes"
    case .fault(let faults): faults.joined(separator: "; ")
    case .crash(let signal): "crashes with signal \(signal)"
    case .hang: "does not end"
    }
  }

  /// Whether it fails in the same way, so that a shrunk program shows the same bug.
  func isLike(_ other: Outcome) -> Bool {
    switch (self, other) {
    case (.fault, .fault), (.hang, .hang): true
    case (.crash(let a), .crash(let b)): a == b
    default: false
    }
  }
}

/// Processes of this program that run seeds.
struct Offspring: Sendable {
  var arguments: [String]
  /// Seconds that one seed may take.
  var patience: Double

  /// How much was done, in all processes.
  private(set) var operations = 0
  private(set) var calls = 0

  init(arguments: [String], patience: Double) {
    self.arguments = arguments
    self.patience = patience
  }

  /// Runs seeds in as many processes at the same time as there are processors.
  mutating func runAll(_ seeds: Range<UInt64>) throws -> [UInt64: Outcome] {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let ends = (0...count).map { seeds.lowerBound + UInt64(seeds.count * $0 / count) }
    let start = Offspring(arguments: arguments, patience: patience)
    let results = Mutex<[Result<(Offspring, [UInt64: Outcome]), any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      var offspring = start
      let result = Result {
        let outcomes = try offspring.run(ends[index]..<ends[index + 1])
        return (offspring, outcomes)
      }
      results.withLock { $0.append(result) }
    }
    var outcomes: [UInt64: Outcome] = [:]
    for result in results.withLock({ $0 }) {
      let (offspring, found) = try result.get()
      outcomes.merge(found) { $1 }
      operations += offspring.operations
      calls += offspring.calls
    }
    return outcomes
  }

  /// Runs seeds in one process, and those after a crash or a hang in another.
  mutating func run(_ seeds: Range<UInt64>, keep: [Int]? = nil) throws -> [UInt64: Outcome] {
    var outcomes: [UInt64: Outcome] = [:]
    var next = seeds.lowerBound
    while next < seeds.upperBound {
      let (bad, last) = try runOnce(next..<seeds.upperBound, keep: keep)
      outcomes.merge(bad) { $1 }
      next = last + 1
    }
    return outcomes
  }

  /// - Returns: What failed, and the last seed that was tried.
  private mutating func runOnce(
    _ seeds: Range<UInt64>, keep: [Int]?
  ) throws -> ([UInt64: Outcome], UInt64) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      ["child", "--seeds", "\(seeds.lowerBound)..<\(seeds.upperBound)"] + arguments
      + (keep.map { ["--keep", $0.map(String.init).joined(separator: ",")] } ?? [])
    var environment = ProcessInfo.processInfo.environment
    // A backtrace of each of a thousand crashes would take minutes.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var lines = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var outcomes: [UInt64: Outcome] = [:]
    var (current, isRunning) = (seeds.lowerBound, true)
    while let line = lines.next(within: patience) {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "begin": (current, isRunning) = (UInt64(words[1]) ?? current, true)
      case "end":
        isRunning = false
        let counts = words[1].split(separator: " ").compactMap { Int($0) }
        operations += counts[0]
        calls += counts[1]
      default:
        var faults: [String] = []
        if case .fault(let known)? = outcomes[current] { faults = known }
        outcomes[current] = .fault(faults + [words[1]])
      }
    }
    if lines.isLate {
      kill(process.processIdentifier, SIGKILL)
      outcomes[current] = .hang
    }
    process.waitUntilExit()
    if !lines.isLate, process.terminationReason == .uncaughtSignal || isRunning {
      outcomes[current] = .crash(signal: process.terminationStatus)
    }
    return (outcomes, current)
  }
}

/// Lines from a pipe, as long as they come in time.
private struct LineReader {
  let descriptor: Int32
  private var bytes: [UInt8] = []
  private(set) var isLate = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// `nil` at the end, and when nothing comes within so many seconds.
  mutating func next(within seconds: Double) -> String? {
    while true {
      if let end = bytes.firstIndex(of: 10) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32(seconds * 1000)) > 0 else {
        isLate = true
        return nil
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      bytes += chunk.prefix(count)
    }
  }
}
