extension HTMLPage {
  /// The script that moves the picture's elements according to the recorded data.
  static func script(_ scope: HTMLScope) -> String {
    let n = scope.names.start
    let id = n.isEmpty ? "id" : "\"\(n)\" + id"
    return #"""
      "use strict";
      const data = JSON.parse(document.getElementById("\#(n)data").textContent);
      const find = (id) => document.getElementById(\#(id));
      const [play, slider, clock, speed, loop, xray, status] =
        ["play", "time", "clock", "speed", "loop", "xray", "status"].map(find);
      const frame = Math.min(1 / data.framesPerSecond, data.duration || 1);
      const itemElements = data.items.map((_, index) => find(`item-${index}`));
      const asleepElements = itemElements.map((element) => element.querySelector(".\#(n)x-asleep"));
      const levelLabels = itemElements.map((element) => element.querySelector(".\#(n)level"));
      const boundaryElements = data.boundaries.map((_, index) => find(`boundary-${index}`));
      const markElements = data.marks.map((_, index) => find(`mark-${index}`));
      const showsVelocities = !data.marks.some((mark) => mark.kind === "velocity");
      const velocityElements = data.items.map(() => {
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("class", "\#(n)x-mark \#(n)x-velocity");
        return find("velocities").appendChild(path);
      });

      let time = data.startTime;
      let isPlaying = false;
      let lastTick = null;
      let shownStacking = null;

      // Motion

      // The position of a time between keyframes: the index of the keyframe before it, and a fraction.
      function position(times, time) {
        let low = 0, high = times.length;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (times[middle] <= time) low = middle + 1; else high = middle;
        }
        if (low === 0) return [0, 0];
        if (low === times.length) return [low - 1, 0];
        const length = times[low] - times[low - 1];
        return [low - 1, length > 0 ? (time - times[low - 1]) / length : 1];
      }
      function between(values, [index, fraction]) {
        return fraction === 0 ? values[index] : values[index] + (values[index + 1] - values[index]) * fraction;
      }
      function pose(item, time) {
        const place = position(item.time, time);
        return {
          x: between(item.x, place), y: between(item.y, place),
          angle: item.angle ? between(item.angle, place) : 0,
        };
      }
      // Times are rounded, and must not come after the frame that they are of.
      const rounding = 1e-6;
      const isWithin = (spans, time) => spans.some(([start, end]) =>
        start - rounding <= time && (end === null || time < end - rounding));
      const isPressed = (button) => button.getAttribute("aria-pressed") === "true";
      const show = (element, isSeen) =>
        element.setAttribute("visibility", isSeen ? "visible" : "hidden");

      // Drawing

      function draw() {
        restack();
        data.items.forEach((item, index) => {
          const { x, y, angle } = pose(item, time);
          const degrees = angle * 180 / Math.PI;
          itemElements[index].setAttribute("transform", `translate(${x} ${y}) rotate(${degrees})`);
          const label = levelLabels[index];
          label?.setAttribute("transform",
            `rotate(${-degrees} ${label.getAttribute("x")} ${label.getAttribute("y")})`);
          show(itemElements[index], isWithin(item.seen, time));
        });
        if (isPressed(xray)) drawXray();
        slider.value = time;
        slider.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
        clock.textContent = `${time.toFixed(2)} / ${data.duration.toFixed(2)} s`;
      }

      function restack() {
        let stacking = data.stackings[0];
        for (const next of data.stackings) if (next.time <= time) stacking = next;
        if (stacking === shownStacking || !stacking) return;
        shownStacking = stacking;
        find("items").append(...stacking.order.map((index) => itemElements[index]));
      }

      function drawXray() {
        data.boundaries.forEach((boundary, index) =>
          show(boundaryElements[index], isWithin(boundary.seen, time)));
        data.items.forEach((item, index) => {
          asleepElements[index].style.display = isWithin(item.asleep, time) ? "" : "none";
          if (showsVelocities) drawVelocity(item, velocityElements[index]);
        });
        data.marks.forEach((mark, index) => {
          const isSeen = isWithin(mark.seen, time);
          show(markElements[index], isSeen);
          if (!isSeen) return;
          const place = position(mark.time, time);
          const [x1, y1, x2, y2, strength] =
            [mark.x1, mark.y1, mark.x2, mark.y2, mark.strength].map((values) => between(values, place));
          drawLine(markElements[index], mark.kind, x1, y1, x2, y2);
          markElements[index].setAttribute("opacity", strength);
        });
      }

      function drawVelocity(item, element) {
        const before = Math.max(time - frame, 0), after = Math.min(time + frame, data.duration);
        const from = pose(item, before), to = pose(item, after), here = pose(item, time);
        const scale = after > before ? 0.1 / (after - before) : 0;
        const x = (to.x - from.x) * scale, y = (to.y - from.y) * scale;
        const isSeen = Math.hypot(x, y) > 0.2 && isWithin(item.seen, time);
        show(element, isSeen);
        if (isSeen) drawLine(element, "velocity", here.x, here.y, here.x + x, here.y + y);
      }

      // Draws along the x axis, and moves that to where the line is.
      function drawLine(element, kind, x1, y1, x2, y2) {
        const angle = kind === "pin" ? 0 : Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI;
        element.setAttribute("transform", `translate(${x1} ${y1}) rotate(${angle})`);
        element.setAttribute("d", shapes[kind](Math.hypot(x2 - x1, y2 - y1)));
      }
      const arrow = (length) => {
        const head = Math.min(7, length);
        return `M0 0H${length}M${length - head} ${-head / 2}L${length} 0L${length - head} ${head / 2}`;
      };
      const line = (length) => `M0 0H${length}`;
      const repeated = (length, count, part) =>
        Array.from({ length: count }, (_, index) => part(index, length / count)).join("");
      const shapes = {
        rod: (length) => `M0-2.5H${length}V2.5H0Z`,
        spring: (length) => {
          // A spring with its ends in one place still has coils: they reach beyond the ends.
          const coils = Math.max(length, 14), start = (length - coils) / 2;
          return "M0 0" + repeated(coils, 10, (index, step) =>
            `L${start + (index + 0.5) * step} ${index % 2 ? 5 : -5}`) + `L${length} 0`;
        },
        rope: (length) => "M0 0" + repeated(length, 8, (index, step) =>
          `Q${(index + 0.5) * step} ${index % 2 ? 4 : -4} ${(index + 1) * step} 0`),
        slide: (length) => `M0-6V6M0 0H${length}M${length}-6V6`,
        pin: () => "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0M-5 0H5M0-5V5",
        push: arrow, field: arrow, velocity: arrow, reaction: arrow, motor: arrow,
        contact: (length) => `M0-6V6M0 0H${length}`,
        passingPair: line, sensor: line,
      };

      // Playback

      const say = (text) => { status.textContent = text; };

      function setPlaying(plays) {
        if (plays && time >= data.duration) time = 0;
        isPlaying = plays;
        lastTick = null;
        play.textContent = plays ? "Pause" : "Play";
        if (plays) requestAnimationFrame(tick);
        draw();
      }

      function tick(now) {
        if (!isPlaying) return;
        if (lastTick !== null) time += (now - lastTick) / 1000 * Number(speed.value);
        lastTick = now;
        if (time >= data.duration) {
          if (isPressed(loop) && data.duration > 0) {
            time %= data.duration;
          } else {
            time = data.duration;
            setPlaying(false);
            say("The end");
            return;
          }
        }
        draw();
        requestAnimationFrame(tick);
      }

      function toggle(button, isOn) {
        button.setAttribute("aria-pressed", isOn);
        if (button === xray) \#(scope.root).classList.toggle("\#(n)shows-xray", isOn);
        draw();
      }

      function togglePlaying() {
        setPlaying(!isPlaying);
        say(isPlaying ? "Playing" : `Paused at ${time.toFixed(2)} seconds`);
      }
      function seek(to) {
        time = Math.min(Math.max(to, 0), data.duration);
        lastTick = null;
        draw();
      }
      function seekByKey(to) {
        setPlaying(false);
        seek(to);
        say(`${time.toFixed(2)} seconds`);
      }
      function flip(button, name) {
        const isOn = !isPressed(button);
        toggle(button, isOn);
        say(`${name} ${isOn ? "on" : "off"}`);
      }
      function changeSpeed(by) {
        const index = Math.min(Math.max(speed.selectedIndex + by, 0), speed.options.length - 1);
        speed.selectedIndex = index;
        say(`Speed ${speed.value}`);
      }
      const contacts = (find("timeline")?.dataset.times ?? "").split(" ").filter(Boolean).map(Number);
      function seekContact(isForward) {
        const there = isForward ? contacts.find((contact) => contact > time + rounding * 100)
          : contacts.findLast((contact) => contact < time - rounding * 100);
        if (there !== undefined) seekByKey(there);
      }
      const nextFrame = (by) => (Math.floor(time / frame + (by > 0 ? 1e-3 : 1 - 1e-3)) + by) * frame;

      play.addEventListener("click", togglePlaying);
      loop.addEventListener("click", () => flip(loop, "Loop"));
      xray.addEventListener("click", () => flip(xray, "X-ray"));
      slider.addEventListener("input", () => seek(Number(slider.value)));
      find("remarks")?.addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (button) seekByKey(Number(button.dataset.time));
      });

      const keys = {
        " ": togglePlaying,
        ArrowLeft: () => seekByKey(nextFrame(-1)),
        ArrowRight: () => seekByKey(nextFrame(1)),
        Home: () => seekByKey(0),
        End: () => seekByKey(data.duration),
        l: () => flip(loop, "Loop"),
        x: () => flip(xray, "X-ray"),
        c: (event) => seekContact(!event.shiftKey),
        "+": () => changeSpeed(1), "=": () => changeSpeed(1),
        "-": () => changeSpeed(-1),
      };
      \#(scope.keyTarget).addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const { tagName } = event.target;
        // These do something of their own with it.
        if (tagName === "SELECT") return;
        if (event.key === " " && (tagName === "BUTTON" || tagName === "SUMMARY")) return;
        const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        if (!Object.prototype.hasOwnProperty.call(keys, key)) return;
        event.preventDefault();
        keys[key](event);
      });

      toggle(loop, data.repeats);
      toggle(xray, data.showsXray);
      const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (reducesMotion && data.reducedMotion === "lastPose" && !data.opensPaused) time = data.duration;
      setPlaying(!reducesMotion && !data.opensPaused && data.duration > 0);

      """#
  }
}
