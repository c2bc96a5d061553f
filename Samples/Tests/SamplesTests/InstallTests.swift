import Foundation
import SampleSupport
import Testing

/// `Scripts/install-samples`, which `make install` and `make uninstall` run.
@Suite struct InstallTests {
  private static let scripts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scripts").path

  private let folder = ScratchFolder()

  private func run(_ from: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.shell(
      "\(Self.scripts)/install-samples \(from) \(folder.path) card-shuffle crates")
  }

  private var files: Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set((paths ?? []).filter { folder.status(of: $0).st_mode & S_IFMT == S_IFREG })
  }

  @Test func `all is installed, and all of it is removed again`() throws {
    let outcome = try run(BuiltProgram.productsFolder.path)
    #expect(
      outcome
        == .success("Installed card-shuffle crates in \(folder.path)\n"))
    #expect(
      files
        == Set(
          ["card-shuffle", "crates"].flatMap {
            [
              "bin/\($0)", "share/man/man1/\($0).1",
              "share/bash-completion/completions/\($0)", "share/zsh/site-functions/_\($0)",
              "share/fish/vendor_completions.d/\($0).fish",
            ]
          }))
    #expect(folder.status(of: "bin/crates").st_mode & 0o777 == 0o755)
    for path in files { #expect(folder.status(of: path).st_size > 500) }
    #expect(try run("--remove").status == 0)
    #expect(files.isEmpty)
  }

  @Test func `the manual page says what the help says`() throws {
    let page = try BuiltProgram.shell("\(Self.scripts)/manual-page card-shuffle")
    #expect(page.status == 0 && page.errors == "")
    let lines = page.output.split(separator: "\n", omittingEmptySubsequences: false)
    let requests = lines.filter { $0.hasPrefix(".") }.map(String.init)
    #expect(
      requests == [
        ".TH CARD-SHUFFLE 1 \"\" \"card-shuffle \(packageVersion)\"", ".SH NAME", ".SH DESCRIPTION",
        ".nf",
        ".fi", ".SH SYNOPSIS", ".SH OPTIONS", ".nf", ".fi",
      ])
    #expect(!lines.contains { $0.hasPrefix("'") })
    let text = page.output.replacing("\\-", with: "-")
    for part in ["card-shuffle -\nShuffle a deck", "space pauses, . steps", "A♠ 10♥", "--version"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `the manual page has the help of subcommands`() throws {
    let page = try BuiltProgram.shell("\(Self.scripts)/manual-page dynamics")
    #expect(page.status == 0 && page.errors == "")
    for part in [".SH NAME\ndynamics", ".SH DYNAMICS BAKE\n.nf", "\\-\\-drop <selector>"] {
      #expect(page.output.contains(part), "\(part)")
    }
  }

  /// An empty page used to be installed, and the installation succeeded.
  @Test(arguments: ["--help", "--version", "fish"])
  func `a program that fails is not installed by halves`(failing: String) throws {
    let program = folder.file("built/crates")
    try FileManager.default.createDirectory(
      atPath: folder.file("built"), withIntermediateDirectories: false)
    try folder.write(
      "#!/bin/sh\ncase \"$*\" in *\(failing)*) exit 3;; esac; echo text\n", to: program, mode: 0o755
    )
    let outcome = try BuiltProgram.shell(
      "umask 077; \(Self.scripts)/install-samples \(folder.path)/built \(folder.path) crates")
    #expect(outcome.status != 0 && outcome.output == "")
    for path in files { #expect(folder.status(of: path).st_size > 0, "\(path)") }
    #expect(folder.status(of: "bin").st_mode & 0o777 == 0o755)
  }

  /// Folders such as `.buildkite`, and any below the current one, used to be removed.
  @Test func `clean removes what is built, beside the Makefile`() throws {
    let makefile = URL(fileURLWithPath: Self.scripts).deletingLastPathComponent().path + "/Makefile"
    let outcome = try BuiltProgram.shell(
      """
      cd \(folder.path) && mkdir -p there/.build there/.buildkite .build && cp \(makefile) there &&
      make -s -f there/Makefile clean && ls -A . there
      """)
    #expect(outcome.output == ".:\n.build\nthere\n\nthere:\n.buildkite\nMakefile\n")
  }
}
