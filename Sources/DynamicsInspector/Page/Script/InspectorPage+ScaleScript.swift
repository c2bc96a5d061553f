#if Inspector
  extension InspectorPage {
    /// Which number each place of a slider stands for.
    static let scaleScript = #"""
      // A usual size of numbers with a unit, for those whose default is no help.
      const usualSizes = {
        pt: 100, "pt/s": 200, Hz: 2, N: 10, "N·m": 10, "N/m": 100, "N·s/m": 10, s: 1, "rad/s": 6,
      };
      const sliderEnd = 200;
      // How many usual sizes a slider reaches, where the range is larger; a field takes any number.
      const reach = 30;

      function usualSize({ default: standard, value, unit }) {
        const sizes = [standard, value].filter((coded) => kindOf(coded) === "number")
          .map((coded) => Math.abs(decodedNumber(coded.number)));
        return sizes.find((size) => size > 0 && Number.isFinite(size)) ?? usualSizes[unit] ?? 1;
      }

      // The numbers that a slider may set; no angle needs more than a turn.
      function limitsOf({ range, unit }) {
        const [low, high] = range?.map(decodedNumber) ?? [-Infinity, Infinity];
        const most = unit === "rad" ? Math.PI : Infinity;
        return [Math.max(low, -most), Math.min(high, most)];
      }

      const isInfinite = (coded) =>
        kindOf(coded) === "number" && decodedNumber(coded.number) === Infinity;

      // A linear scale for a small range. Else one that is linear around 0 and logarithmic beyond,
      // so that 0.1 and 10 can both be set.
      function scaleOf(property) {
        const size = usualSize(property);
        const [lowest, highest] = limitsOf(property);
        const isLinear = highest - lowest <= 20 * size || highest - lowest <= 10;
        const low = isLinear ? lowest : Math.max(lowest, -reach * size);
        const high = isLinear ? highest : Math.max(Math.min(highest, reach * size), low + size);
        const bend = isLinear ? (number) => number : (number) => Math.asinh(number / size);
        const straighten = isLinear ? (place) => place : (place) => Math.sinh(place) * size;
        const [start, end] = [bend(low), bend(high)];
        const number = (position) => straighten(start + (end - start) * position / sliderEnd);
        return {
          position: (value) =>
            (bend(clamped(value, low, high)) - start) / (end - start) * sliderEnd,
          number(position) {
            if (position >= sliderEnd && isInfinite(property.default)) return Infinity;
            const step = Math.abs(number(position + 0.5) - number(position - 0.5));
            return clamped(rounded(number(position), step), lowest, highest);
          },
        };
      }

      // The number with no more digits than a step is worth.
      function rounded(number, step) {
        const digits = clamped(-Math.floor(Math.log10(step)), 0, 12);
        return Number(number.toFixed(digits));
      }
      """#
  }
#endif
