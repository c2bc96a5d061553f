#if Inspector
  extension InspectorPage {
    /// Pause, step, the time line, and the speed.
    static var timeBar: String {
      """
      <section id="time-bar" aria-label="Time">
      <div class="transport" role="group" aria-label="Playback">
      \(button("back", "Step back"))
      <button type="button" id="pause"><svg aria-hidden="true"><use href="#icon-pause"/></svg>\
      <span>Pause</span></button>
      \(button("step", "Step"))
      </div>
      <div id="time-line">
      <canvas id="ticks" aria-hidden="true"></canvas>
      <input type="range" id="time" step="any" aria-label="Time">
      </div>
      <output id="clock" for="time">0.00 s</output>
      <fieldset class="segments" id="speed">
      <legend class="unseen">Speed</legend>
      \(speeds)
      </fieldset>
      </section>
      """
    }

    private static var speeds: String {
      [("1", "1×"), ("0.5", "½"), ("0.25", "¼"), ("0.1", "⅒")].map { value, text in
        """
        <label><input type="radio" name="speed" value="\(value)" aria-label="\(value) times">\
        <span aria-hidden="true">\(text)</span></label>
        """
      }.joined(separator: "\n")
    }

    /// The panels beside the stage, of which one is seen.
    static var panels: String {
      let names = [
        ("behaviors", "Behaviors"), ("item", "Items"), ("plots", "Plots"),
        ("diagnostics", "Diagnostics"), ("export", "Export"),
      ]
      let tabs = names.map { id, name in
        """
        <button type="button" role="tab" id="tab-\(id)" aria-controls="\(id)" \
        aria-selected="\(id == "behaviors")">\(name)</button>
        """
      }
      return """
        <aside aria-label="Panels">
        <div role="tablist" aria-label="Panels">
        \(tabs.joined(separator: "\n"))
        </div>
        \(behaviorPanel)
        \(itemPanel)
        \(panel("plots", #"<div id="plot-list"></div>"#))
        \(diagnosticPanel)
        \(exportPanel)
        </aside>
        """
    }

    private static func panel(_ id: String, _ content: String) -> String {
      """
      <section role="tabpanel" id="\(id)" aria-labelledby="tab-\(id)" tabindex="0">
      \(content)
      </section>
      """
    }

    private static var behaviorPanel: String {
      panel(
        "behaviors",
        """
        <input type="search" id="filter" placeholder="Find a behavior or property" \
        aria-label="Find a behavior or property">
        <div id="tree"></div>
        <p class="hint" id="no-behaviors" hidden>No behaviors</p>
        """)
    }

    private static var itemPanel: String {
      panel(
        "item",
        """
        <div id="item-list" role="listbox" aria-label="Items" tabindex="0"></div>
        <div id="selected-item"><p class="hint">Select an item here or on the stage.</p></div>
        """)
    }

    private static var diagnosticPanel: String {
      panel(
        "diagnostics",
        """
        <p class="hint" id="no-diagnostics">Diagnostics about invalid values and misuse appear here.</p>
        <div role="log" aria-label="Diagnostics"><ol id="diagnostic-list"></ol></div>
        <button type="button" id="clear-diagnostics" hidden>Clear</button>
        """)
    }

    private static var exportPanel: String {
      panel(
        "export",
        """
        <h2>Changes as Swift</h2>
        <pre id="changes" tabindex="0" aria-label="Changes as Swift"></pre>
        <p class="hint" id="no-changes">Properties that you set appear here as statements.</p>
        <button type="button" id="copy" disabled>Copy as Swift</button>
        <h2>Recording</h2>
        <label class="row">The last \
        <input type="text" inputmode="decimal" id="seconds" value="5"> s</label>
        <p class="links" id="formats"></p>
        <h2>Session</h2>
        <p class="hint">Each step of the last seconds, exactly, to look at or restore elsewhere.</p>
        <p class="links"><a id="session" download>Session file</a></p>
        <p class="hint" id="no-session" hidden>This animator has no history to save.</p>
        """)
    }
  }
#endif
