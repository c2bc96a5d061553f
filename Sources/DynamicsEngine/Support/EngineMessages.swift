internal import Glibc

/// Replaces Chipmunk's function of the same name, which writes to standard error.
///
/// Debian's build warns there if a collision of two outlines takes many iterations. The warning is
/// of no use to users, because the collision is found all the same. The dynamic linker finds this
/// function before the library's, so that it can drop warnings. It still prints Chipmunk's errors
/// before Chipmunk ends the process; no call from Swift should ever cause one.
@_cdecl("cpMessage")
public func handleChipmunkMessage(
  _ condition: UnsafePointer<CChar>?, _ file: UnsafePointer<CChar>?, _ line: Int32,
  _ isError: Int32, _ isHardError: Int32, _ message: UnsafePointer<CChar>?
) {
  guard isError != 0, let condition, let file, let message else { return }
  let text = [message, condition, file].map { String(cString: $0) }
  let report =
    "swift-dynamics: the physics engine failed: \(text[0]) (\(text[1]), \(text[2]):\(line))\n"
  _ = report.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
