// Recordings between which sliders choose.
import { onSliders, showCode, wantsLessMotion, whenSeen } from "./sliders.js";

// A recording of the framework for each pair of numbers.
export async function grid(element) {
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
