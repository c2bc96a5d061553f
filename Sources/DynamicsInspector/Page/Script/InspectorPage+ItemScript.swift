#if Inspector
  extension InspectorPage {
    /// The items on the stage, and what is around them.
    static let itemScript = #"""
      // By number: the item, its element, and its pose as [x, y, angle].
      const items = new Map();
      const frame = { time: 0, step: 0, isPaused: false, speed: 1, range: [0, 0], marks: [] };
      let isFrameDrawn = true;

      const nameOf = ({ name, id, hasNamesakes }) => hasNamesakes ? `${name} #${id}` : name;
      // An item by its number, a boundary by its name, and the reference bounds by nothing.
      const partyText = (party) => typeof party !== "number"
        ? party === null ? "the bounds" : `boundary ${party}`
        : items.has(party) ? nameOf(items.get(party)) : `#${party}`;

      function itemElement(item) {
        const outline = shapeElements(item.shape, { class: "x-bounds" });
        return makeSVG("g", { class: "item", "data-item": item.id },
          lookElement(item),
          makeSVG("g", { class: "x-asleep" }, ...shapeElements(item.shape)),
          makeSVG("g", { class: "x-outline" }, ...outline));
      }

      on("scene", (scene) => {
        const old = new Map(items);
        items.clear();
        const names = scene.items.map((item) => item.name);
        for (const item of scene.items) {
          const known = old.get(item.id);
          const isSame = known && isSameValue(known.shape, item.shape)
            && isSameValue(known.appearance, item.appearance);
          items.set(item.id, {
            ...item, pose: item.pose ?? known?.pose ?? [0, 0, 0],
            element: isSame ? known.element : itemElement(item),
            hasNamesakes: names.indexOf(item.name) !== names.lastIndexOf(item.name),
          });
        }
        find("items").replaceChildren(...[...items.values()].map((item) => item.element));
        for (const item of items.values()) place(item);
        showBoundaries(scene);
        find("empty").hidden = items.size > 0;
        const count = `${items.size} ${items.size === 1 ? "item" : "items"}`;
        picture.setAttribute("aria-label", `${count}; N selects the next, arrows push it`);
      });

      on("boundaries", showBoundaries);

      function showBoundaries({ bounds, boundaries }) {
        const [x, y, width, height] = bounds ?? [0, 0, 0, 0];
        setAttributes(find("sheet"), { x, y, width, height });
        const path = (line) => "M" + line.map((point) => point.join(" ")).join("L");
        find("boundaries").replaceChildren(...boundaries.map(({ lines }) =>
          makeSVG("path", { class: "x-boundary", d: lines.map(path).join("") })));
      }

      function place(item) {
        item.element.setAttribute("transform", transformOf(...item.pose));
      }

      // The part of the scene that all is in: its bounds, or else the items and the boundaries.
      function findSceneBox({ bounds, boundaries }) {
        if (bounds) {
          const [x, y, width, height] = bounds;
          return { x, y, width: Math.max(width, 1), height: Math.max(height, 1) };
        }
        const places = [...items.values()].flatMap(({ pose: [x, y], shape }) => {
          const box = boxOf(shape), reach = Math.hypot(box.width, box.height) / 2;
          return [[x - reach, y - reach], [x + reach, y + reach]];
        });
        // Boundaries may be very long.
        const near = boundaries.flatMap(({ lines }) => lines.flat())
          .filter((point) => Math.hypot(...point) < 1e5);
        const [xs, ys] = [0, 1].map((index) => [...places, ...near].map((place) => place[index]));
        if (!xs.length) return sceneBox;
        const [x, y] = [Math.min(...xs), Math.min(...ys)];
        return { x, y, width: Math.max(...xs) - x || 1, height: Math.max(...ys) - y || 1 };
      }

      let fittingScene = null;
      on("scene", (scene) => {
        // Where the items are, the next frame says.
        fittingScene = scene;
      });

      on("frame", (message) => {
        const { time } = message;
        Object.assign(frame, { marks: [], range: [time, time] }, message);
        for (let index = 0; index < message.poses.length; index += 4) {
          const item = items.get(message.poses[index]);
          if (item) {
            item.pose = message.poses.slice(index + 1, index + 4);
            place(item);
          }
        }
        if (message.asleep) showAsleep(new Set(message.asleep));
        if (fittingScene) {
          sceneBox = findSceneBox(fittingScene);
          fittingScene = null;
          if (view.isFitted) fit();
        }
        isFrameDrawn = false;
        requestAnimationFrame(drawFrame);
      });

      let asleepItems = new Set();
      function showAsleep(asleep) {
        asleepItems = asleep;
        for (const { id, element } of items.values()) {
          element.classList.toggle("is-asleep", asleep.has(id));
        }
      }

      // Says that the next frame may come, once this one is seen; a hidden page asks for none.
      function drawFrame() {
        if (isFrameDrawn) return;
        isFrameDrawn = true;
        emit("drawn", frame);
        send({ do: "ready" });
      }
      """#
  }
#endif
