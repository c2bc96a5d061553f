internal import Glibc

/// Takes the place of Chipmunk's function of the same name, which writes to standard error.
///
/// Debian's build warns there when two outlines take long to compare, which is no business of the
/// user's: the comparison ends all the same. The dynamic linker finds this function before the
/// library's, so that warnings end here. What Chipmunk says before it ends the process still goes
/// out; no call from Swift should ever lead there.
@_cdecl("cpMessage")
public func chipmunkSays(
  _ condition: UnsafePointer<CChar>?, _ file: UnsafePointer<CChar>?, _ line: Int32,
  _ isError: Int32, _ isHardError: Int32, _ message: UnsafePointer<CChar>?
) {
  guard isError != 0, let condition, let file, let message else { return }
  let text = [message, condition, file].map { String(cString: $0) }
  let report =
    "swift-dynamics: the physics engine gave up: \(text[0]) (\(text[1]), \(text[2]):\(line))\n"
  _ = report.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
