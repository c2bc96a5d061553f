#if Inspector
  extension InspectorPage {
    /// Diagnostics as they come, with their counts.
    static let reportScript = #"""
      const reports = find("report-list");
      const mostReports = 200;
      // By the number of a report: the element of its count.
      const reportCounts = new Map();

      function showReportCount() {
        const count = reportCounts.size;
        const badge = count ? [" ", make("span", { class: "badge" }, String(count))] : [];
        find("tab-reports").replaceChildren("Reports", ...badge);
        find("no-reports").hidden = count > 0;
        find("clear-reports").hidden = count === 0;
      }

      on("diagnostic", ({ number, time, text, count }) => {
        const counter = reportCounts.get(number) ?? addReport(number, time, text);
        setText(counter, count > 1 ? `×${count}` : "");
      });

      function addReport(number, time, text) {
        const counter = make("span", { class: "number" });
        const when = make("time", {}, secondsText(time));
        reports.prepend(make("li", {}, when, make("span", {}, text), counter));
        reportCounts.set(number, counter);
        if (reportCounts.size > mostReports) {
          reportCounts.delete(reportCounts.keys().next().value);
          reports.lastElementChild.remove();
        }
        showReportCount();
        if (!isShown("reports")) say(`Report: ${text}`);
        return counter;
      }

      find("clear-reports").addEventListener("click", () => {
        reportCounts.clear();
        reports.replaceChildren();
        showReportCount();
        find("reports").focus();
      });
      """#
  }
#endif
