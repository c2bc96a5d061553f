internal import DynamicsEngine
internal import DynamicsTiming
internal import Foundation

// The trail of a drag in a snapshot.
extension PointerTrail<CGPoint> {
  mutating func code(_ coder: inout WordCoder) {
    var samples = samples
    var read = PointerTrail()
    coder.code(&samples, blank: Sample(time: 0, place: .zero)) { coder, sample in
      coder.code(&sample.time)
      coder.code(&sample.place)
      guard coder.isReading,
        coder.check(
          read.canAppend(at: sample.time) && Limits.isPlace(sample.place),
          "the samples of a pointer are out of order or out of range")
      else { return }
      read.append(sample.place, at: sample.time)
    }
    if coder.isReading { self = read }
  }
}
