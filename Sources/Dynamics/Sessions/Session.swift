public import Foundation

/// The last seconds of an animator, each step exact, without the program that it was in.
///
/// A program writes one with ``History/write(to:)``. Any other program opens it, on this machine or on another one,
/// looks at each step, and restores it in an animator that was built in the same way:
///
/// ```swift
/// let session = try History.session(contentsOf: file)
/// for time in session.times {
///   let moment = try session.moment(at: time)
///   print(time, moment.items.map(\.center))
/// }
/// try animator.restore(session.snapshot(at: session.range.upperBound))
/// ```
///
/// A session is a value. It has no code of the program: no closures, no looks of items, no classes but their names.
public struct Session: Sendable {
  let log: SessionLog

  /// The contacts that began within the session, and those of them that ended, in the order of time.
  ///
  /// Identifiers of boundaries that are neither strings nor integers are their descriptions.
  public let contacts: [ContactEvent]

  init(_ log: SessionLog) {
    self.log = log
    contacts = log.contacts
  }

  /// The first and the last moment, in seconds of ``DynamicAnimator/elapsedTime``.
  public var range: ClosedRange<TimeInterval> {
    log.entries[0].time...log.entries[log.entries.count - 1].time
  }

  /// The times of all steps, in seconds of ``DynamicAnimator/elapsedTime``; ascending, at least one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public var times: [TimeInterval] { log.entries.map(\.time) }

  /// Returns a step as a snapshot.
  ///
  /// It is restored like any snapshot of another process; see ``DynamicAnimator/restore(_:)``.
  ///
  /// - Parameter elapsedTime: In seconds of ``DynamicAnimator/elapsedTime``; within ``range``. The last step up
  ///   to this time is returned.
  /// - Throws: ``HistoryError/outOfRange(_:within:)``; ``SnapshotError`` for a session that was forged.
  /// - Complexity: That of ``DynamicAnimator/snapshot()``, and of reading up to 60 states.
  public func snapshot(at elapsedTime: TimeInterval) throws -> DynamicAnimator.Snapshot {
    let place = try place(of: elapsedTime)
    var reader = SessionLog.Reader(log)
    let words = try reader.words(at: place)
    return DynamicAnimator.Snapshot(words, elapsedTime: log.entries[place].time, nil)
  }

  func place(of elapsedTime: TimeInterval) throws(HistoryError) -> Int {
    // Times that were worked out are rounded.
    guard elapsedTime >= range.lowerBound - 1e-9, elapsedTime <= range.upperBound + 1e-9 else {
      throw .outOfRange(elapsedTime, within: range)
    }
    let after = log.entries.partitioningIndex { $0.time > elapsedTime + 1e-9 }
    return max(0, after - 1)
  }
}

extension History {
  /// Writes all that is kept to a file: a bug report that another machine can look at, step by step, and restore.
  ///
  /// A file that exists is replaced at once, or not at all. A session takes as much as ``byteCount``, and less
  /// than a megabyte a second for 100 items in flight. ``DynamicAnimator/hasPortableBits`` says whether other
  /// machines go on from it with the same bits.
  ///
  /// - Parameter url: The address of a file.
  /// - Throws: The error of Foundation if the file cannot be written.
  /// - Complexity: O(*n*), where *n* is ``byteCount``.
  public func write(to url: URL) throws {
    try file().write(to: url, options: .atomic)
  }

  /// The steps kept now, which do not follow the animator anymore.
  package var session: Session { Session(SessionLog(log)) }

  /// The file of the steps kept now; the closure makes it, on any thread.
  package var file: @Sendable () -> Data {
    let log = SessionLog(log)
    return { Data(SessionFile.bytes(of: log)) }
  }

  /// Opens a file that ``write(to:)`` has written; see ``Session``.
  ///
  /// - Parameter url: The address of a file.
  /// - Throws: ``SnapshotError/corrupt`` for a file that is damaged or no session, ``SnapshotError/version`` for
  ///   one of another version; the error of Foundation for one that cannot be read.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public static func session(contentsOf url: URL) throws -> Session {
    // A device or a pipe might never end.
    let file = url.resolvingSymlinksInPath()
    let kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
    guard kind as? FileAttributeType == .typeRegular else { throw SnapshotError.corrupt }
    return try Session(SessionFile.log(in: [UInt8](Data(contentsOf: file))))
  }
}
