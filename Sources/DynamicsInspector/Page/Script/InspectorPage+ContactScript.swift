#if Inspector
  extension InspectorPage {
    /// The contacts, marked on the time line.
    static let contactScript = #"""
      const ticks = find("ticks");
      let contactTimes = [], lastEnd = 0;

      on("contacts", ({ isWhole, events }) => {
        if (isWhole) contactTimes = [];
        const began = events.filter(([, phase]) => phase === "began").map(([time]) => time);
        if (!began.length) return;
        began.sort((a, b) => a - b);
        // What came after the first of them is another future.
        contactTimes = [...contactTimes.filter((time) => time < began[0]), ...began];
      });

      on("drawn", () => {
        const [start, end] = frame.range;
        contactTimes = contactTimes.filter((time) => time >= start);
        // A new future has begun.
        if (end < lastEnd) contactTimes = contactTimes.filter((time) => time <= end);
        lastEnd = end;
        drawTicks(start, end);
      });

      // The thumb of a slider is this far from its ends.
      const thumbRadius = 8;

      function drawTicks(start, end) {
        const pen = sharpPen(ticks), { width, height } = ticks.getBoundingClientRect();
        pen.fillStyle = getComputedStyle(ticks).getPropertyValue("--contact");
        let last = -Infinity;
        for (const time of contactTimes) {
          const x = thumbRadius + (time - start) / (end - start || 1) * (width - 2 * thumbRadius);
          // Those in one place would be one tick.
          if (x - last < 1.5 || x > width) continue;
          pen.fillRect(x - 0.75, 1, 1.5, height - 2);
          last = x;
        }
      }

      function seekContact(isForward) {
        const there = isForward ? contactTimes.find((time) => time > frame.time + 1e-6)
          : contactTimes.findLast((time) => time < frame.time - 1e-6);
        if (there === undefined) return say(`No contact ${isForward ? "after" : "before"} this`);
        seek(there);
        say(`Contact at ${secondsText(there)}`);
      }
      """#
  }
#endif
