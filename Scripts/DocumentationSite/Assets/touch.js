// Things to touch: a card that is dragged and thrown, curves that follow sliders, and recordings between which sliders choose.
import { dampingFraction, decayCourse, springCourse, stretched, throwCourse, unstretched } from "./motion.js";

const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const rounded = (number, digits = 2) => Number(number.toFixed(digits));

// Calls `change` with the numbers of the sliders of an element, now and whenever one of them is moved. A slider with choices
// is the index of one.
function onSliders(element, change) {
  const inputs = [...element.querySelectorAll("input")];
  function read() {
    const numbers = {};
    for (const input of inputs) {
      numbers[input.name] = input.type === "checkbox" ? input.checked
        : input.choices ? input.choices[input.value] : Number(input.value);
      const output = input.parentElement.querySelector("output");
      if (output) output.textContent = `${numbers[input.name]}${input.dataset.unit ?? ""}`;
    }
    change(numbers);
  }
  for (const input of inputs) input.addEventListener("input", read);
  read();
}

function whenSeen(element, action) {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    action();
  }, { threshold: 0.6 }).observe(element);
}

function showCode(element, text) {
  const code = element.querySelector("code");
  code.innerHTML = text.replace(/\/\/.*|\b[A-Z]\w*|-?\b\d[\d.]*/g, (word) => {
    const kind = word.startsWith("/") ? "comment" : /^[A-Z]/.test(word) ? "type" : "number";
    return `<span class="${kind}">${word}</span>`;
  });
}

// The velocity of a pointer: the slope of the line through its last 0.05 s.
function velocity(trail, axis) {
  const last = trail.at(-1), recent = trail.filter(({ time }) => last.time - time <= 0.05);
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const time = mean(recent.map((sample) => sample.time)), place = mean(recent.map((sample) => sample[axis]));
  const spread = mean(recent.map((sample) => (sample.time - time) ** 2));
  return spread > 0 ? mean(recent.map((sample) => (sample.time - time) * (sample[axis] - place))) / spread : 0;
}

function stage(element) {
  const [field, thing, landing] = [".stage", ".thing", ".landing"].map((name) => element.querySelector(name));
  const margin = 40 + 42;
  let numbers, size, present = null, flight = null, drag = null;

  const band = () => ({ coefficient: numbers.coefficient, dimension: 200 });
  const limits = (axis) => [margin, Math.max(margin, size[axis] - margin)];
  const within = (place, axis) => Math.min(Math.max(place, limits(axis)[0]), limits(axis)[1]);
  const spring = () => ({ response: 0.5, dampingFraction: dampingFraction(numbers.bounce) });
  function detents() {
    const [left, right] = limits("x"), [top, bottom] = limits("y");
    return [left, (left + right) / 2, right].flatMap((x) => [{ x, y: top }, { x, y: bottom }]);
  }
  function show(place) {
    present = place;
    thing.style.transform = `translate(${place.x}px,${place.y}px)`;
  }
  // Beyond a limit, the card moves less than the finger.
  function held(finger, axis) {
    const inside = within(finger, axis);
    return inside + stretched(band(), finger - inside);
  }
  // Where the finger is that holds the card at a place.
  function grip(place, axis) {
    const inside = within(place, axis);
    return place === inside ? place : inside + unstretched(band(), place - inside);
  }
  function fly(speed) {
    let courses = { x: throwCourse(numbers.deceleration, spring(), limits("x"), present.x, speed.x),
      y: throwCourse(numbers.deceleration, spring(), limits("y"), present.y, speed.y) };
    if (numbers.detents) {
      const [x, y] = ["x", "y"].map((axis) => decayCourse(numbers.deceleration, present[axis], speed[axis]).destination);
      const target = detents().reduce((best, place) =>
        Math.hypot(place.x - x, place.y - y) < Math.hypot(best.x - x, best.y - y) ? place : best);
      courses = { x: springCourse(spring(), present.x, target.x, speed.x),
        y: springCourse(spring(), present.y, target.y, speed.y) };
    }
    const end = { x: courses.x.destination, y: courses.y.destination };
    landing.style.transform = `translate(${end.x}px,${end.y}px)`;
    flight = { ...courses, start: performance.now() / 1000, duration: Math.max(courses.x.duration, courses.y.duration) };
    landing.classList.toggle("shown", flight.duration > 0);
    if (wantsLessMotion.matches) flight.duration = 0;
    requestAnimationFrame(frame);
  }
  function frame() {
    if (!flight) return;
    const time = performance.now() / 1000 - flight.start;
    const now = time < flight.duration ? time : Infinity;
    show({ x: flight.x.value(now), y: flight.y.value(now) });
    if (now === Infinity) {
      flight = null;
      landing.classList.remove("shown");
    } else {
      requestAnimationFrame(frame);
    }
  }

  thing.addEventListener("pointerdown", (event) => {
    thing.setPointerCapture(event.pointerId);
    flight = null;
    landing.classList.remove("shown");
    drag = { x: grip(present.x, "x") - event.clientX, y: grip(present.y, "y") - event.clientY, trail: [] };
  });
  thing.addEventListener("pointermove", (event) => {
    if (!drag) return;
    for (const part of event.getCoalescedEvents?.() ?? [event]) {
      drag.trail.push({ time: part.timeStamp / 1000, x: part.clientX, y: part.clientY });
    }
    show({ x: held(drag.x + event.clientX, "x"), y: held(drag.y + event.clientY, "y") });
  });
  function release(event) {
    if (!drag) return;
    const trail = drag.trail, isLate = !trail.length || event.timeStamp / 1000 - trail.at(-1).time > 0.05;
    drag = null;
    fly(isLate ? { x: 0, y: 0 } : { x: velocity(trail, "x"), y: velocity(trail, "y") });
  }
  thing.addEventListener("pointerup", release);
  thing.addEventListener("pointercancel", release);
  thing.addEventListener("keydown", (event) => {
    const speed = { ArrowLeft: [-900, 0], ArrowRight: [900, 0], ArrowUp: [0, -900], ArrowDown: [0, 900] }[event.key];
    if (!speed) return;
    event.preventDefault();
    fly({ x: speed[0], y: speed[1] });
  });

  function measure() {
    size = { x: field.clientWidth, y: field.clientHeight };
    show(present ? { x: within(present.x, "x"), y: within(present.y, "y") } : { x: limits("x")[0], y: limits("y")[1] });
    field.querySelectorAll(".detent").forEach((dot) => dot.remove());
    for (const { x, y } of numbers.detents ? detents() : []) {
      const dot = document.createElement("div");
      dot.className = "detent";
      dot.style.transform = `translate(${x}px,${y}px)`;
      field.prepend(dot);
    }
  }
  onSliders(element, (now) => {
    numbers = now;
    measure();
    showCode(element, `place.spring = Spring(duration: 0.5, bounce: ${now.bounce})
place.deceleration = Decay(deceleration: ${now.deceleration})
place.rubberBand = RubberBand(coefficient: ${now.coefficient}, dimension: 200)
place.landing = ${now.detents ? ".nearest  // of six detents" : ".anywhere"}`);
  });
  new ResizeObserver(() => { if (!flight && !drag) measure(); }).observe(field);
  // It shows once that it can be thrown.
  whenSeen(field, () => { if (!wantsLessMotion.matches && !drag) fly({ x: 700, y: -420 }); });
}

