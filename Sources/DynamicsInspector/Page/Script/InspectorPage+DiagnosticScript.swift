#if Inspector
  extension InspectorPage {
    /// Diagnostics as they come, with their counts.
    static let diagnosticScript = #"""
      const diagnostics = find("diagnostic-list");
      const mostDiagnostics = 200;
      // By the number of a diagnostic: the element of its count.
      const diagnosticCounts = new Map();

      function showDiagnosticCount() {
        const count = diagnosticCounts.size;
        const badge = count ? [" ", make("span", { class: "badge" }, String(count))] : [];
        find("tab-diagnostics").replaceChildren("Diagnostics", ...badge);
        find("no-diagnostics").hidden = count > 0;
        find("clear-diagnostics").hidden = count === 0;
      }

      on("diagnostic", ({ number, time, text, count }) => {
        const counter = diagnosticCounts.get(number) ?? addDiagnostic(number, time, text);
        setText(counter, count > 1 ? `×${count}` : "");
      });

      function addDiagnostic(number, time, text) {
        const counter = make("span", { class: "number" });
        const when = make("time", {}, secondsText(time));
        diagnostics.prepend(make("li", {}, when, make("span", {}, text), counter));
        diagnosticCounts.set(number, counter);
        if (diagnosticCounts.size > mostDiagnostics) {
          diagnosticCounts.delete(diagnosticCounts.keys().next().value);
          diagnostics.lastElementChild.remove();
        }
        showDiagnosticCount();
        if (!isShown("diagnostics")) say(`Diagnostic: ${text}`);
        return counter;
      }

      find("clear-diagnostics").addEventListener("click", () => {
        diagnosticCounts.clear();
        diagnostics.replaceChildren();
        showDiagnosticCount();
        find("diagnostics").focus();
      });
      """#
  }
#endif
