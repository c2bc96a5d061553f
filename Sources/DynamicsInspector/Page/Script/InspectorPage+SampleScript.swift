#if Inspector
  extension InspectorPage {
    /// The numbers that plots show, over time.
    static let sampleScript = #"""
      // By the name of a plot: its times and values.
      const samples = new Map();
      // What is plotted besides energy and speed, by key: [behavior, name].
      const plottedProperties = new Map();
      const plotSeconds = 10;

      // The keys of the plots that were asked for, in their order.
      let plotKeys = [];

      on("frame", ({ time, plots }) => {
        // What is past has been plotted, and an answer to an earlier question has another length.
        if (isInPast() || plots?.length !== plotKeys.length) return;
        plots.forEach((value, index) => addSample(plotKeys[index], time, value ?? NaN));
      });

      function addSample(key, time, value) {
        if (!samples.has(key)) samples.set(key, { times: [], values: [] });
        const { times, values } = samples.get(key);
        // What came after this time is another future.
        while (times.length && times.at(-1) >= time) {
          times.pop();
          values.pop();
        }
        times.push(time);
        values.push(value);
        const old = times.findIndex((past) => past > time - plotSeconds - 1);
        if (old > 100) {
          times.splice(0, old);
          values.splice(0, old);
        }
      }

      function setPlotted(behavior, property, isPlotted) {
        const key = keyOf(behavior.id, property.name);
        if (isPlotted) plottedProperties.set(key, { behavior, property });
        else {
          plottedProperties.delete(key);
          samples.delete(key);
          removePlot(key);
        }
        askForPlots();
      }

      function askForPlots() {
        plotKeys = ["energy", "speed", ...plottedProperties.keys()];
        const properties = [...plottedProperties.values()];
        const sources = properties.map(({ behavior, property }) => [behavior.id, property.name]);
        send({ do: "plot", of: ["energy", "speed", ...sources] });
      }
      """#
  }
#endif
