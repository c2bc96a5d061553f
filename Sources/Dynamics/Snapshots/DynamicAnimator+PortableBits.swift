internal import DynamicsEngine

extension DynamicAnimator {
  /// Whether motion has the same bits here as on every other machine for which this is true.
  ///
  /// It is false if the loaded Chipmunk was compiled with fused products or reordered sums, as Debian's
  /// package for arm64 is, or any build with `-mfma`, `-march=native` or `-ffast-math`. Motion is
  /// then as good, and repeats on this machine, but ``stateHash`` differs from that of other machines.
  /// <doc:Platforms> explains how to build a Chipmunk for which it is true.
  ///
  /// The first use computes it from some calls of Chipmunk, on any thread: in about 20 µs, or 150 µs
  /// in a program that has not used Chipmunk yet. Later uses take 0.1 µs.
  public static var hasPortableBits: Bool { ChipmunkArithmetic.isExact }
}
