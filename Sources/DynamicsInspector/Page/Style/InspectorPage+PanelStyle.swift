#if Inspector
  extension InspectorPage {
    /// The tree of behaviors, the item, the plots and the diagnostics.
    static let panelStyle = """
      #filter { width: 100%; margin-bottom: .6rem; }
      .behavior { border-top: 1px solid var(--line); }
      .behavior > summary {
        display: flex; border: 0; background: none; padding: .3rem 0; font-weight: 600;
        border-radius: 4px;
      }
      .behavior > summary::before { content: "▸"; color: var(--quiet); width: .9rem; }
      .behavior[open] > summary::before { content: "▾"; }
      .behavior > summary small { margin-left: auto; font-weight: 400; color: var(--quiet); }
      .behavior .behavior { margin-left: .9rem; }
      .properties { padding: 0 0 .5rem .9rem; display: grid; gap: .1rem; }
      .property {
        display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center;
        column-gap: .4rem; padding: .15rem 0;
      }
      .property > .name { overflow-wrap: anywhere; }
      .property > .tools { display: flex; gap: .1rem; }
      .property > .tools button {
        min-height: 1.7rem; padding: .1rem .3rem; border-color: transparent; background: none;
        color: var(--quiet);
      }
      .property > .tools [aria-pressed=true] { color: var(--accent); background: var(--tint); }
      .property > .field { grid-column: 1 / -1; display: flex; align-items: center; gap: .4rem; }
      .property > .field [type=range] { flex: 1 1 5rem; }
      .property > .field [type=text] { flex: 0 1 6rem; width: 6rem; }
      .property.is-changed > .name { font-weight: 600; color: var(--accent); }
      .unit { color: var(--quiet); flex: 0 0 auto; min-width: 2.2rem; white-space: nowrap; }
      .unit:empty { min-width: 0; }

      #item-list {
        max-height: 9rem; overflow: auto; border: 1px solid var(--line); border-radius: 7px;
        padding: .2rem; margin-bottom: .8rem;
      }
      [role=option] {
        display: flex; gap: .5rem; align-items: center; padding: .25rem .5rem; border-radius: 5px;
        cursor: pointer;
      }
      [role=option] small { margin-left: auto; color: var(--quiet); }
      [role=option] .state {
        margin-left: 0; min-width: 6rem; text-align: right; font-variant-numeric: tabular-nums;
      }
      [role=option][aria-selected=true], [role=option][aria-selected=true] small {
        background: var(--accent); color: var(--on-accent);
      }
      .facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .8rem; }
      .facts dt { color: var(--quiet); }
      .facts dd { text-align: right; font-variant-numeric: tabular-nums; }
      table { width: 100%; border-collapse: collapse; }
      th { text-align: left; font-weight: 400; color: var(--quiet); }
      th, td { padding: .2rem .4rem .2rem 0; border-top: 1px solid var(--line); }
      th + th, td + td { text-align: right; padding-right: 0; }

      .plot { margin: 0 0 1rem; }
      .plot figcaption { display: flex; align-items: center; gap: .4rem; }
      .plot .now { margin-left: auto; font-variant-numeric: tabular-nums; font-weight: 600; }
      .plot canvas { display: block; width: 100%; height: 6rem; }
      .plot button { min-height: 1.6rem; padding: .1rem .3rem; border: 0; background: none; }

      #diagnostic-list { list-style: none; padding: 0; }
      #diagnostic-list li {
        display: grid; grid-template-columns: max-content 1fr auto; gap: .6rem; padding: .4rem 0;
        border-top: 1px solid var(--line); overflow-wrap: anywhere;
      }
      #diagnostic-list time { color: var(--quiet); font-variant-numeric: tabular-nums; }
      #changes {
        margin: 0 0 .6rem; padding: .6rem; overflow: auto; max-height: 14rem;
        border: 1px solid var(--line); border-radius: 7px; background: var(--paper);
        font: 12.5px/1.5 ui-monospace, monospace; white-space: pre-wrap;
      }
      #changes:empty { display: none; }
      #no-changes, #export .hint { margin-bottom: .6rem; }
      #export .row { margin-bottom: .4rem; }
      #clear-diagnostics { margin-top: .6rem; }
      """
  }
#endif
