extension Browser {
  /// Opens each job's file in a frame, goes to each time, and measures what is drawn.
  static let probe = #"""
    // Under virtual time, frames of the display come rarely, while timers are exact.
    const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 20));

    async function open(file) {
      const frame = document.createElement("iframe");
      Object.assign(frame.style, { position: "absolute", left: 0, top: 0, width: "800px",
        height: "600px", border: 0, background: "white" });
      document.body.append(frame);
      await new Promise((resolve) => { frame.onload = resolve; frame.src = file; });
      await nextFrame();
      return frame;
    }

    const indexOf = (name) => Number(name.match(/(?:item|mark)-(\d+)/)[1]);
    const isVisible = (element) => getComputedStyle(element).visibility === "visible";

    // Where points of an element are in the coordinates of its picture.
    function placed(picture, element, points) {
      const matrix = picture.getScreenCTM().inverse().multiply(element.getScreenCTM());
      return points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
    }
    function itemIn(picture, element, index) {
      const [center, right] = placed(picture, element, [[0, 0], [1, 0]]);
      return { index, x: center.x, y: center.y,
        angle: Math.atan2(right.y - center.y, right.x - center.x) };
    }
    function markIn(picture, element, index, length) {
      const [start, end] = placed(picture, element, [[0, 0], [length, 0]]);
      const { opacity, strokeOpacity } = getComputedStyle(element);
      return { index, x1: start.x, y1: start.y, x2: end.x, y2: end.y,
        opacity: opacity * strokeOpacity };
    }

    // Where a point of an element is in the window.
    function pointIn(element, x, y) {
      const probe = element.ownerDocument.createElement("div");
      Object.assign(probe.style, { position: "absolute", left: x, top: y, width: 0, height: 0 });
      element.append(probe);
      const box = probe.getBoundingClientRect();
      probe.remove();
      return box;
    }

    function seekAnimations(frame, time) {
      for (const animation of frame.contentDocument.getAnimations()) {
        animation.pause();
        animation.currentTime = time * 1000;
      }
    }

    const measures = {
      shared(frame, job, time) {
        seekAnimations(frame, time);
        for (const slider of frame.contentDocument.querySelectorAll("input[type=range]")) {
          slider.value = time;
          slider.dispatchEvent(new Event("input"));
        }
        return { items: [], marks: [], shared: sharedItems(frame) };
      },

      still(frame) {
        return { items: [], marks: [], shared: sharedItems(frame) };
      },

      svg(frame, job, time) {
        // What comes before the start is first seen in the second round.
        seekAnimations(frame, time - job.startTime + (time < job.startTime ? job.cycle : 0));
        const picture = frame.contentDocument.documentElement;
        const items = [...picture.querySelectorAll("g[class*=item-]")].filter(isVisible)
          .map((element) => itemIn(picture, element, indexOf(element.getAttribute("class"))));
        const marks = [...picture.querySelectorAll(".x-mark")]
          .map((element, index) => {
            // All but pins are stretched along a line that is drawn 100 long.
            const length = element.classList.contains("x-pin") ? 1 : 100;
            return isVisible(element) && markIn(picture, element, index, length);
          });
        return { items, marks: marks.filter(Boolean) };
      },

      page(frame, job, time) {
        const page = frame.contentDocument;
        const slider = page.getElementById("time");
        slider.value = time;
        slider.dispatchEvent(new Event("input"));
        const picture = page.getElementById("picture");
        const items = [...page.getElementById("items").children].filter(isVisible)
          .map((element) => itemIn(picture, element, indexOf(element.id)));
        const marks = [...page.querySelectorAll("[id^=mark-]")].filter(isVisible).map((element) => {
          const box = element.getBBox();
          // The coils of a short spring reach beyond its ends.
          const length = !element.classList.contains("x-spring") ? box.x + box.width
            : element.getPointAtLength(element.getTotalLength()).x;
          return { ...markIn(picture, element, indexOf(element.id), length), extent: box.width };
        });
        return { items, marks };
      },

      elements(frame, job, time) {
        seekAnimations(frame, time);
        const all = (selector) =>
          [...frame.contentDocument.querySelectorAll(selector)].filter(isVisible);
        const items = all(".item").map((element) => {
          const [x, y] = getComputedStyle(element).transformOrigin.split(" ");
          const center = pointIn(element, x, y), right = pointIn(element, parseFloat(x) + 10 + "px", y);
          return { index: indexOf(element.className), x: center.x, y: center.y,
            angle: Math.atan2(right.y - center.y, right.x - center.x),
            order: Number(getComputedStyle(element).zIndex) || 0 };
        });
        items.sort((a, b) => a.order - b.order || a.index - b.index);
        const marks = all(".mark").map((element) => {
          const start = pointIn(element, "0px", "1px"), end = pointIn(element, "1px", "1px");
          return { index: indexOf(element.className), x1: start.x, y1: start.y, x2: end.x, y2: end.y,
            opacity: Number(getComputedStyle(element).opacity) };
        });
        return { items, marks };
      },
    };

    // Items of several files on one page, by the prefixes of their names.
    //
    // Each is measured within the element with the class or ID of its prefix and "stage", in points.
    function sharedItems(frame) {
      const page = frame.contentDocument, found = [];
      for (const element of page.querySelectorAll("[class*=-item-],[id*=-item-]")) {
        const name = [...element.classList, element.id].find((name) => /-item-\d+$/.test(name));
        const [, prefix, index] = name.match(/^(.+)-item-(\d+)$/);
        if (!isVisible(element) || element.closest("defs")) continue;
        const id = { prefix, index: Number(index) };
        if (element.ownerSVGElement) {
          found.push({ ...id, ...itemIn(element.ownerSVGElement, element, 0), ...id });
          continue;
        }
        const { points, left, top } = page.getElementById(prefix + "-stage").dataset;
        const stage = page.getElementById(prefix + "-stage").getBoundingClientRect();
        const scale = stage.width / Number(points);
        const [x, y] = getComputedStyle(element).transformOrigin.split(" ");
        const center = pointIn(element, x, y), right = pointIn(element, parseFloat(x) + 10 + "px", y);
        found.push({ ...id, x: (center.x - stage.x) / scale + Number(left),
          y: (center.y - stage.y) / scale + Number(top),
          angle: Math.atan2(right.y - center.y, right.x - center.x) });
      }
      return found;
    }

    // The state of the animations of a style sheet that starts and pauses by classes.
    function tryClasses(frame, prefix) {
      const page = frame.contentDocument, stage = page.getElementById(prefix + "-stage");
      const states = () => [...new Set(page.getAnimations().map((one) => one.playState))].join();
      const findings = { before: states() };
      stage.classList.add(prefix + "-playing");
      findings.playing = states();
      page.body.classList.add(prefix + "-paused");
      findings.paused = states();
      page.body.classList.remove(prefix + "-paused");
      findings.again = states();
      findings.delays = page.getAnimations()
        .map((one) => one.effect.getTiming().delay / 1000).join(" ");
      stage.classList.remove(prefix + "-playing");
      findings.after = states();
      return findings;
    }

    async function tryControls(frame) {
      const page = frame.contentDocument;
      const find = (id) => page.getElementById(id);
      const findings = {};
      const time = () => find("time").value;
      const press = (key, target = page.body) => target.dispatchEvent(
        new frame.contentWindow.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      findings.atFirst = find("play").textContent;
      findings.animations = String(page.getAnimations().length);
      const before = time();
      for (let frames = 0; frames < 5; frames++) await nextFrame();
      findings.movesAtFirst = String(time() !== before);
      if (find("play").textContent === "Pause") press(" ");
      findings.afterSpace = find("play").textContent;
      findings.said = find("status").textContent.replace(/[\d.]+/, "#");
      press("Home");
      findings.home = time();
      const contacts = find("timeline").dataset.times.split(" ").map(Number);
      const shift = (key) => page.body.dispatchEvent(new frame.contentWindow.KeyboardEvent("keydown",
        { key, shiftKey: true, bubbles: true, cancelable: true }));
      press("c");
      press("c");
      findings.secondContact = String(Number(time()) === contacts[1]);
      shift("C");
      findings.firstContact = String(Number(time()) === contacts[0]);
      findings.keys = getComputedStyle(page.querySelector(".keys")).display;
      press("Home");
      press("ArrowRight");
      press("ArrowRight");
      press("ArrowRight", find("time"));
      findings.threeRight = Number(time()).toFixed(4);
      press("ArrowLeft");
      findings.left = Number(time()).toFixed(4);
      press("End");
      findings.end = time();
      press("+");
      findings.faster = find("speed").value;
      press("-");
      press("-");
      findings.slower = find("speed").value;
      const pressed = (id) => find(id).getAttribute("aria-pressed");
      findings.loop = pressed("loop");
      press("l");
      findings.loopAfterL = pressed("loop");
      findings.legend = getComputedStyle(find("legend")).display;
      press("X");
      findings.xrayAfterX = pressed("xray");
      findings.legendAfterX = getComputedStyle(find("legend")).display;
      find("xray").click();
      findings.xrayAfterClick = pressed("xray");
      press("Home");
      find("play").click();
      findings.afterClick = find("play").textContent;
      await nextFrame();
      await nextFrame();
      await nextFrame();
      findings.moves = String(Number(time()) > 0);
      // Without a loop, the motion ends at its end.
      find("time").value = find("time").max;
      find("time").dispatchEvent(new Event("input"));
      await nextFrame();
      await nextFrame();
      await nextFrame();
      findings.atTheEnd = find("play").textContent;
      findings.unnamed = String([...page.querySelectorAll("button,input,select")]
        .filter((control) => !(control.textContent.trim() || control.ariaLabel || control.labels?.length))
        .length);
      return findings;
    }

    (async () => {
      const answers = [];
      for (const job of jobs) {
        const frame = await open(job.file);
        const measure = measures[job.kind];
        const pictures = !measure ? []
          : job.times.map((time) => ({ time, ...measure(frame, job, time) }));
        const findings = job.kind === "controls" ? await tryControls(frame)
          : job.kind === "classes" ? tryClasses(frame, "a") : {};
        if (job.kind === "shared") {
          const hints = frame.contentDocument.querySelector("[class$=keys]");
          findings.hints = hints ? getComputedStyle(hints).display : "missing";
          findings.headings = String(frame.contentDocument.querySelectorAll("h1").length);
        }
        if (job.kind === "opened") {
          const { documentElement } = frame.contentDocument;
          findings.root = documentElement.nodeName;
          findings.isSound = String(!/parsererror|NaN|Infinity/.test(documentElement.outerHTML
            .replace(/<script[^]*?<\/script>/g, "")));
          findings.clock = frame.contentDocument.getElementById("clock")?.textContent ?? "";
        }
        if (job.kind === "svg") {
          findings.animations = String(frame.contentDocument.getAnimations().length);
        }
        if (job.kind === "svg" || job.kind === "page") {
          const texts = [...frame.contentDocument.querySelectorAll("text")];
          findings.labels = JSON.stringify(texts.map((text) =>
            [text.textContent, text.closest("[aria-label]")?.getAttribute("aria-label")]));
        }
        answers.push({ pictures, findings });
        frame.remove();
      }
      return JSON.stringify(answers);
    })().catch((error) => String(error.stack)).then((text) => {
      const answer = document.createElement("pre");
      answer.id = "answer";
      answer.textContent = btoa(unescape(encodeURIComponent(text)));
      document.body.append(answer);
    });
    """#
}
