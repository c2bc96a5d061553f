internal import DynamicsEngine
internal import DynamicsReporting

/// The items of one behavior, and while it is in an animator, their bodies.
struct Members {
  private(set) var items: [any DynamicItem] = []
  /// As long as `items`; `nil` off stage, and for an item that was diagnosed and takes no part.
  private(set) var bodiesByIndex: [Body?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// The bodies on stage, in the order of their items.
  var bodies: some Sequence<Body> { bodiesByIndex.lazy.compactMap { $0 } }

  func contains(_ item: any DynamicItem) -> Bool { indices[ObjectIdentifier(item)] != nil }

  private func index(of item: any DynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func body(of item: any DynamicItem) -> Body? { index(of: item).flatMap { bodiesByIndex[$0] } }

  fileprivate mutating func append(_ item: any DynamicItem) {
    indices[ObjectIdentifier(item)] = items.count
    items.append(item)
    bodiesByIndex.append(nil)
  }

  fileprivate mutating func remove(_ item: any DynamicItem) {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(item)) else { return }
    items.remove(at: index)
    bodiesByIndex.remove(at: index)
    for later in index..<items.count { indices[ObjectIdentifier(items[later])] = later }
  }

  fileprivate mutating func setBody(_ body: Body?, of item: any DynamicItem) {
    if let index = index(of: item) { bodiesByIndex[index] = body }
  }

  fileprivate mutating func forgetBodies() {
    bodiesByIndex = Array(repeating: nil, count: items.count)
  }
}

extension DynamicBehavior {
  /// Adds an item; one that is already there is diagnosed.
  func addMember(_ item: any DynamicItem, by member: String = #function) {
    guard !members.contains(item) else {
      DynamicsDiagnostics.report(
        "\(item) is already in this behavior; nothing changed", by: Reporter(type(of: self), member)
      )
      return
    }
    members.append(item)
    guard let stage else { return }
    memberEnters(item, stage: stage, reporter: Reporter(type(of: self), member))
    didChange()
  }

  /// Removes an item; one that is not there is diagnosed.
  func removeMember(_ item: any DynamicItem, by member: String = #function) {
    guard members.contains(item) else {
      DynamicsDiagnostics.report(
        "\(item) is not in this behavior; nothing changed", by: Reporter(type(of: self), member))
      return
    }
    let stage = self.stage
    let last = stage.flatMap { memberLeaves(item, stage: $0) }
    members.remove(item)
    // All is done; from here on, the item's setters and the animator's delegate may do anything.
    if let last { stage?.write([last]) }
    didChange()
  }

  func membersEnter(_ stage: Stage) {
    let reporter = Reporter(DynamicAnimator.self, "addBehavior(_:)")
    for item in members.items { memberEnters(item, stage: stage, reporter: reporter) }
  }

  /// - Returns: What is to be written to the items once the behavior has left.
  func membersLeave(_ stage: Stage) -> [LastPose] {
    members.items.compactMap { memberLeaves($0, stage: stage) }
  }

  /// Lets in an item that could not take part before and may be sound now.
  func memberRetries(_ item: any DynamicItem, stage: Stage, reporter: Reporter) {
    guard isWaiting(for: item, on: stage) else { return }
    memberEnters(item, stage: stage, reporter: reporter)
  }

  /// Drops the bodies of a stage that is going away.
  func membersForget() { members.forgetBodies() }

  /// Whether an item is in the behavior and the behavior on a stage, but the item is not.
  private func isWaiting(for item: any DynamicItem, on stage: Stage) -> Bool {
    self.stage === stage && members.contains(item) && members.body(of: item) == nil
  }

  private func memberEnters(_ item: any DynamicItem, stage: Stage, reporter: Reporter) {
    guard isWaiting(for: item, on: stage) else { return }
    let reading = stage.read(item, reporter: reporter)
    // The item's getters may have done anything, even what is about to be done here.
    guard isWaiting(for: item, on: stage) else { return }
    switch stage.enter(item, as: reading, for: self) {
    case .entered(let body):
      members.setBody(body, of: item)
      memberEntered(body, of: item, on: stage)
    case .refused(let obstacle):
      if let obstacle { DynamicsDiagnostics.report(obstacle.message(for: item), by: reporter) }
    }
  }

  /// Calls none of the user's code.
  private func memberLeaves(_ item: any DynamicItem, stage: Stage) -> LastPose? {
    guard let body = members.body(of: item) else {
      stage.giveUp(item, for: self)
      return nil
    }
    memberLeft(body, on: stage)
    members.setBody(nil, of: item)
    return stage.leave(item)
  }
}
