import Scenes

/// A Markdown table of scenes in which the worst step counts, and the time to add everything.
struct Extremes {
  let contests: [Contest]
  let peers: [(runner: Runner, version: String)]

  var text: String {
    let runners = [Runner.plainC, .dynamics] + peers.map(\.runner)
    let titles =
      ["scene"] + runners.map { "worst step: \($0.name), ms" }
      + [Runner.plainC, .dynamics].map {
        "adding: \($0.name), ms"
      }
    let rows = contests.map { contest in
      let outcomes = runners.map { contest.outcomes[$0.name] }
      return [contest.scene.title.capitalizedFirst] + outcomes.map { milliseconds($0?.worstStep) }
        + outcomes.prefix(2).map { milliseconds($0?.setup) }
    }
    let rule = titles.indices.map { $0 == 0 ? "---" : "---:" }
    return ([titles, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func milliseconds(_ seconds: Double?) -> String {
    guard let seconds else { return "–" }
    return Table.number(seconds * 1000, digits: 2)
  }
}