// Draws points with the axes of a curve, 600 by 260 in all; `map` returns where a point is.
function plot(element, { points, right, top, bottom, target, unit }) {
  const [left, width, height] = [14, 572, 220];
  const map = ([x, y]) => [left + x / right * width, 240 - (y - bottom) / (top - bottom) * height];
  const line = points.map((point) => map(point).map((number) => number.toFixed(1)).join(" ")).join("L");
  const [, zero] = map([0, 0]), [, goal] = map([0, target ?? 0]);
  element.innerHTML = `<path class="axis" d="M${left} ${zero}H${left + width}M${left} 20V240"/>
    ${target === undefined ? "" : `<path class="target" d="M${left} ${goal}H${left + width}"/>
    <text x="${left + width}" y="${goal - 7}" text-anchor="end">${rounded(target, 1)} pt</text>`}
    <path class="line" d="M${line}"/><circle r="9"/>
    <text x="${left + width}" y="${Math.min(zero + 17, 256)}" text-anchor="end">${rounded(right)} ${unit}</text>`;
  const dot = element.querySelector("circle");
  return (point) => {
    const [x, y] = map(point);
    dot.setAttribute("cx", x);
    dot.setAttribute("cy", y);
  };
}

// A curve over time, with a dot that runs along it when a slider has been moved or the button is pressed.
function timeCurve(element, make) {
  const drawing = element.querySelector("svg"), text = element.querySelector("p");
  let course, place, start = null;
  function frame() {
    if (start === null) return;
    const time = (performance.now() - start) / 1000;
    const now = Math.min(time, course.shown);
    place([now, course.value(now)]);
    if (time < course.shown) requestAnimationFrame(frame); else start = null;
  }
  function run() {
    if (wantsLessMotion.matches) return place([course.shown, course.value(course.shown)]);
    const isRunning = start !== null;
    start = performance.now();
    if (!isRunning) requestAnimationFrame(frame);
  }
  element.querySelector("button").addEventListener("click", run);
  whenSeen(drawing, run);
  onSliders(element, (numbers) => {
    const made = make(numbers);
    course = { ...made.course, shown: made.shown };
    const points = Array.from({ length: 241 }, (_, index) => {
      const time = made.shown * index / 240;
      return [time, course.value(time)];
    });
    const values = points.map((point) => point[1]);
    place = plot(drawing, { points, right: made.shown, target: made.target, unit: "s",
      top: Math.max(...values, (made.target || 1) * 1.15), bottom: Math.min(...values, 0) });
    text.textContent = made.text;
    showCode(element, made.code);
    run();
  });
}

