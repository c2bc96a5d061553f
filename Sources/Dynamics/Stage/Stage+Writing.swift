internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

// Setters and getters are the user's code and may change anything here. So nothing is held over a
// call to one: before and after each, the record is looked up by its id.

extension Stage {
  /// - Parameter progress: How far between the last two steps the items are shown; 1 is the last.
  func writeItems(progress: CGFloat = 1) {
    let moved = records.indices.lazy
      .filter { !self.records[$0].isUpToDate(progress: progress) }
      .map { (self.records[$0].body.id, $0) }
    for (id, index) in Array(moved) { writeItem(withID: id, near: index, progress: progress) }
  }

  private func writeItem(withID id: Int, near index: Int, progress: CGFloat) {
    let place = Place(id: id, index: index)
    let movedByHand = writeCenter(at: place, progress: progress)
    let turnedByHand = writeAngle(at: place, progress: progress)
    if movedByHand || turnedByHand { reportHand(at: place) }
  }

  /// Where a record was last found.
  private struct Place {
    let id: Int
    let index: Int
  }

  private func index(of place: Place) -> Int? {
    let isThere = place.index < records.count && records[place.index].body.id == place.id
    return isThere ? place.index : index(ofID: place.id)
  }

  /// Whether to look for poses that the program wrote.
  private func watches(_ index: Int) -> Bool {
    // Animators that share items write over each other all the time.
    !sharesItems && !records[index].hasReportedHand
  }

  /// - Returns: Whether the program had moved the item.
  private func writeCenter(at place: Place, progress: CGFloat) -> Bool {
    guard let index = index(of: place),
      records[index].pose(progress: progress).position != records[index].writtenPosition
    else { return false }
    let item = records[index].item
    let found = watches(index) ? item.center : nil
    guard let index = self.index(of: place) else { return false }
    let wasMoved = found.map(records[index].seen.differs(from:)) ?? false
    guard let center = records[index].takeCenter(progress: progress) else { return false }
    item.center = center
    guard found != nil else { return false }
    let kept = item.center
    if let index = self.index(of: place) { records[index].seen.center = kept }
    return wasMoved
  }

  /// - Returns: Whether the program had turned the item.
  private func writeAngle(at place: Place, progress: CGFloat) -> Bool {
    guard let index = index(of: place),
      records[index].pose(progress: progress).angle != records[index].writtenAngle
    else { return false }
    let item = records[index].item
    let watches = watches(index)
    let found = item.transform
    guard let index = self.index(of: place) else { return false }
    let wasTurned = watches && records[index].seen.differs(from: found)
    guard let angle = records[index].takeAngle(progress: progress) else { return false }
    item.transform = found.turned(to: angle)
    guard watches else { return false }
    let kept = item.transform
    if let index = self.index(of: place) { records[index].seen.axis = kept.xAxis }
    return wasTurned
  }

  private func reportHand(at place: Place) {
    guard let index = index(of: place), !records[index].hasReportedHand else { return }
    records[index].hasReportedHand = true
    let item = records[index].item
    DynamicsDiagnostics.report(
      "the program set the center or transform of \(item) while an animator moves it; that was "
        + "overwritten. Call updateItem(usingCurrentState:) after setting it",
      by: "DynamicAnimator")
  }

  /// Shows items that have left where they were after the last step.
  ///
  /// What the program has written meanwhile stays, as does an item that has joined again somewhere.
  func write(_ poses: [LastPose]) {
    for pose in poses {
      let item = pose.item
      if let center = pose.center, isFree(item) {
        let found = sharesItems ? nil : item.center
        if isFree(item), found.map(pose.seen.differs(from:)) != true { item.center = center }
      }
      if let angle = pose.angle, isFree(item) {
        let found = item.transform
        if isFree(item), sharesItems || !pose.seen.differs(from: found) {
          item.transform = found.turned(to: angle)
        }
      }
    }
  }

  private func isFree(_ item: any DynamicItem) -> Bool {
    record(of: item) == nil && (sharesItems || !ItemClaims.hasOwner(ObjectIdentifier(item)))
  }
}
