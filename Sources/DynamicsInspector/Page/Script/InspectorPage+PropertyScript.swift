#if Inspector
  extension InspectorPage {
    /// A row for a property: its name, its field, reset and plot.
    static let propertyScript = #"""
      // By "behavior.property".
      const rows = new Map();
      // Those that were changed here.
      let changedKeys = new Set();
      const keyOf = (behavior, name) => `${behavior}.${name}`;

      // A long name breaks before a capital letter.
      const breakableName = (name) =>
        name.split(/(?=[A-Z])/).flatMap((part, index) => index ? [make("wbr"), part] : [part]);

      function propertyRow(behavior, property) {
        const id = `property-${behavior.id}-${property.name}`;
        const key = keyOf(behavior.id, property.name);
        let value = property.value;
        const command = { behavior: behavior.id, property: property.name };
        const field = makeField(property, id, (value) => send({ do: "set", ...command, value }));
        const reset = makeIconButton("reset", `Reset ${property.name}`, () =>
          send({ do: "reset", ...command }));
        const isPlottable = ["number", "point", "vector"].includes(property.kind);
        const plot = isPlottable && makePlotButton(behavior, property);
        const name = make("label", { class: "name", for: id }, ...breakableName(property.name));
        const hasDefault = kindOf(property.default) !== "none";
        const element = make("div", { class: "property", "data-property": property.name },
          name,
          make("span", { class: "tools" }, ...[plot, property.isSettable && reset].filter(Boolean)),
          make("div", { class: "field" }, ...field.elements));
        if (hasDefault) {
          name.title = `Default: ${withUnit(valueText(property.default), property.unit)}`;
        }
        const row = {
          element, property, behavior,
          get value() { return value; },
          show(newValue) {
            value = newValue;
            field.show(value);
          },
          showChange() {
            const isChanged = changedKeys.has(key);
            element.classList.toggle("is-changed", isChanged);
            reset.disabled = !isChanged;
          },
        };
        row.show(value);
        row.showChange();
        rows.set(key, row);
        return element;
      }

      function makePlotButton(behavior, property) {
        const plots = plotsOf(behavior, property);
        const isPlotted = () => plots.some(({ key }) => plottedProperties.has(key));
        const button = makeIconButton("plot", `Plot ${property.name}`, () => {
          if (isPlotted()) removePlots(plots);
          else if (plotKeys.length + plots.length <= mostPlots) addPlots(plots);
          else return showProblem(`There are at most ${mostPlots} plots; remove one first.`);
          button.showPlotted();
          say(`${property.name} ${isPlotted() ? "is plotted" : "is no longer plotted"}`);
        });
        button.dataset.plot = "";
        button.showPlotted = () => button.setAttribute("aria-pressed", String(isPlotted()));
        button.showPlotted();
        return button;
      }

      function showPlotted() {
        for (const button of document.querySelectorAll("[data-plot]")) button.showPlotted();
      }

      on("changes", ({ properties }) => {
        changedKeys = new Set(properties.map(([behavior, name]) => keyOf(behavior, name)));
        for (const row of rows.values()) row.showChange();
      });

      on("values", ({ values }) => {
        for (const [behavior, name, value] of values) rows.get(keyOf(behavior, name))?.show(value);
      });
      """#
  }
#endif
