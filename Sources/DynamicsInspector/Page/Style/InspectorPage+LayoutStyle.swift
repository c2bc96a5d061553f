#if Inspector
  extension InspectorPage {
    /// The places of the parts: panels beside the stage, or below it where the window is narrow.
    static let layoutStyle = """
      body {
        margin: 0; height: 100vh; height: 100dvh; display: grid; overflow: hidden;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) clamp(20rem, 30vw, 26rem);
        grid-template-areas: "header header" "main panels";
      }
      header {
        grid-area: header; display: flex; align-items: center; gap: 1rem;
        padding: .5rem .8rem; border-bottom: 1px solid var(--line);
      }
      h1 { margin-right: auto; white-space: nowrap; }
      main {
        grid-area: main; min-width: 0; display: grid; grid-template-rows: minmax(0, 1fr) auto;
      }
      #stage { position: relative; min-height: 0; }
      #time-bar {
        display: flex; flex-wrap: wrap; align-items: center; gap: .6rem;
        padding: .6rem .8rem; border-top: 1px solid var(--line);
      }
      #time-line { flex: 1 1 10rem; }
      aside {
        grid-area: panels; min-width: 0; min-height: 0; display: flex; flex-direction: column;
        border-left: 1px solid var(--line); background: var(--raised);
      }
      [role=tabpanel] { flex: 1; min-height: 0; overflow: auto; padding: .8rem; }
      #connection { display: flex; align-items: center; gap: .4rem; color: var(--quiet); }
      .dot { width: .6rem; height: .6rem; border-radius: 50%; background: var(--quiet); }
      .is-live .dot { background: var(--good); }
      .is-lost .dot { background: var(--alert); }
      .is-lost #connection { color: var(--alert); font-weight: 600; }
      .is-lost main, .is-lost aside { opacity: .55; }
      #problem {
        position: fixed; left: 50%; bottom: 1rem; transform: translateX(-50%); z-index: 3;
        max-width: calc(100vw - 2rem); padding: .6rem 1rem; border-radius: 8px;
        background: var(--ink); color: var(--paper);
      }
      #problem:empty { display: none; }
      @media (max-width: 40rem), (max-width: 56rem) and (orientation: portrait) {
        body {
          grid-template: auto minmax(0, 1fr) minmax(0, 38vh) / minmax(0, 1fr);
          grid-template-areas: "header" "main" "panels";
        }
        aside { border-left: 0; border-top: 1px solid var(--line); }
        header { gap: .6rem; padding: .4rem .6rem; }
        #time-bar { padding: .4rem .6rem; gap: .4rem .6rem; }
        #time-line { order: -1; flex-basis: calc(100% - 8.2rem); }
        #clock { order: -1; }
        #speed { margin-left: auto; }
      }
      @media (max-width: 30rem) {
        #help, #closer, #farther, #animator-choice > span { display: none; }
        h1 { font-size: .95rem; }
        [role=tablist] { overflow-x: auto; scrollbar-width: none; }
        [role=tab] { font-size: .8rem; padding: 0 .25rem; }
        h1 { flex: none; }
        #animator-choice { min-width: 0; flex: 0 1 auto; }
        #animator { width: 100%; }
        #connection { flex: none; }
        #pause { min-width: 0; }
        #pause span, #connection-text:not(.is-important) {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
        }
      }
      """
  }
#endif
