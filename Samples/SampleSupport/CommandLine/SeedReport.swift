/// Prints the seed of a random run to standard error, so that the run can be repeated.
package func reportSeed(_ seed: UInt64) {
  StandardError.write("Seed \(seed); --seed \(seed) repeats this.\n")
}
