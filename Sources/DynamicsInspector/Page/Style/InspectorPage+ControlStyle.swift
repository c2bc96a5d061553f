#if Inspector
  extension InspectorPage {
    /// Buttons, fields, segments, tabs and popovers.
    static let controlStyle = """
      button, select, input, summary, a { font: inherit; color: inherit; }
      button, select, summary, .links a {
        display: inline-flex; align-items: center; gap: .35rem; min-height: 2rem;
        padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 7px;
        background: var(--raised); text-decoration: none; cursor: pointer; white-space: nowrap;
      }
      button:not([role]):hover:enabled, summary:hover, .links a:hover {
        border-color: var(--quiet);
      }
      button:disabled { opacity: .4; cursor: default; }
      button[aria-pressed=true] { background: var(--accent); color: var(--on-accent); }
      button svg { width: 1.1rem; height: 1.1rem; fill: currentColor; flex: none; }
      button[aria-label] { padding: .2rem .45rem; }
      input[type=text], input[type=search] {
        min-height: 2rem; min-width: 0; padding: .2rem .5rem; background: var(--paper);
        border: 1px solid var(--line); border-radius: 7px; font-variant-numeric: tabular-nums;
      }
      input[aria-invalid=true] { border-color: var(--alert); outline-color: var(--alert); }
      input::placeholder { color: var(--quiet); opacity: 1; }
      input[type=range] { accent-color: var(--accent); margin: 0; min-width: 0; height: 1.6rem; }
      input[type=checkbox] {
        width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--accent);
      }
      input[role=switch] {
        appearance: none; position: relative; width: 2.4rem; height: 1.4rem; border-radius: 1rem;
        background: var(--quiet); cursor: pointer;
      }
      input[role=switch]::before {
        content: ""; position: absolute; inset: 2px auto 2px 2px; width: calc(1.4rem - 4px);
        border-radius: 50%; background: var(--raised);
      }
      input[role=switch]:checked { background: var(--accent); }
      input[role=switch]:checked::before { inset: 2px 2px 2px auto; }
      .row { display: flex; align-items: center; gap: .5rem; min-height: 2rem; }

      .segments { display: inline-flex; border: 1px solid var(--line); border-radius: 7px; }
      .segments { background: var(--raised); }
      .segments label { position: relative; }
      .segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
      .segments span {
        display: block; min-width: 2.2rem; padding: .25rem .6rem; text-align: center;
        border-radius: 6px; line-height: 1.5rem;
      }
      .segments :checked + span { background: var(--accent); color: var(--on-accent); }
      .segments :focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }

      .popover { position: relative; }
      .popover > summary { list-style: none; }
      .popover > summary::-webkit-details-marker { display: none; }
      .popover[open] > :last-child {
        position: absolute; right: 0; top: calc(100% + .4rem); z-index: 2; width: max-content;
        max-width: 20rem; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: 10px;
        background: var(--raised); box-shadow: 0 6px 24px #0003;
      }
      .popover legend { float: left; width: 100%; font-weight: 650; }
      .popover legend ~ * { clear: both; }
      #help dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem .8rem; }

      [role=tablist] { display: flex; border-bottom: 1px solid var(--line); padding: 0 .3rem; }
      [role=tab] {
        flex: 1 1 auto; justify-content: center; border: 0; border-radius: 0; background: none;
        min-height: 2.6rem; padding: 0 .35rem; color: var(--quiet);
        border-bottom: 2px solid transparent; margin-bottom: -1px;
      }
      [role=tab][aria-selected=true] { color: var(--ink); border-color: var(--accent); }
      [role=tab]:focus-visible { outline-offset: -3px; }
      .badge {
        min-width: 1.2rem; padding: 0 .3rem; border-radius: 1rem; font-size: .75rem;
        background: var(--alert); color: var(--paper); text-align: center;
      }
      .links { display: flex; flex-wrap: wrap; gap: .4rem; }
      #seconds { width: 4rem; }
      @media (pointer: coarse) {
        button, select, summary, .links a, .row { min-height: 2.75rem; }
        input[type=text], input[type=search] { min-height: 2.75rem; font-size: 16px; }
        input[type=range] { height: 2.75rem; }
        .segments span { padding: .6rem; }
      }
      """
  }
#endif
