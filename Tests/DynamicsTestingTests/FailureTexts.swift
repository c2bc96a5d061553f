import Synchronization
import Testing

/// Runs code whose expectations must fail, and returns the texts of its issues.
func failureTexts(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows -> [String] {
  let texts = Texts()
  try withKnownIssue(
    isIntermittent: true, sourceLocation: sourceLocation, body,
    matching: { issue in
      texts.all.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    })
  return texts.all.withLock { $0 }
}

private final class Texts: Sendable {
  let all = Mutex<[String]>([])
}
