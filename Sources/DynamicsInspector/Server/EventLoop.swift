#if Inspector
  import FlyingSocks

  /// Waits for the sockets of all servers of this process.
  ///
  /// It runs until the process ends: FlyingSocks leaves a file open with each loop that ends, so a program that
  /// starts inspectors again and again would run out of them.
  actor EventLoop {
    static let shared = EventLoop()

    private var starting: Task<SocketPool<ePoll>, any Error>?

    /// Returns the pool of sockets, which has been started.
    ///
    /// - Throws: An error of the system, such as too many open files; the next call tries again.
    func pool() async throws -> SocketPool<ePoll> {
      let task = starting ?? Task.detached { try await Self.start() }
      starting = task
      do {
        return try await task.value
      } catch {
        if starting == task { starting = nil }
        throw error
      }
    }

    private static func start() async throws -> SocketPool<ePoll> {
      let pool: SocketPool<ePoll> = .ePoll()
      try await pool.prepare()
      Task.detached { try await pool.run() }
      return pool
    }
  }
#endif
