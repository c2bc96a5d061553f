import Foundation

/// What this process uses of memory.
package struct Memory {
  /// What is in use on the heap, in bytes.
  package var live: Int
  /// What the process occupies of the machine, in bytes.
  package var resident: Int

  package static var now: Memory { Memory(live: liveBytes(), resident: residentBytes()) }

  /// From glibc's `malloc_info`, which says what it has from the system and how much of that is free.
  ///
  /// Swift's Glibc does not have it, nor `mallinfo2`.
  private static func liveBytes() -> Int {
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let file = open_memstream(&text, &size) else { return 0 }
    _ = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    guard let text else { return 0 }
    defer { free(text) }
    // Sums over all heaps come last.
    let totals = String(cString: text).components(separatedBy: "</heap>").last ?? ""
    func bytes(_ kind: String) -> Int {
      guard let start = totals.range(of: kind),
        let sign = totals.range(of: "size=\"", range: start.upperBound..<totals.endIndex)
      else { return 0 }
      return Int(totals[sign.upperBound...].prefix { $0 != "\"" }) ?? 0
    }
    return bytes("<system type=\"current\"") + bytes("<total type=\"mmap\"")
      - bytes("<total type=\"fast\"") - bytes("<total type=\"rest\"")
  }

  private static func residentBytes() -> Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let resident = pages?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (resident ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
