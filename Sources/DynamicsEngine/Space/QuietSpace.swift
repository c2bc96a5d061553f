internal import CChipmunk
@preconcurrency internal import Glibc

/// Makes Chipmunk spaces without the banner that Debian's build prints.
///
/// The first `cpSpaceNew` of a process writes two lines to the C library's `stdout`. A program that
/// writes SVG or JSON there would be corrupted, so the first space is made while that stream leads
/// to `/dev/null`. The stream is locked meanwhile: what other threads print waits and is not lost.
enum QuietSpace {
  private static let bannerIsBehindUs: Void = {
    guard let stream = stdout else { return }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    flockfile(stream)
    fflush(stream)
    let descriptor = stream.pointee._fileno
    stream.pointee._fileno = nowhere
    cpSpaceFree(cpSpaceNew())
    fflush(stream)
    stream.pointee._fileno = descriptor
    funlockfile(stream)
    close(nowhere)
  }()

  static func make() -> UnsafeMutablePointer<cpSpace> {
    bannerIsBehindUs
    return cpSpaceNew()
  }
}
