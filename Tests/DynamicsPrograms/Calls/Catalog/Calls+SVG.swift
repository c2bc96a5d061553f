import Dynamics
import DynamicsRecording
import DynamicsSVG
import Foundation

extension Call {
  /// Pictures of SVG files, and their items.
  nonisolated(unsafe) static let pictures: [Call] = [
    Call("SVGScene.init(data:mask:)", "SVGScene.size", "SVGScene.bounds", "SVGScene.title") { s in
      guard let scene = s.picture() else { return }
      s.hold(scene.size)
      s.hold(scene.bounds)
      s.see(scene.title)
    },
    Call("SVGScene.init(contentsOf:mask:)") { s in
      s.see((try? SVGScene(contentsOf: URL(fileURLWithPath: "/no/such/" + s.text()))) == nil)
    },
    Call(of: "SVGScene", "items(matching:) items(besides:) selectors unsupported") { s in
      guard let scene = s.picture() else { return }
      s.see(scene.selectors, scene.unsupported)
      guard let items = try? scene.items(matching: s.word("*", ".a", "#b, path")) else { return }
      for item in items + scene.items(besides: items) { s.hold(item.center) }
    },
    Call(of: "SVGItem", "identifier classes appearance drawingOrder outline matches(_:)") { s in
      guard let item = try s.picture()?.items(matching: "*").first else { return }
      s.see(item.identifier, item.classes, item.appearance.label, item.drawingOrder)
      s.hold(item.outline.bounds.size)
      s.see(try? item.matches(s.word("path", "g *")))
    },
    Call(of: "SVGError", "kind description") { s in
      do {
        _ = try SVGScene(data: Data(s.text().utf8)).items(matching: s.text())
      } catch let error as SVGError {
        s.see(error.kind, error.description)
      }
    },
    Call(
      of: "SVGError.Kind", "malformed selector tooLarge unreadable init(rawValue:)"
    ) { s in
      let kinds: [SVGError.Kind] = [.malformed, .selector, .tooLarge, .unreadable]
      s.see(kinds, SVGError.Kind(rawValue: s.word("selector")))
    },
  ]
}

extension ValueSource {
  /// A picture with drawn numbers; `nil` if they are too large.
  func picture() -> SVGScene? {
    func digits() -> String { "\(number(-50...50))" }
    let content = list(0...4) {
      pick([
        "<rect class='a' x='\(digits())' y='\(digits())' width='\(digits())' height='\(digits())'/>",
        "<circle id='b' r='\(digits())' transform='rotate(\(digits())) scale(\(digits()))'/>",
        "<path d='M\(digits()) \(digits())L\(digits()) \(digits())A\(digits()) 9 \(digits()) 0 1 9 9z' stroke='red'/>",
        "<image class='a' width='\(digits())' height='\(digits())' href='\(Self.smallImage)'/>",
        "<g opacity='\(digits())'><text font-size='\(digits())' stroke-width='\(digits())'>x</text></g>",
      ])
    }
    return try? SVGScene(
      data: Data(
        "<svg viewBox='0 0 \(digits()) \(digits())'>\(content.joined())</svg>".utf8),
      mask: optional({ _ in self.mask() }))
  }

  /// The header of a PNG of 4 × 2 pixels.
  private static let smallImage = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAC"
}
