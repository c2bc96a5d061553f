#if Inspector
  extension InspectorPage {
    /// Where items will go, as ghosts while one is dragged.
    static let forecastScript = #"""
      function ghostElements([id, poses]) {
        const item = items.get(id);
        if (!item || poses.length < 3) return [];
        const points = [];
        for (let index = 0; index < poses.length; index += 3) {
          points.push(`${poses[index]} ${poses[index + 1]}`);
        }
        return [
          makeSVG("path", { class: "ghost-path", d: "M" + points.join("L") }),
          makeSVG("g", { class: "ghost", transform: transformOf(...poses.slice(-3)) },
            ...shapeElements(item.shape)),
        ];
      }

      on("forecast", ({ paths }) => {
        find("forecast").replaceChildren(...(isHolding() ? paths.flatMap(ghostElements) : []));
      });

      const clearForecast = () => find("forecast").replaceChildren();
      """#
  }
#endif
