import Foundation
import Testing

/// Tests DynamicsGTK in a separate program, since GTK requires the main thread.
struct WidgetTests {
  @Test func theChecksPassAndGTKDoesNotComplain() throws {
    let screen = try Screen()
    defer { withExtendedLifetime(screen) {} }
    let process = Process(Desk.program("widget-checks"), on: screen)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "checked\n")
  }
}
