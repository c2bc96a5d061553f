@preconcurrency internal import Glibc

/// Pictures in shared memory, which a terminal on the same machine reads and then removes.
enum SharedPicture {
  /// Two pictures alternate; the third is for the question whether the terminal can read them.
  private static let count = 3
  static let questionIndex = 2

  /// The names of the pictures; static for the signal handlers.
  private nonisolated(unsafe) static let names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>> =
    {
      let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>>.allocate(capacity: count)
      for index in 0..<count {
        (names + index).initialize(to: strdup("/swift-dynamics-\(getpid())-\(index)"))
      }
      return names
    }()

  static func name(_ index: Int) -> String { String(cString: names[index]) }

  /// Writes the bytes of a picture.
  ///
  /// - Returns: `false` if the terminal has not read the picture before yet, or without memory.
  static func write(_ bytes: [UInt8], _ index: Int) -> Bool {
    let number = shm_open(names[index], O_CREAT | O_EXCL | O_RDWR, 0o600)
    guard number >= 0 else { return false }
    defer { Glibc.close(number) }
    do {
      try Descriptor.write(bytes, to: number)
      return true
    } catch {
      shm_unlink(names[index])
      return false
    }
  }

  /// Removes all pictures that the terminal has not read; a signal handler may call this.
  static func removeAll() {
    for index in 0..<count { shm_unlink(names[index]) }
  }
}
