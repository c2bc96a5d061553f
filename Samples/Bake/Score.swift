import ArgumentParser
import DynamicsRecording

/// A number by which falls are compared.
enum Score: String, ExpressibleByArgument, CaseIterable {
  case rest, spread, contacts

  func value(of baked: Oven.Baked) -> Double {
    switch self {
    case .rest: baked.restTime
    case .spread: baked.distances.reduce(0, +) / Double(max(1, baked.distances.count))
    case .contacts: Double(baked.recording.contacts.count { $0.phase == .began })
    }
  }

  func isBetter(_ a: Double, _ b: Double) -> Bool { self == .rest ? a < b : a > b }
}
