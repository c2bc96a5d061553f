import Dynamics

/// Runs a busy scene for simulated hours, and says what it uses and whether anything is wrong.
///
/// A cycle is a busy time, then calm until all rests and the animator must pause, then idle time in
/// which it must stay paused. At the end of an hour all is taken away, and what is left is counted.
package final class Soak {
  /// What an hour came to.
  package struct Hour {
    package var number = 0
    package var steps = 0
    package var cycles = 0
    package var pauses = 0
    /// The longest wait for a pause, in seconds.
    package var longestCalm = 0.0
    /// The highest energy of motion, as the speed in pt/s that all items would have.
    package var fastest = 0.0
    /// The most by which energy rose while nothing was put in, as a share of all that could fall.
    package var rise = 0.0
    package var arrivals = 0
    /// Bytes on the heap and of the process when all was taken away.
    package var live = 0
    package var resident = 0
  }

  private let scene: BusyScene
  private let busyTime, idleTime, hourLength: Double
  private let mostGrowth: Int
  package private(set) var hours: [Hour] = []
  /// What was wrong first; nothing else is looked at after that.
  package private(set) var fault: String?
  private var hour = Hour()

  /// - Parameters:
  ///   - busyTime: Of each cycle, in seconds.
  ///   - idleTime: Of each cycle, at least, in seconds.
  ///   - hourLength: In seconds; less for a short test.
  ///   - mostGrowth: By how many bytes the heap may differ between hours: what is kept for reuse depends
  ///     on the most that was there at once. Of 24 hours, 40 bytes for each item that came.
  package init(
    seed: UInt64, mostItems: Int, busyTime: Double, idleTime: Double, hourLength: Double = 3600,
    mostGrowth: Int = 1 << 20
  ) {
    scene = BusyScene(seed: seed, mostItems: mostItems)
    self.busyTime = busyTime
    self.idleTime = idleTime
    self.hourLength = hourLength
    self.mostGrowth = mostGrowth
  }

  package func runHour() async {
    hour = Hour(number: hours.count + 1)
    let arrivals = scene.arrivals
    var time = 0.0
    while time < hourLength, fault == nil {
      time += await cycle()
      hour.cycles += 1
    }
    takeAway()
    hour.arrivals = scene.arrivals - arrivals
    let memory = Memory.now
    (hour.live, hour.resident) = (memory.live, memory.resident)
    hours.append(hour)
    checkMemory()
    scene.begin()
  }

  // MARK: A cycle

  private static var mostCalm: Double { 120 }

  /// - Returns: How long it took, in simulated seconds.
  private func cycle() async -> Double {
    var time = 0.0
    func step() {
      scene.animator.advance(by: scene.animator.timeStep)
      hour.steps += 1
      time += scene.animator.timeStep
    }
    var count = 0
    while time < busyTime {
      if count % 30 == 0 { await scene.act() }
      scene.moveDrag()
      step()
      count += 1
      if count % 20 == 0 { lookAround() }
    }
    await scene.calmDown()
    let (start, before) = (time, scene.energy)
    while scene.animator.isRunning, time - start < Self.mostCalm, fault == nil {
      step()
      count += 1
      guard count % 20 == 0 else { continue }
      lookAround()
      hour.rise = max(hour.rise, (scene.energy - before) / before)
    }
    hour.longestCalm = max(hour.longestCalm, time - start)
    if hour.rise > Self.mostRise { note("energy rose by a share of \(hour.rise) by itself") }
    if scene.animator.isRunning {
      note("no pause \(Self.mostCalm) s after the last change; \(scene.unrest)")
    } else {
      hour.pauses += 1
    }
    return time + idle()
  }

  private func idle() -> Double {
    let (elapsed, hash) = (scene.animator.elapsedTime, scene.animator.stateHash)
    for _ in 0..<Int(idleTime) { scene.animator.advance(by: 1) }
    if scene.animator.elapsedTime != elapsed || scene.animator.stateHash != hash {
      note("it did not stay paused")
    }
    return idleTime
  }

  private func takeAway() {
    scene.end()
    if !scene.animator.items.isEmpty { note("items are left when all behaviors are gone") }
    scene.animator.advance(by: 1)
    if scene.animator.isRunning { note("an empty animator runs") }
  }

  // MARK: What must hold

  /// Faster than anything that the scene puts in.
  private static var mostSpeed: Double { 3000 }
  private static var mostRise: Double { 0.02 }

  private func lookAround() {
    let items = scene.animator.items
    if items.count != scene.items.count {
      note("\(items.count) items are there, not \(scene.items.count)")
    }
    for item in scene.items where !BusyScene.box.contains(item.center) {
      note("an item is at \(item.center)")
    }
    let speed = scene.rootMeanSquareSpeed
    hour.fastest = max(hour.fastest, speed)
    // Also true for NaN.
    if !(speed < Self.mostSpeed) { note("items are as fast as \(speed) pt/s") }
  }

  private static var warmUp: Int { 2 }
  /// Of the process, which also keeps what the heap gave back.
  private static var mostResidentGrowth: Int { 8 << 20 }

  private func checkMemory() {
    guard hours.count > Self.warmUp else { return }
    let (first, last) = (hours[Self.warmUp - 1], hours[hours.count - 1])
    let (live, resident) = (last.live - first.live, last.resident - first.resident)
    if live > mostGrowth { note("\(live) bytes more on the heap than after warm-up") }
    if resident > Self.mostResidentGrowth {
      note("the process has \(resident) bytes more than after warm-up")
    }
  }

  private func note(_ words: String) { fault = fault ?? "hour \(hour.number): \(words)" }
}
