#if LIBFUZZER
  import ArgumentParser
  import DynamicsPrograms
  import Glibc

  /// Lets libFuzzer look for bytes whose program fails: it keeps those that reach new code.
  struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Let libFuzzer look for programs that fail.",
      discussion: "What it finds is shown and shrunk by: any-program bytes FILE")

    @Argument(
      parsing: .allUnrecognized, help: "Arguments of libFuzzer, such as -max_total_time=60.")
    var arguments: [String] = []

    func run() {
      var words = (["any-program"] + arguments).map { strdup($0) } + [nil]
      var count = Int32(words.count - 1)
      words.withUnsafeMutableBufferPointer { words in
        var first = words.baseAddress
        Glibc.exit(
          runDriver(&count, &first) { bytes, count in
            let program = DynamicsPrograms.program(
              bytes: UnsafeBufferPointer(start: bytes, count: count))
            let faults = Trial(program, twice: false).faults
            if !faults.isEmpty { fatalError(faults.joined(separator: "; ")) }
            return 0
          })
      }
    }
  }

  /// libFuzzer's main loop; from libclang_rt.fuzzer_no_main.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ tryBytes: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
