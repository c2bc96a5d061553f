@preconcurrency internal import Glibc

/// Symbolic links.
@_spi(Samples) public enum Link {
  /// The most links in a chain, as in the kernel.
  private static let limit = 40

  /// The path at the end of a chain of links; the file need not exist.
  public static func target(of path: String) throws(SystemError) -> String {
    try chain(from: path).last ?? path
  }

  /// The number of the open file that a path such as `/dev/stdout` or `/dev/fd/3` refers to.
  public static func descriptor(of path: String) -> Int32? {
    var system = stat()
    guard stat("/proc", &system) == 0, let chain = try? chain(from: path) else { return nil }
    for path in chain {
      var status = stat()
      if lstat(path, &status) == 0, isLink(status), status.st_dev == system.st_dev {
        return path.split(separator: "/").last.flatMap { Int32($0) }
      }
    }
    return nil
  }

  /// The path, and the target of each link in its chain.
  private static func chain(from path: String) throws(SystemError) -> [String] {
    var paths = [path]
    var path = path
    for _ in 0...limit {
      var status = stat()
      guard lstat(path, &status) == 0, isLink(status) else { return paths }
      let next = try read(path)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
      paths.append(path)
    }
    throw SystemError(ELOOP)
  }

  private static func isLink(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFLNK }

  private static func read(_ path: String) throws(SystemError) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
    guard count >= 0 else { throw .latest }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
