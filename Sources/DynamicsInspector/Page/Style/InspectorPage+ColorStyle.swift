#if Inspector
  extension InspectorPage {
    /// Colors, in a light and a dark look, and type.
    static let colorStyle = """
      :root {
        color-scheme: light dark;
        --paper: #fbfbfc; --raised: #fff; --ink: #1c1c1e; --quiet: #5f6067; --line: #d9dade;
        --accent: #0b6bcb; --on-accent: #fff; --tint: #0b6bcb1a; --alert: #b3261e;
        --sheet: #fff; --around: #ececef; --contact: #d0006f; --good: #1d8a4c;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --paper: #18181a; --raised: #222225; --ink: #f0f0f3; --quiet: #a3a4ad; --line: #3a3a3f;
          --accent: #6cb4ff; --on-accent: #10151b; --tint: #6cb4ff26; --alert: #ff8a80;
          --sheet: #dcdcdf; --around: #2a2a2e; --contact: #ff6fb5; --good: #5fd08f;
        }
      }
      * { box-sizing: border-box; }
      [hidden] { display: none !important; }
      body { background: var(--paper); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
      h1, h2, p, dl, dd, ol, fieldset { margin: 0; padding: 0; border: 0; }
      h1 { font-size: 1rem; font-weight: 650; display: flex; align-items: center; gap: .5rem; }
      h1 svg { width: 1.5rem; height: 1.5rem; fill: var(--accent); color: var(--quiet); }
      h2 { font-size: .9rem; font-weight: 650; margin: 1.2rem 0 .4rem; }
      h2:first-child { margin-top: 0; }
      kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 .35rem; font: inherit; }
      pre, #clock, .number, td, .axis { font-variant-numeric: tabular-nums; }
      .hint { color: var(--quiet); }
      .unseen {
        position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      }
      .stroked {
        fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round;
        stroke-linejoin: round;
      }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      """
  }
#endif
