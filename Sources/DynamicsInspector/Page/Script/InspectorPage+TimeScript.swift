#if Inspector
  extension InspectorPage {
    /// Pause, step, speed, and the way back.
    static let timeScript = #"""
      const pause = find("pause"), time = find("time"), clock = find("clock");
      let wasPaused = null, isScrubbing = false;

      const isInPast = () => frame.isPaused && frame.time < frame.range[1] - 1e-6;
      // The length of the last step, in seconds.
      let stepLength = 1 / 240;
      let lastStep = null;

      on("frame", ({ step, time }) => {
        const [steps, seconds] = lastStep ? [step - lastStep.step, time - lastStep.time] : [0, 0];
        if (steps > 0 && seconds > 0) stepLength = seconds / steps;
        lastStep = { step, time };
      });

      on("drawn", ({ range }) => {
        setAttributes(time, { min: range[0], max: Math.max(range[1], range[0] + 1e-6) });
        if (!isScrubbing) time.value = frame.time;
        time.setAttribute("aria-valuetext", `${frame.time.toFixed(2)} seconds`);
        setText(clock, isInPast() ? `${frame.time.toFixed(2)} / ${secondsText(range[1])}`
          : secondsText(frame.time));
        if (frame.isPaused !== wasPaused) showPaused();
        for (const choice of document.querySelectorAll("[name=speed]")) {
          choice.checked = Math.abs(Number(choice.value) - frame.speed) < 1e-9;
        }
      });

      function showPaused() {
        const { isPaused } = frame;
        pause.querySelector("use").setAttribute("href", isPaused ? "#icon-play" : "#icon-pause");
        setText(pause.querySelector("span"), isPaused ? "Resume" : "Pause");
        if (wasPaused !== null) say(isPaused ? `Paused at ${secondsText(frame.time)}` : "Running");
        wasPaused = isPaused;
      }

      function togglePause() {
        if (isInPast()) say(`A new future begins at ${secondsText(frame.time)}`);
        send({ do: frame.isPaused ? "resume" : "pause" });
      }

      let soughtTime = 0;
      function seek(to) {
        soughtTime = clamped(to, ...frame.range);
        send({ do: "seek", time: soughtTime });
      }

      // Goes to a moment of the history some steps away.
      function goBy(steps) {
        // The last moment before the sought one is shown; of many items, few moments are kept.
        const time = steps > 0 && isInPast() ? Math.max(frame.time, soughtTime) : frame.time;
        // A quarter more, as times are rounded.
        seek(time + (steps + 0.25) * stepLength);
      }

      function step(by) {
        if (by > 0) send({ do: "step", count: by });
        else goBy(by);
      }

      pause.addEventListener("click", togglePause);
      find("step").addEventListener("click", () => step(1));
      find("back").addEventListener("click", () => step(-1));
      time.addEventListener("input", () => seek(Number(time.value)));
      time.addEventListener("pointerdown", () => { isScrubbing = true; });
      for (const type of ["pointerup", "pointercancel"]) {
        time.addEventListener(type, () => { isScrubbing = false; });
      }
      // A step at a time: the keys of a slider would skip a hundredth of the time line.
      time.addEventListener("keydown", (event) => {
        const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
        if (!direction) return;
        event.preventDefault();
        goBy(direction * (event.shiftKey ? 10 : 1));
      });
      find("speed").addEventListener("change", (event) => {
        send({ do: "speed", value: Number(event.target.value) });
      });
      """#
  }
#endif
