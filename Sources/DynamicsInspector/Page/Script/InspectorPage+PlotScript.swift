#if Inspector
  extension InspectorPage {
    /// Plots over time.
    static let plotScript = #"""
      const plotElements = new Map();
      const plotUnits = { energy: "J", speed: "pt/s" };

      function plotElement(key) {
        if (plotElements.has(key)) return plotElements.get(key);
        const plotted = plottedProperties.get(key);
        const title = plotted?.title ?? key;
        const unit = plotted?.property.unit ?? plotUnits[key] ?? "";
        const canvas = make("canvas", { role: "img", "aria-label": title });
        const now = make("span", { class: "now" });
        const of = make("small", { class: "hint" });
        const caption = make("figcaption", {}, title, of, now);
        if (plotted) {
          caption.append(makeIconButton("remove", `Remove the plot of ${title}`, () => {
            removePlots([plotted]);
            showPlotted();
          }));
        }
        const element = make("figure", { class: "plot" }, caption, canvas);
        find("plot-list").append(element);
        const plot = { element, canvas, now, of, unit, title };
        plotElements.set(key, plot);
        return plot;
      }

      // The behavior or the item whose numbers a plot shows.
      function subjectOf(key) {
        if (key !== "speed") return plottedProperties.get(key)?.behavior.name ?? "";
        return items.has(selectedID) ? nameOf(items.get(selectedID)) : "fastest item";
      }

      function removePlot(key) {
        plotElements.get(key)?.element.remove();
        plotElements.delete(key);
      }

      // 1, 2 or 5 times a power of ten that is at least a length.
      function roundLength(length) {
        const power = 10 ** Math.floor(Math.log10(length));
        return [1, 2, 5, 10].find((factor) => factor * power >= length * 0.9999) * power;
      }

      // The lines of the vertical axis: two or three round numbers around all values.
      function axisOf(values) {
        const finite = values.filter(Number.isFinite);
        let [low, high] = finite.length ? [Math.min(...finite), Math.max(...finite)] : [0, 1];
        if (high - low < Math.max(Math.abs(high), 1e-9) * 1e-3) {
          [low, high] = [low - (Math.abs(low) / 2 || 0.5), high + (Math.abs(high) / 2 || 0.5)];
        }
        const step = roundLength((high - low) / 3);
        const first = Math.floor(low / step + 1e-9), last = Math.ceil(high / step - 1e-9);
        return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
      }

      function drawPlot(key, { times, values }) {
        const { canvas, now, of, unit, title } = plotElement(key);
        setText(of, subjectOf(key));
        const here = Math.max(times.findLastIndex((time) => time <= frame.time), 0);
        const text = withUnit(numberText(values[here], 3), unit);
        setText(now, text);
        const pen = sharpPen(canvas);
        const colors = getComputedStyle(canvas), { width, height } = canvas.getBoundingClientRect();
        // A moment before the last seconds is shown with the seconds before it.
        const latest = times.at(-1), end = frame.time < latest - plotSeconds ? frame.time : latest;
        const start = end - plotSeconds;
        const first = Math.max(times.findIndex((time) => time >= start) - 1, 0);
        const last = times.findLastIndex((time) => time <= end);
        const axis = axisOf(values.slice(first, last + 1));
        const area = { left: 44, right: width - 6, top: 8, bottom: height - 18 };
        const x = (time) => area.left + (time - start) / plotSeconds * (area.right - area.left);
        const y = (value) => area.bottom
          - (value - axis[0]) / (axis.at(-1) - axis[0]) * (area.bottom - area.top);
        canvas.setAttribute("aria-label", `${title}: ${text}; from ${numberText(axis[0], 3)} to `
          + `${withUnit(numberText(axis.at(-1), 3), unit)} in the last ${plotSeconds} s`);

        pen.fillStyle = colors.getPropertyValue("--quiet");
        drawValues(pen, area, axis, y);
        drawTimes(pen, area, start, x);
        if (isInPast()) pen.fillRect(x(frame.time), area.top, 1, area.bottom - area.top);
        pen.beginPath();
        // With room for the dot at the end.
        pen.rect(area.left, 0, width - area.left, height);
        pen.clip();
        pen.beginPath();
        for (let index = first; index <= last; index++) {
          pen.lineTo(x(times[index]), y(values[index]));
        }
        pen.strokeStyle = colors.getPropertyValue("--accent");
        pen.lineWidth = 1.5;
        pen.lineJoin = "round";
        pen.stroke();
        // One value alone is no line.
        pen.beginPath();
        pen.arc(x(times[here]), y(values[here]), 2.5, 0, 2 * Math.PI);
        pen.fillStyle = pen.strokeStyle;
        pen.fill();
      }

      function drawValues(pen, area, axis, y) {
        pen.font = "11px system-ui, sans-serif";
        pen.textAlign = "right";
        pen.textBaseline = "middle";
        for (const value of axis) {
          pen.fillText(numberText(Number(value.toPrecision(6)), 4), area.left - 6, y(value));
          pen.globalAlpha = 0.25;
          pen.fillRect(area.left, Math.round(y(value)), area.right - area.left, 1);
          pen.globalAlpha = 1;
        }
      }

      function drawTimes(pen, area, start, x) {
        pen.textAlign = "center";
        pen.textBaseline = "top";
        pen.fillRect(area.left, area.bottom, area.right - area.left, 1);
        const first = Math.max(Math.ceil(start / 2) * 2, 0);
        for (let time = first; time <= start + plotSeconds; time += 2) {
          const place = clamped(x(time), area.left + 8, area.right - 10);
          pen.fillText(`${time} s`, place, area.bottom + 4);
        }
      }

      // A pen in pixels of the page, on a canvas with as many dots as the screen has there.
      function sharpPen(canvas) {
        const { width, height } = canvas.getBoundingClientRect();
        const [across, down] = [width, height].map((side) => Math.round(side * devicePixelRatio));
        // Setting a size clears the canvas, and forgets what the pen was told.
        [canvas.width, canvas.height] = [across, down];
        const pen = canvas.getContext("2d");
        pen.scale(devicePixelRatio, devicePixelRatio);
        return pen;
      }

      function drawPlots() {
        if (isShown("plots")) samples.forEach((series, key) => drawPlot(key, series));
      }
      on("drawn", drawPlots);
      on("panel shown", drawPlots);
      new ResizeObserver(drawPlots).observe(find("plot-list"));
      """#
  }
#endif
