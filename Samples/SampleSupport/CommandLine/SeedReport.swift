internal import Foundation

/// Says on standard error how a run that chance decided can be repeated.
package func reportSeed(_ seed: UInt64) {
  FileHandle.standardError.write(Data("Seed \(seed); --seed \(seed) repeats this.\n".utf8))
}
