import DynamicsPrograms
import Testing

/// Snapshots whose words were changed by a forger: they are refused, or can be stepped.
///
/// An arc of a trillion turns used to be halved a trillion times.
@Suite struct ForgedSnapshotTests {
  /// A part of the words, because all of them would take minutes.
  @Test(arguments: [0, 11, 23])
  func oneAbsurdWordDoesNoHarm(first: Int) {
    let (faults, changes) = ForgedSnapshot.sweep(from: first, by: 211)
    #expect(faults == [])
    #expect(changes > 60)
  }
}
