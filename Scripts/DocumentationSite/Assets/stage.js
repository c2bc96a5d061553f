// A card that is dragged and thrown.
import { dampingFraction, decayCourse, springCourse, stretched, throwCourse, unstretched } from "./motion.js";
import { onSliders, showCode, wantsLessMotion, whenSeen } from "./sliders.js";

// The velocity of a pointer: the slope of the line through its last 0.05 s.
function velocity(trail, axis) {
  const last = trail.at(-1), recent = trail.filter(({ time }) => last.time - time <= 0.05);
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const time = mean(recent.map((sample) => sample.time)), place = mean(recent.map((sample) => sample[axis]));
  const spread = mean(recent.map((sample) => (sample.time - time) ** 2));
  return spread > 0 ? mean(recent.map((sample) => (sample.time - time) * (sample[axis] - place))) / spread : 0;
}

export function stage(element) {
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
    const parts = event.getCoalescedEvents?.() ?? [];
    for (const part of parts.length ? parts : [event]) {
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
