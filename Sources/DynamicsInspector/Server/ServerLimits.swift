#if Inspector
  /// Limits on the memory, files and time that visitors may use.
  enum ServerLimits {
    /// Connections without a valid request; a new one cuts off the oldest.
    static let strangers = 32
    /// Connections with one: pages and downloads.
    static let guests = 16
    /// Seconds for a whole request.
    static let requestSeconds = 5.0
    /// The bytes of a request line with all headers.
    ///
    /// A browser sends the cookies of all local sites.
    static let requestBytes = 32_768
    static let headers = 100
    /// Seconds in which a visitor must take a piece of an answer.
    static let writeSeconds = 20.0
    /// The bytes of a piece.
    static let pieceBytes = 65_536
    /// Seconds, and reads, for bytes that come after the answer was written.
    static let farewellSeconds = 1.0
    static let farewellReads = 64

    /// The bytes of a message from the page, in all of its fragments.
    static let messageBytes = 16_384
    static let fragments = 64
    /// Frames that a page may send at once, and in a second in the long run.
    static let framesAtOnce = 500.0
    static let framesPerSecond = 500.0
  }
#endif
