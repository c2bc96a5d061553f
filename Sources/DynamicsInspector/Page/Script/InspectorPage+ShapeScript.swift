#if Inspector
  extension InspectorPage {
    /// Shapes and looks of items as in recordings.
    static let shapeScript = #"""
      function outlineElement(outline, cornerRadius) {
        if (outline.rectangle) {
          const [width, height] = outline.rectangle.size;
          return makeSVG("rect", {
            x: -width / 2, y: -height / 2, width, height, rx: cornerRadius > 0 && cornerRadius,
          });
        }
        if (outline.ellipse) {
          const [width, height] = outline.ellipse.size;
          return makeSVG("ellipse", { rx: width / 2, ry: height / 2 });
        }
        return makeSVG("polygon", { points: outline.polygon.corners.join(" ") });
      }

      const transformOf = (x, y, angle) =>
        `translate(${x} ${y})` + (angle ? `rotate(${angle * 180 / Math.PI})` : "");

      function shapeElements(shape, attributes = {}, cornerRadius = 0) {
        return shape.parts.map(({ outline, center, angle }) => {
          const element = setAttributes(outlineElement(outline, cornerRadius), attributes);
          if (center[0] || center[1] || angle) {
            element.setAttribute("transform", transformOf(...center, angle));
          }
          return element;
        });
      }

      // The box around a shape in the item's own axes; turned parts are taken as round.
      function boxOf(shape) {
        const boxes = shape.parts.map(({ outline, center: [x, y], angle }) => {
          let [width, height] = outline.polygon
            ? extentOf(outline.polygon.corners) : (outline.rectangle ?? outline.ellipse).size;
          if (angle) width = height = Math.hypot(width, height);
          return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
        });
        const side = (index, choose) => choose(...boxes.map((box) => box[index]));
        const [left, top] = [side(0, Math.min), side(1, Math.min)];
        const [right, bottom] = [side(2, Math.max), side(3, Math.max)];
        return { x: left, y: top, width: right - left, height: bottom - top };
      }

      function extentOf(corners) {
        const extent = (index) => 2 * Math.max(...corners.map((corner) => Math.abs(corner[index])));
        return [extent(0), extent(1)];
      }

      function colorAttributes(name, color) {
        if (!color) return { [name]: "none" };
        const { red, green, blue, alpha } = color;
        return { [name]: `rgb(${red} ${green} ${blue} / ${alpha / 255})` };
      }

      const isDark = ({ red, green, blue, alpha }) =>
        alpha > 127 && (299 * red + 587 * green + 114 * blue) / 1000 <= 150;

      function labelElement(text, shape, fill) {
        const box = boxOf(shape);
        const size = Math.min(box.height * 0.6, box.width * 1.5 / [...text].length, 16);
        return makeSVG("text", {
          x: box.x + box.width / 2, y: box.y + box.height / 2, "font-size": size,
          fill: fill && isDark(fill) ? "#fff" : "#222", "font-family": "sans-serif",
          "text-anchor": "middle", "dominant-baseline": "central",
        }, text);
      }

      function lookElement({ shape, appearance }) {
        const look = makeSVG("g", { class: "look" });
        if (appearance.svg) {
          look.innerHTML = appearance.svg;
          return look;
        }
        look.append(...shapeElements(shape, {
          ...colorAttributes("fill", appearance.fill),
          ...colorAttributes("stroke", appearance.stroke),
          "stroke-width": appearance.stroke ? 1.5 : null, "stroke-linejoin": "round",
          // What is not filled can be grabbed all the same.
          "pointer-events": "all",
        }, appearance.cornerRadius));
        if (appearance.label) look.append(labelElement(appearance.label, shape, appearance.fill));
        return look;
      }
      """#
  }
#endif
