import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

extension Playground {
  /// The appearance of an item in recordings; a group looks as its items do.
  func appearance(of item: any DynamicItem) -> RecordingAppearance? {
    guard let group = item as? DynamicItemGroup else {
      guard let prop = props.first(where: { $0.item === item }) else {
        return RecordingAppearance(fill: "#808080")
      }
      return prop.look.appearance(prop.item.bounds.size)
    }
    let parts = group.items.compactMap { member -> (Look, String)? in
      guard let prop = props.first(where: { $0.item === member }) else { return nil }
      let back = CGAffineTransform(rotationAngle: -group.transform.rotation)
      let place = CGPoint(
        x: prop.item.center.x - group.center.x, y: prop.item.center.y - group.center.y
      ).applying(back)
      let turn = (prop.item.angle - group.transform.rotation) * 180 / .pi
      return (
        prop.look,
        """
        <g transform="translate(\(Double(place.x).decimal(2)) \(Double(place.y).decimal(2)))\
        rotate(\(Double(turn).decimal(2)))">\(prop.look.svg(prop.item.bounds.size))</g>
        """
      )
    }
    return RecordingAppearance(
      fill: parts.first?.0.fill, svg: parts.map(\.1).joined())
  }

  /// The closure that a recorder takes; it does not keep the stage.
  var appearance: Recorder.Appearances {
    { [weak self] item in self?.appearance(of: item) }
  }

  /// A recording with the texts of the scene above all items.
  func withCaptions(_ recording: Recording) -> Recording {
    var recording = recording
    for caption in captions {
      let look = Look(.plain, .white, label: caption.text)
      recording.add(
        Recording.Item(
          id: nil, shape: .init([.init(.rectangle(size: CGSize(width: 1, height: 1)))]),
          appearance: RecordingAppearance(svg: look.text(13, .white)),
          keyframes: [.init(time: 0, pose: .init(center: caption.center))],
          presence: [0...recording.duration]))
    }
    return recording
  }
}

extension CGAffineTransform {
  /// The angle of a transform without skew, in radians.
  var rotation: CGFloat { atan2(b, a) }
}
