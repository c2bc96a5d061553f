#if Inspector
  extension InspectorPage {
    /// A field for each kind of value.
    static let fieldScript = #"""
      function flagField(property, id, commit) {
        const box = make("input", { type: "checkbox", role: "switch", id });
        const text = make("span", { class: "unit", "aria-hidden": "true" });
        box.addEventListener("change", () => commit({ flag: box.checked }));
        return {
          elements: [box, text],
          show(value) {
            box.checked = (value.flag ?? property.default.flag) === true;
            setText(text, kindOf(value) === "none" ? "not set" : box.checked ? "on" : "off");
          },
        };
      }

      function choiceField({ choices }, id, commit) {
        const missing = make("option", { value: "" }, "not set");
        const list = make("select", { id }, ...choices.map((name) => make("option", {}, name)));
        list.addEventListener("change", () =>
          commit(list.value ? { choice: list.value } : { none: true }));
        return {
          elements: [list],
          show(value) {
            if (kindOf(value) === "none") list.prepend(missing);
            if (document.activeElement !== list) list.value = value.choice ?? "";
          },
        };
      }

      // Two numbers that are one value.
      function pairField(property, id, [first, second], pair, numbers, commit) {
        let shown = [undefined, undefined];
        const field = (index, label) => numberInput({
          id: index === 0 ? id : null, property, label: `${property.name}, ${label}`,
          commit(number) {
            shown = shown.with(index, number);
            if (shown.every((number) => number !== undefined)) commit(pair(shown));
          },
        });
        const fields = [field(0, first), field(1, second)];
        return {
          elements: [
            make("span", { class: "hint", "aria-hidden": "true" }, first), fields[0].input,
            make("span", { class: "hint", "aria-hidden": "true" }, second), fields[1].input,
            make("span", { class: "unit" }, property.unit),
          ],
          show(value) {
            shown = kindOf(value) === "none" ? [undefined, undefined] : numbers(value);
            fields.forEach((field, index) => field.show(shown[index]));
          },
        };
      }

      const coordinatesField = (kind) => (property, id, commit) => pairField(
        property, id, ["x", "y"], (numbers) => ({ [kind]: numbers.map(encodedNumber) }),
        (value) => value[kind].map(decodedNumber), commit);

      const rangeField = (property, id, commit) => pairField(
        property, id, ["from", "to"],
        ([minimum, maximum]) => ({
          range: {
            ...(Number.isFinite(minimum) && { minimum }),
            ...(Number.isFinite(maximum) && { maximum }),
          },
        }),
        ({ range }) => rangeEnds(range), commit);

      function readout(property, id) {
        const text = make("output", { class: "number", id });
        return {
          elements: [text],
          show(value) {
            const isMissing = kindOf(value) === "none";
            setText(text, isMissing ? "–" : withUnit(valueText(value), property.unit));
          },
        };
      }

      const fieldMakers = {
        number: numberField, flag: flagField, choice: choiceField, range: rangeField,
        point: coordinatesField("point"), vector: coordinatesField("vector"),
      };

      function makeField(property, id, commit) {
        const maker = property.isSettable && fieldMakers[property.kind] || readout;
        return maker(property, id, commit);
      }
      """#
  }
#endif
