import Foundation

/// One of Robert Penner's easing equations ("Programming Macromedia Flash MX", 2002, chapter 7).
struct PennerEasing: Hashable, Sendable {
  enum Family: String, CaseIterable, Sendable {
    case quadratic, cubic, sine, exponential, back, elastic, bounce
  }

  enum Side: String, CaseIterable, Sendable {
    case `in` = "In"
    case out = "Out"
    case inOut = "InOut"
  }

  let family: Family
  let side: Side

  /// The progress at `t`, from 0 to 1; some equations are off by 0.001 at the ends.
  func progress(at t: Double) -> Double {
    switch side {
    case .in: family.start(t)
    case .out: 1 - family.start(1 - t)
    case .inOut:
      t < 0.5 ? family.startOfInOut(2 * t) / 2 : 1 - family.startOfInOut(2 - 2 * t) / 2
    }
  }
}

extension PennerEasing.Family {
  /// The In equation; the Out equation is its mirror image.
  fileprivate func start(_ t: Double) -> Double {
    switch self {
    case .quadratic: t * t
    case .cubic: t * t * t
    case .sine: 1 - cos(t * .pi / 2)
    case .exponential: exp2(10 * (t - 1))
    case .back: anticipate(t, overshoot: 1.70158)
    case .elastic: oscillate(t, period: 0.3)
    case .bounce: 1 - bouncingFall(1 - t)
    }
  }

  /// The equation of each half of InOut: the In equation, except for two effects that Penner made
  /// weaker there.
  fileprivate func startOfInOut(_ t: Double) -> Double {
    switch self {
    case .back: anticipate(t, overshoot: 1.70158 * 1.525)
    case .elastic: oscillate(t, period: 0.3 * 1.5)
    default: start(t)
    }
  }

  private func anticipate(_ t: Double, overshoot: Double) -> Double {
    t * t * ((overshoot + 1) * t - overshoot)
  }

  private func oscillate(_ t: Double, period: Double) -> Double {
    -exp2(10 * (t - 1)) * sin((t - 1 - period / 4) * 2 * .pi / period)
  }

  /// A fall onto 1, with three bounces of decreasing height.
  private func bouncingFall(_ t: Double) -> Double {
    let place = 2.75 * t
    return switch place {
    case ..<1: place * place
    case ..<2: (place - 1.5) * (place - 1.5) + 0.75
    case ..<2.5: (place - 2.25) * (place - 2.25) + 0.9375
    default: (place - 2.625) * (place - 2.625) + 0.984375
    }
  }
}
