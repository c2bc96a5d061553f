#if Inspector
  extension InspectorPage {
    /// The marks of the X-ray, and the outline of the selected item.
    static let markScript = #"""
      const markElements = [];
      // Marks are defined along a line of this length.
      const markLength = 100;

      function markElement(index) {
        return markElements[index] ??= find("marks").appendChild(makeSVG("use"));
      }

      function showMark(element, [kind, x1, y1, x2, y2, strength]) {
        const isPoint = kind === "pin";
        const angle = isPoint ? 0 : Math.atan2(y2 - y1, x2 - x1);
        const length = Math.hypot(x2 - x1, y2 - y1) / markLength;
        setAttributes(element, {
          href: `#x-${kind}`, class: `x-mark x-${kind}`, opacity: strength,
          transform: transformOf(x1, y1, angle) + (isPoint ? "" : `scale(${length} 1)`),
          visibility: "visible",
        });
      }

      on("drawn", ({ marks }) => {
        marks.forEach((mark, index) => showMark(markElement(index), mark));
        for (const element of markElements.slice(marks.length)) {
          element.setAttribute("visibility", "hidden");
        }
      });

      // A selected item has two outlines, so that one of them stands out from any color.
      function highlight(item) {
        find("highlight").replaceChildren();
        if (!item) return;
        const outlines = ["", "inner"].map((name) =>
          makeSVG("g", { class: name }, ...shapeElements(item.shape)));
        find("highlight").append(makeSVG("g", { class: "highlight" }, ...outlines));
      }

      on("drawn", () => {
        const item = items.get(selectedID);
        if (item) find("highlight").setAttribute("transform", transformOf(...item.pose));
      });
      """#
  }
#endif
