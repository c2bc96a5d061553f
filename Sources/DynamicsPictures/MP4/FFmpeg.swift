#if Pictures
  internal import DynamicsRecording
  internal import Foundation

  /// A running `ffmpeg` that encodes frames.
  final class FFmpeg {
    private var process: pid_t = 0
    /// A socket and not a pipe, since writing to a pipe without a reader ends the program by a signal.
    private var socket: Int32 = -1
    /// Of the film and the messages of ffmpeg.
    private let folder: TemporaryFolder

    init(_ size: PictureSize, framesPerSecond: Double) throws {
      folder = try TemporaryFolder()
      var ends: [Int32] = [-1, -1]
      guard
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends)
          == 0
      else { throw Self.failure("it cannot be connected to: \(String(cString: strerror(errno)))") }
      socket = ends[0]
      defer { close(ends[1]) }
      let code = start(Self.arguments(size, framesPerSecond, film.path), reading: ends[1])
      guard code == 0 else {
        close(socket)
        throw code == ENOENT
          ? Self.missing : Self.failure("it cannot be started: \(String(cString: strerror(code)))")
      }
    }

    private var film: URL { folder.url.appendingPathComponent("film.mp4") }
    private var log: String { folder.url.appendingPathComponent("log.txt").path }

    deinit { if process != 0 { _ = wait() } }

    /// Sends a frame of 0xAARRGGBB.
    func send(_ pixels: UnsafeRawBufferPointer) throws {
      var sent = 0
      while sent < pixels.count {
        let count = Foundation.send(
          socket, pixels.baseAddress! + sent, pixels.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
          _ = wait()
          throw failure
        }
        sent += count
      }
    }

    /// Waits until the film is complete, and opens it.
    func finish() throws -> FileHandle {
      guard wait(), let result = try? FileHandle(forReadingFrom: film) else { throw failure }
      return result
    }

    /// Ends the frames and waits; whether it was successful.
    private func wait() -> Bool {
      close(socket)
      var status: Int32 = -1
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      process = 0
      return status == 0
    }

    /// Starts the program without a shell, and returns an error of the system or 0.
    private func start(_ arguments: [String], reading socket: Int32) -> Int32 {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, O_WRONLY | O_CREAT, 0o600)
      var pointers = arguments.map { strdup($0) } + [nil]
      defer { for pointer in pointers { free(pointer) } }
      return posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    }

    private static func arguments(
      _ size: PictureSize, _ framesPerSecond: Double, _ path: String
    ) -> [String] {
      let input = [
        "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(size.width)x\(size.height)",
        "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      ]
      // Without a number of threads, a machine with more processors would give other bytes, and without
      // the rest of the last line, another version of ffmpeg.
      let output = [
        "-vf", "scale=out_color_matrix=bt709:out_range=tv", "-c:v", "libx264", "-pix_fmt",
        "yuv420p",
        "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
        "-crf", "18", "-movflags", "+faststart",
        "-threads", "4", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1",
      ]
      return ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y"] + input + output
        + ["-f", "mp4", path]
    }

    private static let missing = RecordingError.cannotWrite(
      "ffmpeg is not installed, and only it encodes MP4; install it (apt-get install ffmpeg), or write a "
        + "GIF or WebP")

    /// The last message of ffmpeg.
    private var failure: RecordingError {
      let messages = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      let last = messages.split(whereSeparator: \.isNewline).last.map(String.init)
      return Self.failure(last ?? "it ended without a message")
    }

    private static func failure(_ reason: String) -> RecordingError {
      .cannotWrite("ffmpeg cannot encode the film: \(reason); write a GIF or WebP")
    }
  }
#endif
