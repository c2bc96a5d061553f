#if Inspector
  extension InspectorPage {
    /// Dragging, throwing, pushing, panning and pinching, with several pointers at once.
    static let pointerScript = #"""
      // By pointer: what it does.
      const gestures = new Map();
      const isHolding = () => [...gestures.values()].some((gesture) => gesture.isHold);
      const pans = () => [...gestures.values()].filter((gesture) => gesture.isPan);
      const isPushMode = () => document.querySelector("[name=mode]:checked").value === "push";
      // The length of the arrow of an impulse of 1 N·s, as in the X-ray.
      const pointsPerImpulse = 40;
      const fingertip = 18;

      // The item under a place of the window, or the nearest one that a fingertip covers.
      function itemAt({ clientX, clientY, target }) {
        const hit = target.closest?.("[data-item]");
        if (hit) return items.get(Number(hit.dataset.item));
        const [x, y] = scenePoint(clientX, clientY);
        const distance = (item) => Math.hypot(item.pose[0] - x, item.pose[1] - y)
          - Math.min(boxOf(item.shape).width, boxOf(item.shape).height) / 2;
        const nearest = [...items.values()].reduce(
          (best, item) => !best || distance(item) < distance(best) ? item : best, null);
        return nearest && distance(nearest) * view.scale < fingertip ? nearest : undefined;
      }

      function dragGesture(item, pointer) {
        const command = (name, event) => {
          const [x, y] = scenePoint(event.clientX, event.clientY);
          send({ do: name, pointer, item: item.id, x, y, at: event.timeStamp / 1000 });
        };
        return {
          isHold: true,
          begin: (event) => command("grab", event),
          move: (event) => command("drag", event),
          end: (event) => send({ do: "release", pointer, at: event.timeStamp / 1000 }),
        };
      }

      function pushGesture(item) {
        const arrow = makeSVG("path", { class: "arrow" });
        const text = makeSVG("text", { class: "arrow-text" });
        let impulse = [0, 0], origin = [0, 0];
        return {
          begin(event) {
            origin = scenePoint(event.clientX, event.clientY);
            find("arrows").append(arrow, text);
          },
          move(event) {
            const end = scenePoint(event.clientX, event.clientY);
            impulse = [0, 1].map((axis) => (end[axis] - origin[axis]) / pointsPerImpulse);
            arrow.setAttribute("d", arrowPath(origin, end));
            const [x, y] = end;
            setAttributes(text, { x, y, dx: "0.6em", "font-size": 13 / view.scale });
            text.textContent = `${numberText(Math.hypot(...impulse), 2)} N·s`;
          },
          end(event) {
            arrow.remove();
            text.remove();
            if (event.type === "pointerup" && Math.hypot(...impulse) > 0.02) {
              send({ do: "push", item: item.id, x: origin[0], y: origin[1], impulse });
            }
          },
        };
      }

      function arrowPath([x1, y1], [x2, y2]) {
        const angle = Math.atan2(y2 - y1, x2 - x1), size = 10 / view.scale;
        const wing = (turn) =>
          `L${x2 - size * Math.cos(angle + turn)} ${y2 - size * Math.sin(angle + turn)}`;
        return `M${x1} ${y1}L${x2} ${y2}${wing(0.5)}M${x2} ${y2}${wing(-0.5)}`;
      }

      function panGesture() {
        return {
          isPan: true, hasMoved: false,
          begin(event) { this.start = this.place = [event.clientX, event.clientY]; },
          move(event) {
            const before = this.place, others = pans().filter((gesture) => gesture !== this);
            this.place = [event.clientX, event.clientY];
            this.hasMoved ||= others.length > 0
              || Math.hypot(this.place[0] - this.start[0], this.place[1] - this.start[1]) > 3;
            const share = 1 / (others.length + 1);
            pan((this.place[0] - before[0]) * share, (this.place[1] - before[1]) * share);
            if (others.length) pinch(before, this.place, others[0].place);
          },
          end() { if (!this.hasMoved) select(null); },
        };
      }

      function pinch(before, after, other) {
        const distance = (place) => Math.hypot(place[0] - other[0], place[1] - other[1]);
        if (distance(before) < 1) return;
        const [x, y] = [0, 1].map((axis) => (after[axis] + other[axis]) / 2);
        zoom(distance(after) / distance(before), x, y);
      }

      picture.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        picture.setPointerCapture(event.pointerId);
        const item = itemAt(event);
        if (item) select(item.id);
        const gesture = !item ? panGesture()
          : event.altKey || isPushMode() ? pushGesture(item) : dragGesture(item, event.pointerId);
        gestures.set(event.pointerId, gesture);
        gesture.begin(event);
        showGestures();
      });

      picture.addEventListener("pointermove", (event) => {
        gestures.get(event.pointerId)?.move(event);
      });

      for (const type of ["pointerup", "pointercancel"]) {
        picture.addEventListener(type, (event) => {
          const gesture = gestures.get(event.pointerId);
          gestures.delete(event.pointerId);
          gesture?.end(event);
          if (!isHolding()) clearForecast();
          showGestures();
        });
      }

      function showGestures() {
        picture.classList.toggle("is-dragging", isHolding());
        picture.classList.toggle("is-panning", pans().length > 0);
      }

      find("mode").addEventListener("change", () => {
        picture.classList.toggle("pushes", isPushMode());
      });
      """#
  }
#endif
