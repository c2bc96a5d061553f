/// Says on standard error how a run that chance decided can be repeated.
package func reportSeed(_ seed: UInt64) {
  StandardError.write("Seed \(seed); --seed \(seed) repeats this.\n")
}
