import DynamicsPrograms
import Testing

/// Snapshots whose words were changed by a forger: they are refused, or can be stepped.
///
/// An arc of a trillion turns used to be halved a trillion times.
@Suite struct ForgedSnapshotTests {
  /// Words of which each has a turn in one of many runs of different builds would be too many at once.
  @Test(arguments: [0, 11, 23])
  func oneAbsurdWordDoesNoHarm(first: Int) {
    let (faults, changes) = ForgedSnapshot.sweep(from: first, by: 41)
    #expect(faults == [])
    #expect(changes > 300)
  }
}
