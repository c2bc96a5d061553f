import Foundation
import Testing

/// Pictures in shared memory on a terminal that shows them, here a test that reads them.
@Suite struct GraphicsTests {
  private static let removal = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"
  private static let shows = ["crates --scene box", "card-shuffle --seed 1 --cards 4"]

  private func session(_ show: String, answer: String) throws -> TerminalSession {
    try TerminalSession.of(show, "COLORTERM=truecolor", answer: answer)
  }

  /// The answer of a terminal that shows pictures.
  private static let yes = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c"

  /// The pictures of a program in shared memory.
  private func pictures(of program: pid_t) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/shm")
      .filter { $0.hasPrefix("swift-dynamics-\(program)-") }
  }

  @Test(arguments: shows)
  func `pictures are handed over in shared memory, and nothing is left`(show: String) throws {
    let session = try session(show, answer: Self.yes)
    try session.wait(for: "\u{1B}[c")
    let program = session.program
    for _ in 0..<4 {
      try session.wait(for: "a=T,t=s,f=32,")
      try session.wait(for: "\u{1B}\\")
      let command = try #require(session.transcript.components(separatedBy: "a=T,t=s,f=32,").last)
      let parts = try #require(
        command.firstMatch(of: /s=(\d+),v=(\d+),i=\d,p=1,c=80,r=(\d+),C=1,q=2;([^\u{1B}]+)/))
      let name = try #require(Data(base64Encoded: String(parts.output.4)))
      let path = "/dev/shm" + String(decoding: name, as: UTF8.self)
      let (width, height) = (Int(parts.output.1)!, Int(parts.output.2)!)
      #expect(width % 80 == 0 && height == width / 80 * 2 * Int(parts.output.3)!)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == width * height * 4)
      // As a terminal does when it has read a picture.
      try FileManager.default.removeItem(atPath: path)
    }
    session.type("q")
    try session.wait(for: Self.removal)
    try session.expectRestored(before: "status 0")
    #expect(try pictures(of: program) == [])
    #expect(session.finish() == 0)
    #expect(!session.transcript.contains("▀"))
  }

  @Test func `a terminal that does not read its pictures gets half blocks`() throws {
    let session = try session("crates --scene box", answer: Self.yes)
    try session.wait(for: "\u{1B}[c")
    let program = session.program
    try session.wait(for: Self.removal)
    #expect(session.transcript.components(separatedBy: "a=T").count == 3)
    try session.wait(for: "▀")
    session.signal(SIGTERM)
    try session.wait(for: Self.removal)
    try session.wait(for: "status 143")
    #expect(try pictures(of: program) == [])
    #expect(session.finish() == 0)
  }

  @Test(arguments: ["", "\u{1B}_Gi=31;EBADF:no such file\u{1B}\\", "\u{1B}_Gi=30;OK\u{1B}\\"])
  func `other terminals get half blocks`(answer: String) throws {
    let session = try session("crates", answer: answer + "\u{1B}[?62c")
    try session.wait(for: "\u{1B}[c")
    let program = session.program
    try session.wait(for: "▀")
    try session.quit()
    #expect(try pictures(of: program) == [])
    #expect(!session.transcript.contains("a=T"))
  }
}
