#if Inspector
  internal import Dynamics
  internal import DynamicsRecording

  extension InspectorPage {
    /// The picture of the items, and the tools above it.
    static var stage: String {
      """
      <section id="stage" aria-label="Stage">
      <svg id="picture" tabindex="0" role="application" aria-label="Items">
      <defs>
      \(XRayDrawing.definitions())
      </defs>
      <rect id="sheet"/>
      <g id="boundaries"></g>
      <g id="items"></g>
      <g id="marks"></g>
      <g id="forecast"></g>
      <g id="highlight"></g>
      <g id="arrows"></g>
      </svg>
      <fieldset class="segments" id="mode">
      <legend class="unseen">The pointer</legend>
      <label><input type="radio" name="mode" value="drag" checked><span>Drag</span></label>
      <label><input type="radio" name="mode" value="push"><span>Push</span></label>
      </fieldset>
      <details class="popover" id="layers">
      <summary>X-ray</summary>
      <fieldset>
      <legend>Layers</legend>
      <label class="row"><input type="checkbox" id="all-layers">All</label>
      \(layerRows)
      </fieldset>
      </details>
      <div id="zoom" role="group" aria-label="Zoom">
      \(button("farther", "Farther"))
      \(button("fit", "Fit"))
      \(button("closer", "Closer"))
      </div>
      <p id="empty" hidden>No items</p>
      </section>
      """
    }

    /// A button with a picture in place of a text.
    static func button(_ icon: String, _ name: String) -> String {
      """
      <button type="button" id="\(icon)" aria-label="\(name)" title="\(name)">\
      <svg aria-hidden="true"><use href="#icon-\(icon)"/></svg></button>
      """
    }

    private static var layerRows: String {
      layers.map { layer in
        """
        <label class="row"><input type="checkbox" name="layer" value="\(layer.name)">\
        <svg class="swatch" viewBox="0 -9 32 18" aria-hidden="true">\(layer.swatch)</svg>\
        \(layer.title)</label>
        """
      }.joined(separator: "\n")
    }

    private static let layers: [(name: String, title: String, swatch: String)] = [
      ("outlines", "Collision shapes", box("x-bounds")),
      ("boundaries", "Boundaries", #"<path class="x-boundary" d="M2 0H30"/>"#),
      ("attachments", "Attachments", mark(.spring)),
      ("contacts", "Contacts", mark(.contact)),
      ("velocities", "Velocities", mark(.velocity)),
      ("pushes", "Pushes", mark(.push)),
      ("fields", "Fields", mark(.field)),
      ("reactions", "Forces of attachments", mark(.reaction)),
      ("sensors", "Sensors", mark(.sensor)),
      ("sleep", "Sleep", box("x-asleep")),
    ]

    private static func box(_ kind: String) -> String {
      "<rect class=\"\(kind)\" x=\"5\" y=\"-6\" width=\"22\" height=\"12\"/>"
    }

    private static func mark(_ kind: DebugMark.Kind) -> String {
      """
      <path class="x-mark x-\(kind.rawValue)" transform="translate(2)" \
      d="\(XRayDrawing.path(of: kind, length: 28))"/>
      """
    }
  }
#endif
