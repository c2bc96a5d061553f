// Looks at the beat from outside: `beat-probe tracking`, `beat-probe rest`, `beat-probe memory`.

import Dynamics
import Foundation

func makeFalling() -> DynamicAnimator {
  let animator = DynamicAnimator()
  let item = BasicItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  animator.addBehavior(GravityBehavior(items: [item]))
  return animator
}

/// Prints the seconds that passed in an animator after some time in `.tracking` mode alone.
func probeTracking() {
  let animator = makeFalling()
  let deadline = Date(timeIntervalSinceNow: 250)
  while animator.elapsedTime < 0.2, Date() < deadline {
    // Without the beat's timer, the mode is empty and this returns at once.
    guard RunLoop.main.run(mode: .tracking, before: Date(timeIntervalSinceNow: 0.05)) else { break }
  }
  print(animator.elapsedTime)
}

/// Prints how often the threads of the process wake up in the quietest of three seconds at rest, after
/// they have done so while something moved, however long that takes on a busy machine.
func probeRest() {
  let animator = makeFalling()
  let deadline = Date(timeIntervalSinceNow: 250)
  var moving = 0
  while moving < 30, Date() < deadline { moving += wakeUps(in: 0.5) }
  guard moving >= 30, animator.elapsedTime > 0 else { exit(1) }
  animator.removeAllBehaviors()
  print((0..<3).map { _ in wakeUps(in: 1) }.min() ?? 0)
}

func wakeUps(in seconds: TimeInterval) -> Int {
  let before = wakeUps()
  let end = Date(timeIntervalSinceNow: seconds)
  while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  return wakeUps() - before
}

func wakeUps() -> Int {
  let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
  return tasks.reduce(0) { sum, task in
    let status = try? String(contentsOfFile: "/proc/self/task/\(task)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return sum + (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
  }
}

/// Prints the bytes of resident memory that each of many dropped animators and animations leaves.
func probeMemory() {
  func drop(_ count: Int) {
    for _ in 0..<count {
      _ = makeFalling()
      let animation = TimedAnimation(from: 0.0, to: 1, duration: 1, update: { _ in })
      animation.start()
      animation.stop()
    }
  }
  let count = 20_000
  drop(count / 10)
  let before = residentBytes()
  drop(count)
  print((residentBytes() - before) / count)
}

func residentBytes() -> Int {
  let sizes = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (Int(sizes.split(separator: " ")[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

switch CommandLine.arguments.last {
case "tracking": probeTracking()
case "rest": probeRest()
case "memory": probeMemory()
default: exit(64)
}
