import ArgumentParser
import Dynamics
import DynamicsInspector
import Foundation
import SampleSupport

/// Opens a session file in the inspector.
struct Open: SampleCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open a session file in the inspector.",
    discussion: """
      Open the printed address in a browser on this computer. The session is paused at its last step: \
      go back to any step of it, look at forces and contacts, and go on from there. The page saves \
      sessions, and so does History.write(to:). Ctrl-C ends the program.
      """)

  @Argument(help: "The session file.", completion: .file())
  var file: String

  @Option(help: "The port on this computer. (default: a free one)")
  var port: UInt16?

  func run() throws {
    let url = URL(fileURLWithPath: file)
    let session = try Self.reading(file) { try History.session(contentsOf: url) }
    Task { @MainActor in
      do {
        let show = try await SessionShow(session, named: url.lastPathComponent, port: port ?? 0)
        // For as long as the program runs.
        SessionShow.current = show
      } catch SnapshotError.corrupt {
        Self.exit(withError: Unreadable(file: file, reason: Self.damage))
      } catch {
        Self.exit(withError: error)
      }
    }
    RunLoop.main.run()
  }

  private static let damage =
    "it is damaged, or no session, such as a recording, a folder, or the answer to a wrong address"

  private static func reading(_ file: String, _ read: () throws -> Session) throws -> Session {
    do {
      return try read()
    } catch SnapshotError.corrupt {
      throw Unreadable(file: file, reason: damage)
    } catch SnapshotError.version {
      throw Unreadable(file: file, reason: "it is of another version of swift-dynamics")
    } catch {
      let exists = FileManager.default.fileExists(atPath: file)
      throw Unreadable(
        file: file, reason: exists ? "it must not be read" : "it does not exist")
    }
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let file: String
    let reason: String
    var description: String {
      "\(file) cannot be opened: \(reason); name a file that \"Session file\" of the page or "
        + "History.write(to:) has saved"
    }
  }
}
