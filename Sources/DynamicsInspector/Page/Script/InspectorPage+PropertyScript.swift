#if Inspector
  extension InspectorPage {
    /// A row for a property: its name, its field, reset and plot.
    static let propertyScript = #"""
      // By "behavior.property".
      const rows = new Map();
      const keyOf = (behavior, name) => `${behavior}.${name}`;

      // A long name breaks before a capital letter.
      const breakableName = (name) =>
        name.split(/(?=[A-Z])/).flatMap((part, index) => index ? [make("wbr"), part] : [part]);

      function propertyRow(behavior, property) {
        const id = `property-${behavior.id}-${property.name}`;
        let value = property.value, wasSet = false;
        const command = { behavior: behavior.id, property: property.name };
        const field = makeField(property, id, (value) => {
          wasSet = true;
          send({ do: "set", ...command, value });
        });
        const reset = makeIconButton("reset", `Reset ${property.name}`, () => {
          wasSet = false;
          send({ do: "reset", ...command });
        });
        const plot = property.kind === "number" && makePlotButton(behavior, property);
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
            const isMissing = kindOf(value) === "none";
            const differs = hasDefault ? !isSameValue(value, property.default) : wasSet;
            const isChanged = property.isSettable && !isMissing && differs;
            element.classList.toggle("is-changed", isChanged);
            reset.disabled = !isChanged;
          },
        };
        row.show(value);
        rows.set(keyOf(behavior.id, property.name), row);
        return element;
      }

      function makePlotButton(behavior, property) {
        const key = keyOf(behavior.id, property.name);
        const button = makeIconButton("plot", `Plot ${property.name}`, () => {
          const isPlotted = !plottedProperties.has(key);
          setPlotted(behavior, property, isPlotted);
          button.setAttribute("aria-pressed", String(isPlotted));
          say(`${property.name} ${isPlotted ? "is plotted" : "is no longer plotted"}`);
        });
        button.dataset.plot = key;
        button.setAttribute("aria-pressed", String(plottedProperties.has(key)));
        return button;
      }

      on("values", ({ values }) => {
        for (const [behavior, name, value] of values) rows.get(keyOf(behavior, name))?.show(value);
      });
      """#
  }
#endif
