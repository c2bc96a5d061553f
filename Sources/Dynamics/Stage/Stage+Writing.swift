internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

// Setters and getters are the user's code and may change anything here. So nothing is held over a
// call to one: before and after each, the record is looked up by its id.

extension Stage {
  /// - Parameter progress: How far between the last two steps the items are shown; 1 is the last.
  func writeItems(progress: CGFloat = 1) {
    var due: [Place] = []
    due.reserveCapacity(records.count)
    // In place: a copy of each record would be counted, and there is one for each item and frame.
    records.withUnsafeBufferPointer { records in
      for index in records.indices where !records[index].isUpToDate(progress: progress) {
        due.append(Place(id: records[index].body.id, index: index, item: records[index].item))
      }
    }
    for place in due { writeItem(at: place, progress: progress) }
  }

  /// Where a record was last found.
  private struct Place {
    let id: Int
    let index: Int
    let item: any DynamicItem
  }

  private func index(of place: Place) -> Int? {
    let isThere = records.withUnsafeBufferPointer { records in
      place.index < records.count && records[place.index].body.id == place.id
    }
    return isThere ? place.index : index(ofID: place.id)
  }

  private func writeItem(at place: Place, progress: CGFloat) {
    let item = place.item
    // Animators that share items write over each other all the time.
    let watches = !sharesItems

    let foundCenter = watches ? item.center : nil
    guard var index = index(of: place) else { return }
    let (center, wasMoved) = records[index].takeCenter(found: foundCenter, progress: progress)
    if let center {
      item.center = center
      let kept = watches ? item.center : nil
      guard let found = self.index(of: place) else { return }
      index = found
      records[index].seen.center = kept
    }

    // Read after the center was written, which may change the rest of it.
    let foundTransform = item.transform
    guard let found = self.index(of: place) else { return }
    index = found
    let (angle, wasTurned) = records[index].takeAngle(
      found: watches ? foundTransform : nil, progress: progress)
    if let angle {
      item.transform = foundTransform.turned(to: angle)
      let kept = watches ? item.transform : nil
      guard let found = self.index(of: place) else { return }
      records[found].seen.axis = kept?.xAxis
    }
    if wasMoved || wasTurned { reportHand(at: place) }
  }

  private func reportHand(at place: Place) {
    guard let index = index(of: place), !records[index].hasReportedHand else { return }
    records[index].hasReportedHand = true
    DynamicsDiagnostics.report(
      "the program set the center or transform of \(place.item) while an animator moves it; that was "
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
