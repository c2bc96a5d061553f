// Begins everything on a page that can be touched, by its attribute `data-touch`.
import { bandCurve, decayCurve, springCurve } from "./curves.js";
import { grid } from "./grids.js";
import { stage } from "./stage.js";

for (const [name, begin] of Object.entries({ stage, spring: springCurve, decay: decayCurve, band: bandCurve, grid })) {
  document.querySelectorAll(`[data-touch=${name}]`).forEach(begin);
}