const springCurve = (element) => timeCurve(element, ({ duration, bounce, velocity }) => {
  const damping = dampingFraction(bounce), course = springCourse({ response: duration, dampingFraction: damping }, 0, 200, velocity);
  return { course, shown: Math.min(course.duration, 3), target: 200,
    text: `At rest after ${rounded(course.duration)} s. Its response is ${duration} s, its damping fraction ${rounded(damping, 3)}.`,
    code: `let spring = Spring(duration: ${duration}, bounce: ${bounce})
spring.value(at: 0.1, from: 0.0, to: 200, initialVelocity: ${velocity})  // ${rounded(course.value(0.1))}` };
});

const decayCurve = (element) => timeCurve(element, ({ deceleration, velocity }) => {
  const course = decayCourse(deceleration, 0, velocity);
  return { course, shown: Math.min(course.duration || 1, 5), target: course.destination,
    text: `It comes to rest at ${rounded(course.destination, 1)} pt, after ${rounded(course.duration)} s.`,
    code: `let decay = Decay(deceleration: ${deceleration})
decay.destination(from: 0.0, initialVelocity: ${velocity})  // ${rounded(course.destination)}` };
});

const bandCurve = (element) => onSliders(element, ({ coefficient, dimension, finger }) => {
  const band = { coefficient, dimension };
  const points = Array.from({ length: 121 }, (_, index) => [index * 5, stretched(band, index * 5)]);
  const place = plot(element.querySelector("svg"), { points, right: 600, top: 400, bottom: 0, target: dimension <= 400 ? dimension : undefined, unit: "pt" });
  place([finger, stretched(band, finger)]);
  element.querySelector("p").textContent =
    `The finger is ${finger} pt beyond the limit, the value ${rounded(stretched(band, finger), 1)} pt, and never ${dimension} pt.`;
  showCode(element, `let band = RubberBand(coefficient: ${coefficient}, dimension: ${dimension})
band.stretched(${finger})  // ${rounded(stretched(band, finger))}`);
});

// A recording of the framework for each pair of numbers.
async function grid(element) {
  const answer = await fetch(`/play/grids/${element.dataset.source}.json`);
  if (!answer.ok) return element.remove();
  const page = await answer.json(), [drawing, sliders] = ["svg", ".sliders"].map((name) => element.querySelector(name));
  for (const { name, unit, values, start } of page.sliders.toReversed()) {
    const label = document.createElement("label"), input = document.createElement("input");
    label.append(`${name[0].toUpperCase()}${name.slice(1)} `, document.createElement("output"), input);
    Object.assign(input, { type: "range", name, min: 0, max: values.length - 1, value: start, choices: values });
    input.dataset.unit = unit === "°" ? unit : unit && ` ${unit}`;
    sliders.prepend(label);
  }
  const [width, height] = page.item, corner = page.isRound ? width / 2 : 6;
  drawing.setAttribute("viewBox", `0 0 ${page.width} ${page.height}`);
  const circle = ([x, y]) => `<circle class="place" cx="${x}" cy="${y}" r="4"/>`;
  drawing.innerHTML = `<path class="trail"/><path class="string"/>${[page.target, page.anchor].filter(Boolean).map(circle).join("")}<g><rect class="item" x="${-width / 2}" y="${-height / 2}" width="${width}"
    height="${height}" rx="${corner}"/><path class="mark" d="M0 0V${-height / 2 + 4}"/></g>`;
  const [trail, string, item] = [".trail", ".string", "g"].map((name) => drawing.querySelector(name));
  let run = [], start = null;
  const last = () => run.length / 3 - 1;
  // At a fraction between two frames.
  function show(index) {
    const before = Math.floor(index), part = index - before;
    const [x, y, angle] = [0, 1, 2].map((number) => {
      const from = run[before * 3 + number], to = run[Math.min(before + 1, last()) * 3 + number];
      return from + (to - from) * part;
    });
    item.setAttribute("transform", `translate(${x} ${y})rotate(${angle * 180 / Math.PI})`);
    if (page.anchor) string.setAttribute("d", `M${page.anchor.join(" ")}L${x} ${y}`);
  }
  function frame() {
    const index = Math.min((performance.now() - start) / 1000 * page.framesPerSecond, last());
    show(index);
    if (index < last()) requestAnimationFrame(frame); else start = null;
  }
  function play() {
    if (wantsLessMotion.matches) return show(last());
    const isRunning = start !== null;
    start = performance.now();
    if (!isRunning) requestAnimationFrame(frame);
  }
  element.querySelector("button").addEventListener("click", play);
  whenSeen(drawing, play);
  onSliders(element, (numbers) => {
    const [first, second] = page.sliders.map(({ name, values }) => values.indexOf(numbers[name]));
    run = page.runs[first][second];
    const points = Array.from({ length: run.length / 3 }, (_, index) => `${run[index * 3]} ${run[index * 3 + 1]}`);
    trail.setAttribute("d", `M${points.join("L")}`);
    showCode(element, page.code.replace("{0}", page.sliders[0].values[first]).replace("{1}", page.sliders[1].values[second]));
    show(0);
    play();
  });
}

for (const [name, begin] of Object.entries({ stage, spring: springCurve, decay: decayCurve, band: bandCurve, grid })) {
  document.querySelectorAll(`[data-touch=${name}]`).forEach(begin);
}
