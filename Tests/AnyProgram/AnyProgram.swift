import Foundation

/// Runs random programs against the library, each where it cannot take anything with it.
///
/// Its arguments are read without swift-argument-parser, which every user of the package would
/// fetch otherwise.
@main
struct AnyProgram {
  private static let usage = """
    Run random programs against the whole API, and shrink those that fail.

    any-program [run] [--seeds 0..<300] [--patience SECONDS] [--shrunk COUNT] [OPTION ...]
        Run programs in processes of their own, and print a minimal one for each failure.
        --patience  Seconds that one program may take. (default: 20)
        --shrunk    How many failures are shrunk. (default: 3)
    any-program show SEED [OPTION ...]
        Print the program of a seed.
    any-program growth [SYMBOL]
        Compare the CPU times of calls with 10 000 elements with those with 100.
    any-program bytes [--show] FILE ...
        Run the programs of files of bytes, as libFuzzer writes them, or print them only.
    any-program fuzz [--target programs|snapshots|recordings] [ARGUMENT ...]
        Let libFuzzer look for programs that fail, or forged files that do harm; its own
        arguments, such as -max_total_time=60, come last. Only in the build of Scripts/libfuzzer.

    Options:
        --lines     Lines that a program has. (default: 160)
        --keep      Keep only these lines, such as 0,3,9.
        --calls     Programs call all public symbols, with ordinary and extreme values.
        --plant     Put a bug into the programs, to see that it is found: crash, hang or fault.
    """

  static func main() throws {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    if arguments.takeFlag("--help") || arguments.takeFlag("-h") {
      print(usage)
      return
    }
    do {
      let command = try command(&arguments)
      try arguments.requireEnd()
      if try !command.run() { exit(EXIT_FAILURE) }
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("error: \(error.message)\n\n\(usage)\n".utf8))
      exit(EX_USAGE)
    }
  }

  private static func command(_ arguments: inout Arguments) throws -> any Command {
    switch arguments.takeName() ?? "run" {
    case "run": return try Run(&arguments)
    case "show": return try Show(&arguments)
    case "growth": return try GrowthCommand(&arguments)
    // Run starts it.
    case "child": return try Child(&arguments)
    case "bytes": return try Bytes(&arguments)
    #if LIBFUZZER
      case "fuzz": return try Fuzz(&arguments)
    #endif
    case let name: throw UsageError("there is no command '\(name)'.")
    }
  }
}

/// One of the things that the program does.
protocol Command {
  /// Reads the arguments.
  init(_ arguments: inout Arguments) throws

  /// - Returns: Whether nothing failed.
  func run() throws -> Bool
}
