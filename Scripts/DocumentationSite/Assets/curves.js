// Curves of springs, decays and rubber bands, which follow sliders.
import { dampingFraction, decayCourse, springCourse, stretched } from "./motion.js";
import { onSliders, rounded, showCode, wantsLessMotion, whenSeen } from "./sliders.js";

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

export const springCurve = (element) => timeCurve(element, ({ duration, bounce, velocity }) => {
  const damping = dampingFraction(bounce), course = springCourse({ response: duration, dampingFraction: damping }, 0, 200, velocity);
  return { course, shown: Math.min(course.duration, 3), target: 200,
    text: `At rest after ${rounded(course.duration)} s. Its response is ${duration} s, its damping fraction ${rounded(damping, 3)}.`,
    code: `let spring = Spring(duration: ${duration}, bounce: ${bounce})
spring.value(at: 0.1, from: 0.0, to: 200, initialVelocity: ${velocity})  // ${rounded(course.value(0.1))}` };
});

export const decayCurve = (element) => timeCurve(element, ({ deceleration, velocity }) => {
  const course = decayCourse(deceleration, 0, velocity);
  return { course, shown: Math.min(course.duration || 1, 5), target: course.destination,
    text: `It comes to rest at ${rounded(course.destination, 1)} pt, after ${rounded(course.duration)} s.`,
    code: `let decay = Decay(deceleration: ${deceleration})
decay.destination(from: 0.0, initialVelocity: ${velocity})  // ${rounded(course.destination)}` };
});

export const bandCurve = (element) => onSliders(element, ({ coefficient, dimension, finger }) => {
  const band = { coefficient, dimension };
  const points = Array.from({ length: 121 }, (_, index) => [index * 5, stretched(band, index * 5)]);
  const place = plot(element.querySelector("svg"), { points, right: 600, top: 400, bottom: 0, target: dimension <= 400 ? dimension : undefined, unit: "pt" });
  place([finger, stretched(band, finger)]);
  element.querySelector("p").textContent =
    `The finger is ${finger} pt beyond the limit, the value ${rounded(stretched(band, finger), 1)} pt, and never ${dimension} pt.`;
  showCode(element, `let band = RubberBand(coefficient: ${coefficient}, dimension: ${dimension})
band.stretched(${finger})  // ${rounded(stretched(band, finger))}`);
});
