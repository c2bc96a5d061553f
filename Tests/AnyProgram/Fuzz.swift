#if LIBFUZZER
  import DynamicsPrograms
  import Glibc

  /// Lets libFuzzer look for bytes whose program fails: it keeps those that reach new code.
  struct Fuzz: Command {
    /// The reader of the bytes.
    private let target: FuzzTarget
    /// libFuzzer's own.
    private let arguments: [String]

    init(_ arguments: inout Arguments) throws {
      target = try arguments.takeValue("--target") { FuzzTarget(rawValue: $0) } ?? .programs
      self.arguments = arguments.takeRest()
    }

    func run() -> Bool {
      chosenTarget = target
      var words = (["any-program"] + arguments).map { strdup($0) } + [nil]
      var count = Int32(words.count - 1)
      words.withUnsafeMutableBufferPointer { words in
        var first = words.baseAddress
        Glibc.exit(
          runDriver(&count, &first) { bytes, count in
            let faults = chosenTarget.faults(of: UnsafeBufferPointer(start: bytes, count: count))
            if !faults.isEmpty { fatalError(faults.joined(separator: "; ")) }
            return 0
          })
      }
    }
  }

  /// What is given the bytes.
  enum FuzzTarget: String {
    /// Bytes are the choices of which a program is made.
    case programs
    /// Bytes say which words of a snapshot are changed; its checksum is made to fit.
    case snapshots
    /// Bytes are the file of a recording, or say how one is changed.
    case recordings

    func faults(of bytes: UnsafeBufferPointer<UInt8>) -> [String] {
      switch self {
      case .programs: Trial(DynamicsPrograms.program(bytes: bytes), twice: false).faults
      case .snapshots: ForgedSnapshot(bytes).faults
      case .recordings: ForgedRecording(bytes).faults
      }
    }
  }

  // libFuzzer calls a C function, which captures nothing. It is written once, before that.
  nonisolated(unsafe) private var chosenTarget = FuzzTarget.programs

  /// libFuzzer's main loop; from libclang_rt.fuzzer_no_main.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ tryBytes: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
