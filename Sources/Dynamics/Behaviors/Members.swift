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

  func index(of item: any DynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func body(of item: any DynamicItem) -> Body? { index(of: item).flatMap { bodiesByIndex[$0] } }

  fileprivate mutating func append(_ item: any DynamicItem) -> Int {
    indices[ObjectIdentifier(item)] = items.count
    items.append(item)
    bodiesByIndex.append(nil)
    return items.count - 1
  }

  fileprivate mutating func remove(at index: Int) {
    indices[ObjectIdentifier(items[index])] = nil
    items.remove(at: index)
    bodiesByIndex.remove(at: index)
    for later in index..<items.count { indices[ObjectIdentifier(items[later])] = later }
  }

  fileprivate mutating func setBody(_ body: Body?, at index: Int) { bodiesByIndex[index] = body }
}

extension DynamicBehavior {
  /// Adds an item; one that is already there is diagnosed.
  func addMember(_ item: any DynamicItem, reporter: String = #function) {
    guard !members.contains(item) else {
      DynamicsDiagnostics.report("the item is already in this behavior", by: reporter)
      return
    }
    let index = members.append(item)
    guard let stage else { return }
    memberEnters(at: index, stage: stage, reporter: reporter)
    didChange()
  }

  /// Removes an item; one that is not there is diagnosed.
  func removeMember(_ item: any DynamicItem, reporter: String = #function) {
    guard let index = members.index(of: item) else {
      DynamicsDiagnostics.report("the item is not in this behavior", by: reporter)
      return
    }
    if let stage { memberLeaves(at: index, stage: stage) }
    members.remove(at: index)
    didChange()
  }

  func membersEnter(_ stage: Stage) {
    for index in members.items.indices {
      memberEnters(at: index, stage: stage, reporter: "addBehavior(_:)")
    }
  }

  func membersLeave(_ stage: Stage) {
    for index in members.items.indices { memberLeaves(at: index, stage: stage) }
  }

  /// Lets in an item that could not take part before and may be sound now.
  func memberRetries(_ item: any DynamicItem, stage: Stage, reporter: String) {
    guard let index = members.index(of: item), members.bodiesByIndex[index] == nil else { return }
    memberEnters(at: index, stage: stage, reporter: reporter)
  }

  /// Drops the bodies of a stage that is going away.
  func membersForget() {
    for index in members.items.indices { members.setBody(nil, at: index) }
  }

  private func memberEnters(at index: Int, stage: Stage, reporter: String) {
    guard let body = stage.enter(members.items[index], reporter: reporter) else { return }
    members.setBody(body, at: index)
    memberEntered(body, of: members.items[index], on: stage)
  }

  private func memberLeaves(at index: Int, stage: Stage) {
    guard let body = members.bodiesByIndex[index] else {
      return stage.giveUp(members.items[index])
    }
    memberLeft(body, on: stage)
    members.setBody(nil, at: index)
    stage.leave(members.items[index])
  }
}
