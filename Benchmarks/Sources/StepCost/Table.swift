import Foundation
import Scenes

/// A Markdown table of contests, with notes.
struct Table {
  /// The scenes of which the mean step counts.
  let contests: [Contest]
  /// The scenes of which the worst step counts.
  let extremes: [Contest]
  let peers: [(runner: Runner, version: String)]
  let missing: [Runner]
  /// Whether instructions were counted instead of time.
  let countsInstructions: Bool

  init(
    contests: [Contest], peers: [(runner: Runner, version: String)], missing: [Runner],
    countsInstructions: Bool
  ) {
    // Instructions are counted over many steps, never in one.
    self.contests = contests.filter { countsInstructions || !$0.scene.isExtreme }
    extremes = contests.filter { !countsInstructions && $0.scene.isExtreme }
    self.peers = peers
    self.missing = missing
    self.countsInstructions = countsInstructions
  }

  var text: String {
    var parts: [String] = []
    if !contests.isEmpty {
      parts.append(([header] + contests.map(row)).map { $0 + "\n" }.joined())
    }
    if !extremes.isEmpty { parts.append(Extremes(contests: extremes, peers: peers).text) }
    return (parts + [notes]).joined(separator: "\n")
  }

  private var unit: String { countsInstructions ? "kilo-instructions" : "µs" }

  private var header: String {
    let peers = self.peers.map { "\($0.runner.engine) \($0.version)" }
    let titles =
      ["scene", "C, \(unit) a step", "swift-dynamics, \(unit) a step", "swift-dynamics"] + peers
      + ["allocations a step"]
    let rule = titles.indices.map { $0 == 0 ? "---" : "---:" }
    return line(titles) + "\n" + line(rule)
  }

  private func row(_ contest: Contest) -> String {
    let ours = contest.outcomes[Runner.dynamics.name]
    let ratios = ([.dynamics] + peers.map(\.runner)).map { contest.ratio(of: $0) }
    let allocations = ours?.allocations.map {
      Self.number(Double($0.count) / Double(contest.scene.steps), digits: 3)
    }
    let name = contest.scene.name
    let title =
      name.count == 1 ? "\(name): \(contest.scene.title)" : contest.scene.title.capitalizedFirst
    return line(
      [title] + [Runner.plainC, .dynamics].map { cost(contest.cost(of: $0)) }
        + ratios.enumerated().map { place, ratio in
          let text = ratio.map { String(format: "%.2f", $0) } ?? "–"
          return place == 0 ? "**\(text)**" : text
        } + [allocations ?? "–"])
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private func cost(_ cost: Double?) -> String {
    guard let cost else { return "–" }
    return Self.number(cost * (countsInstructions ? 1e-3 : 1e6), digits: 3)
  }

  /// Formats a number with significant digits, never as a power of ten.
  static func number(_ value: Double, digits: Int) -> String {
    guard value > 0 else { return "0" }
    let decimals = max(0, digits - 1 - Int(log10(value).rounded(.down)))
    return String(format: "%.\(min(decimals, 4))f", value)
  }

  // MARK: Notes

  private var notes: String {
    let rounds = (contests + extremes).map(\.rounds)
    let how =
      countsInstructions
      ? "Instructions are counted in a tenth of the steps."
      : "Least processor time of \(rounds.min() ?? 0) to \(rounds.max() ?? 0) interleaved runs."
    return
      ([how] + remarks + [allocatingSteps, stretches, rest, perItem, rested].compactMap(\.self)
      + hints)
      .map { "* \($0)" }.joined(separator: "\n") + "\n"
  }

  private var remarks: [String] {
    (contests + extremes).compactMap { contest in
      contest.scene.remark.map { "\(contest.scene.title.capitalizedFirst): \($0)." }
    }
  }

  /// The number of steps that allocate memory, for scenes with a letter; no step should.
  private var allocatingSteps: String? {
    let parts = contests.filter { $0.scene.name.count == 1 }.compactMap { contest in
      contest.outcomes[Runner.dynamics.name]?.allocations.map {
        "\(contest.scene.name) \($0.steps) of \(contest.scene.steps)"
      }
    }
    guard !parts.isEmpty else { return nil }
    return "Steps of swift-dynamics that ask for memory: \(parts.joined(separator: ", "))."
  }

  /// The errors of rods, by engine.
  private var stretches: String? {
    guard let contest = contests.first(where: { !$0.scene.rods.isEmpty }) else { return nil }
    let runners = [Runner.dynamics, .plainC] + peers.map(\.runner)
    let parts = runners.compactMap { runner in
      contest.outcomes[runner.name]?.stretch.map { stretch in
        let (worst, total) = (percent(stretch.worst), percent(stretch.total))
        return "\(runner.name) \(worst) (the whole chain \(total))"
      }
    }
    guard !parts.isEmpty else { return nil }
    let seconds = Double(contest.scene.steps) * contest.scene.step
    return
      "\(contest.scene.name): the worst rod is stretched after \(Self.number(seconds, digits: 1)) s by "
      + parts.joined(separator: ", ") + "."
  }

  private func percent(_ share: Double) -> String { Self.number(share * 100, digits: 2) + " %" }

  /// The cost that items at rest add to that of the moving one.
  private var rest: String? {
    guard let crowd = ours("rest"), let alone = ours("alone") else { return nil }
    return String(
      format:
        "One item that moves costs %.2f times as much with 10 000 others at rest as without them.",
      crowd / alone)
  }

  private var perItem: String? {
    let costs = contests.filter { $0.scene.name.hasPrefix("apart-") }.compactMap { contest in
      contest.cost(of: .dynamics).map { cost in
        let count = contest.scene.items.count
        return "\(self.cost(cost / Double(count))) \(unit) with \(grouped(count))"
      }
    }
    guard costs.count > 1 else { return nil }
    return "A step costs, for each item apart, \(costs.joined(separator: ", "))."
  }

  private var rested: String? {
    let names = contests.filter { $0.outcomes[Runner.dynamics.name]?.hasRested == true }
      .map(\.scene.name)
    guard !names.isEmpty else { return nil }
    return
      "Came to rest, so that their steps cost nothing in the end: \(names.joined(separator: ", "))."
  }

  private var hints: [String] {
    missing.map { "\($0.name) is not installed here: \($0.remedy)." }
  }

  private func ours(_ name: String) -> Double? {
    contests.first { $0.scene.name == name }?.cost(of: .dynamics)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
