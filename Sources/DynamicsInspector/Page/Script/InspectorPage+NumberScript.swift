#if Inspector
  extension InspectorPage {
    /// Numbers and values as texts, and back.
    static let numberScript = #"""
      // JSON has no infinity and no NaN.
      const namedNumbers = { infinity: Infinity, "-infinity": -Infinity, nan: NaN };
      const decodedNumber = (coded) => typeof coded === "string" ? namedNumbers[coded] : coded;
      const encodedNumber = (number) => Number.isFinite(number)
        ? number : Number.isNaN(number) ? "nan" : number > 0 ? "infinity" : "-infinity";

      const symbolOf = (number) => Number.isNaN(number) ? "NaN" : number > 0 ? "∞" : "−∞";

      // A number for reading, with as many digits as are of use.
      function numberText(number, digits = 4) {
        if (!Number.isFinite(number)) return symbolOf(number);
        const size = Math.abs(number);
        if (size !== 0 && (size >= 1e6 || size < 1e-4)) {
          return number.toExponential(digits - 1).replace(/\.?0+e/, "e").replace("-", "−");
        }
        const text = String(Number(number.toPrecision(digits)));
        return text.replace("-", "−");
      }

      // A number for a field, with all its digits.
      const fieldText = (number) => Number.isFinite(number) ? String(number) : symbolOf(number);

      // A field shows all digits only while somebody writes in it.
      function shortText(text) {
        const number = parsedNumber(text);
        return Number.isFinite(number) ? String(Number(number.toPrecision(6))) : text;
      }

      // The number that somebody wrote; undefined if it is none.
      function parsedNumber(text) {
        const plain = text.trim().replace("−", "-").replace(",", ".").toLowerCase();
        const infinite = /^([+-]?)(∞|inf|infinity)$/.exec(plain);
        if (infinite) return infinite[1] === "-" ? -Infinity : Infinity;
        return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
      }

      const clamped = (number, low, high) => Math.min(Math.max(number, low), high);
      const withUnit = (text, unit) => unit ? `${text} ${unit}` : text;
      const secondsText = (time) => `${time.toFixed(2)} s`;
      const pointText = ([x, y]) => `(${numberText(x)}, ${numberText(y)})`;

      // A value of a property is an object with one key: the kind of its content.
      const kindOf = (value) => value ? Object.keys(value)[0] : "none";
      const contentOf = (value) => value[kindOf(value)];
      const isSameValue = (one, other) => JSON.stringify(one) === JSON.stringify(other);

      // A missing end of a range is infinite.
      const rangeEnds = ({ minimum = "-infinity", maximum = "infinity" }) =>
        [minimum, maximum].map(decodedNumber);

      function valueText(value) {
        const content = contentOf(value);
        switch (kindOf(value)) {
          case "number": return numberText(decodedNumber(content));
          case "flag": return content ? "on" : "off";
          case "point": case "vector": return pointText(content.map(decodedNumber));
          case "range": {
            return rangeEnds(content).map((end) => numberText(end)).join(" to ");
          }
          case "choice": return content;
          default: return "none";
        }
      }
      """#
  }
#endif
