#if Inspector
  extension InspectorPage {
    /// The pictures of buttons, which they refer to.
    static let icons = """
      <svg class="unseen" aria-hidden="true"><defs>
      <symbol id="icon-pause" viewBox="0 0 20 20"><path d="M6 4h3v12H6zM11 4h3v12h-3z"/></symbol>
      <symbol id="icon-play" viewBox="0 0 20 20"><path d="M6 3.5v13l11-6.5z"/></symbol>
      <symbol id="icon-step" viewBox="0 0 20 20"><path d="M4 4v12l9-6zM14 4h2.5v12H14z"/></symbol>
      <symbol id="icon-back" viewBox="0 0 20 20"><path d="M16 4v12l-9-6zM3.5 4H6v12H3.5z"/></symbol>
      <symbol id="icon-fit" viewBox="0 0 20 20"><path class="stroked"
        d="M3 7.500V3h4.500M12.5 3H17v4.500M17 12.500V17h-4.500M7.5 17H3v-4.5"/></symbol>
      <symbol id="icon-closer" viewBox="0 0 20 20"><path class="stroked"
        d="M10 4v12M4 10h12"/></symbol>
      <symbol id="icon-farther" viewBox="0 0 20 20"><path class="stroked" d="M4 10h12"/></symbol>
      <symbol id="icon-reset" viewBox="0 0 20 20"><path class="stroked"
        d="M4 4v4h4M4.3 8A6.5 6.5 0 1 1 3.5 11"/></symbol>
      <symbol id="icon-plot" viewBox="0 0 20 20"><path class="stroked"
        d="M3 3v14h14M5.5 13l3.5-5 3 3 4.5-6.5"/></symbol>
      <symbol id="icon-remove" viewBox="0 0 20 20"><path class="stroked"
        d="M5 5l10 10M15 5L5 15"/></symbol>
      </defs></svg>
      """

    /// The name of the page, the animator, and whether the page is connected.
    static let header = """
      <header>
      <h1><svg viewBox="0 0 24 24" aria-hidden="true"><path class="stroked"
        d="M2 20.500h20M3.5 6C8 6 10 11 11 15"/><circle cx="14.5" cy="15" r="4.5"/></svg>
      Dynamics Inspector</h1>
      <label id="animator-choice" hidden><span>Animator</span>
      <select id="animator" aria-label="Animator"></select></label>
      <p id="connection" role="status"><span class="dot"></span><span id="connection-text">\
      Connecting</span></p>
      <details class="popover" id="help">
      <summary>Keys</summary>
      <dl>
      <dt><kbd>Space</kbd></dt><dd>pause, resume; in the past, go on to a new future</dd>
      <dt><kbd>,</kbd> <kbd>.</kbd></dt>
      <dd>a step back, a step on; in the past, to the next recorded step</dd>
      <dt><kbd>C</kbd></dt><dd>next contact; with <kbd>Shift</kbd>, the one before</dd>
      <dt><kbd>F</kbd> <kbd>+</kbd> <kbd>−</kbd></dt><dd>fit, closer, farther</dd>
      <dt><kbd>X</kbd></dt><dd>X-ray on, off</dd>
      <dt><kbd>Alt</kbd> and drag</dt><dd>push an item</dd>
      <dt><kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd></dt>
      <dd>on the stage: push the selected item; with <kbd>Shift</kbd>, move the view</dd>
      <dt><kbd>N</kbd> <kbd>P</kbd></dt><dd>select the next, the previous item</dd>
      <dt><kbd>Esc</kbd></dt><dd>select nothing</dd>
      </dl>
      </details>
      </header>
      """

    /// Texts that screen readers say, and the line that says that a command was refused.
    static let liveRegions = """
      <p id="status" class="unseen" role="status"></p>
      <p id="problem" role="alert"></p>
      """
  }
#endif
