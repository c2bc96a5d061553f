#if Inspector
  extension InspectorPage {
    /// Fields that take exact numbers, and the slider beside one.
    static let numberFieldScript = #"""
      const rangeText = ([low, high]) =>
        `from ${numberText(decodedNumber(low))} to ${numberText(decodedNumber(high))}`;

      // A field for a number. It keeps its text while somebody writes.
      function numberInput({ id, label, property, mayBeEmpty = false, step, commit }) {
        const input = make("input", {
          type: "text", inputmode: "decimal", autocomplete: "off", spellcheck: "false", id,
          "aria-label": label, placeholder: "not set",
          title: property.range ? rangeText(property.range) : null,
        });
        // The text of the present number, and whether somebody has written another.
        let latest = "", isEdited = false;
        const [lowest, highest] = (property.range ?? [-Infinity, Infinity]).map(decodedNumber);
        // An end of a range may be infinite, whatever the limits of finite ones are.
        const isAllowed = (number) => number >= lowest && number <= highest
          || property.kind === "range" && Math.abs(number) === Infinity;

        function accept() {
          if (!isEdited) return;
          const isEmpty = mayBeEmpty && input.value.trim() === "";
          const number = isEmpty ? null : parsedNumber(input.value);
          const isValid = isEmpty || isAllowed(number);
          input.setAttribute("aria-invalid", String(!isValid));
          if (!isValid) return showProblem(`${property.name} is ${input.title || "a number"}.`);
          isEdited = false;
          latest = input.value;
          commit(number);
        }
        function revert() {
          isEdited = false;
          input.value = latest;
          input.removeAttribute("aria-invalid");
        }
        input.addEventListener("focus", revert);
        input.addEventListener("input", () => { isEdited = true; });
        input.addEventListener("blur", () => {
          accept();
          revert();
          input.value = shortText(latest);
        });
        input.addEventListener("keydown", (event) => {
          if (event.key === "Enter") accept();
          if (event.key === "Escape") revert();
          const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          const number = parsedNumber(input.value);
          if (!direction || number === undefined || !step) return;
          event.preventDefault();
          input.value = fieldText(step(number, direction));
          isEdited = true;
          accept();
        });
        return {
          input,
          show(number) {
            latest = number === undefined ? "" : fieldText(number);
            if (document.activeElement !== input) input.value = shortText(latest);
          },
        };
      }

      // A slider with a field. The slider is not moved while somebody holds it.
      function numberField(property, id, commit) {
        const scale = scaleOf(property);
        const standard = decodedNumber(property.default?.number ?? 0);
        const slider = make("input", {
          type: "range", min: 0, max: sliderEnd, step: 1, id: `${id}-slider`,
          "aria-label": `${property.name}, slider`,
        });
        const send = (number) =>
          commit(number === null ? { none: true } : { number: encodedNumber(number) });
        const field = numberInput({
          id, label: null, property, mayBeEmpty: true, commit: send,
          step: (number, by) => scale.number(Math.round(scale.position(number)) + by),
        });
        const describe = (number) => slider.setAttribute("aria-valuetext",
          number === undefined ? "not set" : withUnit(numberText(number), property.unit));
        slider.addEventListener("input", () => {
          const number = scale.number(Number(slider.value));
          field.show(number);
          describe(number);
          send(number);
        });
        return {
          elements: [slider, field.input, make("span", { class: "unit" }, property.unit)],
          show(value) {
            const number = kindOf(value) === "number" ? decodedNumber(value.number) : undefined;
            field.show(number);
            if (document.activeElement === slider) return;
            slider.value = scale.position(number ?? standard);
            describe(number);
          },
        };
      }
      """#
  }
#endif
