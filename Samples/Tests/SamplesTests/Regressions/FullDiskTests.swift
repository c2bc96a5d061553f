import Foundation
import Testing

/// A file with two names was emptied before it turned out that there was no room for the new text.
@Suite struct FullDiskTests {
  private let folder = ScratchFolder()

  private static func failure(_ reason: String) -> BuiltProgram.Outcome {
    .failure("Cannot write 'file': \(reason). Choose another --output.")
  }

  /// A disk of two pages, in a namespace of its own, so that no rights are needed.
  @Test(
    .enabled(if: canMount, "this system lets nobody mount"),
    arguments: ["", "echo old > file", "echo old > file; ln file other"])
  func `a full disk leaves what was there, and nothing else`(before: String) throws {
    let outcome = try BuiltProgram.shell(
      """
      unshare --map-root-user --mount bash -c '
        mount -t tmpfs -o size=8k tmpfs "$1" && cd "$1" || exit 99
        \(before)
        list() { ls -A; cat * 2> /dev/null; }
        before=$(list)
        crates --scene box --format svg -o file; status=$?
        [[ $(list) == "$before" ]] && exit $status
      ' bash \(folder.path)
      """)
    #expect(outcome == Self.failure("No space left on device"))
  }

  @Test(.enabled(if: canMount, "this system lets nobody mount"))
  func `a disk that may only be read is left alone`() throws {
    try folder.write("old", to: "file")
    let outcome = try BuiltProgram.shell(
      """
      unshare --map-root-user --mount bash -c '
        mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" || exit 99
        exec crates -o file
      ' bash \(folder.path)
      """)
    #expect(outcome == Self.failure("Read-only file system"))
    #expect(try folder.text(of: "file") == "old")
  }

  private static let canMount =
    (try? BuiltProgram.shell(
      "unshare --map-root-user --mount bash -c 'mount -t tmpfs tmpfs /mnt' 2> /dev/null"
    ).status) == 0
}
