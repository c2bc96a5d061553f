#if Inspector
  extension InspectorPage {
    /// The stage with its tools, and the time line.
    static let stageStyle = """
      #picture {
        display: block; width: 100%; height: 100%; background: var(--around); touch-action: none;
        user-select: none; -webkit-user-select: none; cursor: default;
      }
      #picture:focus-visible { outline-offset: -3px; }
      #picture:focus:not(:focus-visible) { outline: none; }
      #picture.is-panning { cursor: move; }
      #sheet { fill: var(--sheet); }
      .item { cursor: grab; }
      .is-dragging, .is-dragging .item { cursor: grabbing; }
      .pushes .item { cursor: crosshair; }
      .item text { pointer-events: none; }
      .x-outline, .x-asleep, .x-boundary { display: none; }
      .swatch .x-boundary, .swatch .x-asleep { display: inline; }
      .shows-outlines .x-outline, .shows-boundaries .x-boundary { display: inline; }
      .shows-sleep .is-asleep > .x-asleep { display: inline; }
      .x-outline *, .highlight *, .ghost *, .ghost-path, .x-boundary, .arrow {
        vector-effect: non-scaling-stroke;
      }
      #picture.is-xray .look { opacity: .5; }
      #marks, #forecast, #highlight, #arrows, #boundaries { pointer-events: none; }
      .highlight * { fill: none; stroke: #fff; stroke-width: 5; }
      .highlight .inner * { stroke: #0b6bcb; stroke-width: 2.5; }
      .ghost * { fill: #0b6bcb14; stroke: #0b6bcb; stroke-width: 1.5; stroke-dasharray: 4 4; }
      .ghost-path {
        fill: none; stroke: #0b6bcb; stroke-width: 2; stroke-linecap: round;
        stroke-dasharray: 0 6;
      }
      .arrow { fill: none; stroke: #d55e00; stroke-width: 3; stroke-linecap: round; }
      .arrow-text {
        fill: #8f3f00; font-weight: 600; paint-order: stroke; stroke: #fff; stroke-width: .25em;
      }
      .swatch { width: 2rem; height: 1.1rem; background: #fff; border-radius: 4px; flex: none; }
      #mode { position: absolute; left: .6rem; top: .6rem; }
      #layers { position: absolute; right: .6rem; top: .6rem; }
      #layers:has([name=layer]:checked) > summary {
        color: var(--accent); border-color: var(--accent);
      }
      #layers > fieldset { max-height: min(60vh, 28rem); overflow: auto; }
      #zoom { position: absolute; right: .6rem; bottom: .6rem; display: flex; gap: .3rem; }
      #empty {
        position: absolute; inset: 0; display: grid; place-items: center; color: var(--quiet);
        pointer-events: none;
      }

      .transport { display: flex; gap: .3rem; }
      #pause { min-width: 6.2rem; justify-content: center; }
      #time-line { position: relative; padding-bottom: .5rem; }
      #time { display: block; width: 100%; }
      #ticks { position: absolute; left: 0; bottom: 0; width: 100%; height: .6rem; }
      #clock { min-width: 7.4rem; text-align: right; white-space: nowrap; }
      """
  }
#endif
