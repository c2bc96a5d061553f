@preconcurrency internal import Glibc

/// Symbolic links.
enum Link {
  /// As many as the kernel follows.
  private static let limit = 40

  /// The path at the end of a chain of links, whether there is a file or not.
  static func target(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0...limit {
      var status = stat()
      guard lstat(path, &status) == 0, status.isLink else { return path }
      let next = try read(path)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw SystemError(ELOOP)
  }

  private static func read(_ path: String) throws(SystemError) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
    guard count >= 0 else { throw .latest }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
