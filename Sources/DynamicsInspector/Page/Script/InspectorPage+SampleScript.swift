#if Inspector
  extension InspectorPage {
    /// The numbers that plots show, over time.
    static let sampleScript = #"""
      // By the name of a plot: its times and values.
      const samples = new Map();
      // What is plotted besides energy and speed, by key: a property, or one number of a point or a vector.
      const plottedProperties = new Map();
      const plotSeconds = 10;
      const mostPlots = 16;

      function plotsOf(behavior, property) {
        const { name, kind } = property, key = keyOf(behavior.id, name), of = [behavior.id, name];
        if (kind === "number") return [{ key, title: name, behavior, property, of }];
        return ["x", "y"].map((part) => ({
          key: `${key}.${part}`, title: `${name}, ${part}`, behavior, property, of: [...of, part],
        }));
      }

      // The keys of the plots that were asked for, in their order.
      let plotKeys = [];

      on("frame", ({ time, plots }) => {
        // An answer to an earlier question has another length.
        if (plots?.length !== plotKeys.length) return;
        plots.forEach((value, index) => addSample(plotKeys[index], time, value ?? NaN));
      });

      function addSample(key, time, value) {
        if (!samples.has(key)) samples.set(key, { times: [], values: [] });
        const { times, values } = samples.get(key);
        const place = times.findLastIndex((past) => past < time - 1e-6) + 1;
        const isKnown = Math.abs(times[place] - time) < 2e-6;
        // What came after this time stays while one looks at the past, and else is another future.
        const replaced = isInPast() ? Number(isKnown) : times.length;
        times.splice(place, replaced, time);
        values.splice(place, replaced, value);
        if (isInPast()) return;
        const old = times.findIndex((past) => past > time - plotSeconds - 1);
        if (old > 100) {
          times.splice(0, old);
          values.splice(0, old);
        }
      }

      function addPlots(plots) {
        for (const plot of plots) plottedProperties.set(plot.key, plot);
        askForPlots();
      }

      function removePlots(plots) {
        for (const { key } of plots) {
          plottedProperties.delete(key);
          samples.delete(key);
          removePlot(key);
        }
        askForPlots();
      }

      function askForPlots() {
        plotKeys = ["energy", "speed", ...plottedProperties.keys()];
        const sources = [...plottedProperties.values()].map(({ of }) => of);
        send({ do: "plot", of: ["energy", "speed", ...sources] });
      }
      """#
  }
#endif
